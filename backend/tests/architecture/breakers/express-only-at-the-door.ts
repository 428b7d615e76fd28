// as backend/modules/users/planted-request.ts
import type { Request } from 'express';
export type Asked = Request;
// as node_modules/express/index.js
module.exports = {};
