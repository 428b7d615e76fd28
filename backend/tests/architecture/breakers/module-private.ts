// as backend/modules/auth/planted.ts
export type Row = import('#modules/users/model.ts').Row;
// as backend/modules/users/model.ts
export type Row = { id: string };
