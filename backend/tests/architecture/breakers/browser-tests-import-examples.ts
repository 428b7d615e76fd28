// as remotes/student/src/planted.test.ts
import { openApiDocument } from '@lauda/contracts/document';
export const made = openApiDocument;
// as contracts/src/document.ts
export const openApiDocument = 1;
