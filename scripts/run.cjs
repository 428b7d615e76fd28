'use strict';
// Placeholder until the start scripts land: runs a TypeScript script with the packaged Node.
const { spawnSync } = require('node:child_process');
const { join } = require('node:path');
const node = join(__dirname, '..', 'node_modules', '.bin', 'node');
const { status } = spawnSync(node, process.argv.slice(2), { stdio: 'inherit' });
process.exit(status ?? 1);
