'use strict';
// Read by whatever Node the machine has: no syntax newer than what the oldest can parse, so that it can be told so.
if (Number(process.versions.node.split('.')[0]) < 20) {
  console.error(
    'Lauda precisa do Node 20 ou mais novo, e este é o ' +
      process.versions.node +
      ': instale o atual em https://nodejs.org e tente de novo.',
  );
  process.exit(1);
}

const { spawnSync } = require('child_process');
const { join } = require('path');

/** Path of a Node that strips TypeScript types: the one among the packages if it runs here, else our own if it is new enough. */
exports.node24 = () => {
  const system = process.platform === 'win32' ? 'win' : process.platform;
  const folder = join(__dirname, '..', 'node_modules', `node-${system}-${process.arch}`, 'bin');
  const packaged = join(folder, system === 'win' ? 'node.exe' : 'node');
  if (isNode24(spawnSync(packaged, ['--version'], { encoding: 'utf8' }).stdout)) return packaged;
  if (isNode24(process.version)) return process.execPath;
  throw new Error(
    `Não há um Node 24 pronto para ${process.platform}-${process.arch}: instale o Node 24 em https://nodejs.org e tente de novo com ele.`,
  );
};

const isNode24 = (version) => Number(/^v(\d+)/.exec(version || 'v0')[1]) >= 24;
