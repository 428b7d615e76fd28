// as hosts/shell/src/planted-button.ts
export const button = () => import('antd');
// as node_modules/antd/index.js
exports.Button = 1;
