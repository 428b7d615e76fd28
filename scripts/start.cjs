'use strict';
// npm start: installs, checks the settings, builds what changed, serves. One word at a time on stderr; the server's own on stdout.
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
  const checked = await run(node, [...leash('SIGTERM'), 'backend/app/main.ts', '--check-config'], apart);
  if (checked !== 0) return checked;
  if (!existsSync(join(root, 'dist', 'web', 'remotes.json'))) console.error('Construindo as páginas (na primeira vez, alguns segundos)…');
  const built = await run(node, [...leash('SIGTERM'), 'scripts/build.ts'], apart);
  if (built !== 0) return built;
  console.error('Iniciando o servidor…');
  return run(node, ['backend/app/main.ts'], apart);
}

start().then((code) => process.exit(code), (error) => {
  console.error(error.message);
  process.exit(interrupted() || 1);
});
