'use strict';
// npm start: installs, checks the settings, builds what changed, serves. Only what takes long says a word, on stderr.
const { node24 } = require('./node24.cjs');
const { existsSync } = require('fs');
const { join } = require('path');
const { interrupted, leash, run } = require('./child.cjs');
const { install } = require('./install.cjs');

const root = join(__dirname, '..');

// Apart from our process group, so that each gets a signal from us alone and once; the channel tells it that we are gone.
const apart = { cwd: root, detached: process.platform !== 'win32', stdio: ['inherit', 'inherit', 'inherit', 'ipc'] };

async function start() {
  await install();
  const node = node24();
  const firstBuild = !existsSync(join(root, 'dist', 'web', 'remotes.json'));
  const prepared = (firstBuild && (await checkSettings(node))) || (await build(node));
  if (prepared !== 0) return prepared;
  return run(node, ['backend/app/main.ts'], apart);
}

/** The server reads them first of all anyway; a long build should not come before that. */
const checkSettings = (node) => run(node, [...leash('SIGTERM'), 'backend/app/main.ts', '--check-config'], apart);

/** It tells, on stderr, what it has to build. */
const build = (node) => run(node, [...leash('SIGTERM'), 'scripts/build.ts'], { ...apart, stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });

start().then(
  (code) => process.exit(code),
  (error) => {
    console.error(error.message);
    process.exit(interrupted() || 1);
  },
);
