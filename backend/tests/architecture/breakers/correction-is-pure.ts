// as backend/correction/planted.ts
import { readFileSync } from 'node:fs';
export const model = readFileSync('model.json');
