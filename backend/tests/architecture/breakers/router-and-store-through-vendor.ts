// as remotes/admin/src/planted-link.ts
export { Link } from 'react-router-dom';
// as node_modules/react-router-dom/index.js
exports.Link = 1;
