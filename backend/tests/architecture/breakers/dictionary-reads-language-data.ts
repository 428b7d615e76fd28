// as backend/correction/language/dictionary.ts
import { get } from 'node:https';
export const fetched = get('https://example.com');
