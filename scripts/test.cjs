'use strict';
// npm test: installs where needed, then scripts/test.ts with the project's own Node. The last line is the count, whatever happens.
const { node24 } = require('./node24.cjs');
const { join } = require('path');
const { interrupted, run } = require('./child.cjs');
const { install } = require('./install.cjs');

async function main() {
  await install();
  return run(node24(), [join('scripts', 'test.ts')], { cwd: join(__dirname, '..'), stdio: 'inherit' });
}

main().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error.message);
    console.log('0 passed, 1 failed');
    process.exit(interrupted() || 1);
  },
);
