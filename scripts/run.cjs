'use strict';
// node scripts/run.cjs FILE.ts ARGS…: runs a script with the project's own Node, installing first where needed.
const { node24 } = require('./node24.cjs');
const { interrupted, run } = require('./child.cjs');
const { install } = require('./install.cjs');

async function main() {
  await install();
  return run(node24(), process.argv.slice(2), { stdio: 'inherit' });
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error.message);
    process.exit(interrupted() || 1);
  },
);
