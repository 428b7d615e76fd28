// as remotes/student/src/planted-row.ts
export type { Row } from '../../../backend/modules/planted-row.ts';
// as backend/modules/planted-row.ts
export type Row = string;
