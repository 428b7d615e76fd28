'use strict';
// npm run dev: installs where needed, then scripts/dev.ts with the project's own Node, which gets each signal once and ends with us.
const { node24 } = require('./node24.cjs');
const { join } = require('path');
const { interrupted, run } = require('./child.cjs');
const { install } = require('./install.cjs');

const root = join(__dirname, '..');
const apart = { cwd: root, detached: process.platform !== 'win32', stdio: ['inherit', 'inherit', 'inherit', 'ipc'] };

async function dev() {
  await install();
  return run(node24(), ['scripts/dev.ts', ...process.argv.slice(2)], apart);
}

dev().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error.message);
    process.exit(interrupted() || 1);
  },
);
