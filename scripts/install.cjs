'use strict';
require('./node24.cjs');
const { createHash } = require('crypto');
const { mkdirSync, readFileSync, rmSync, writeFileSync } = require('fs');
const { dirname, join } = require('path');
const { interrupted, leash, run } = require('./child.cjs');

const root = join(__dirname, '..');
const mark = join(root, 'node_modules', '.lauda-lock');
const turn = join(root, '.cache', 'install.pid');
const patienceMs = 15 * 60_000;

/**
 * Makes node_modules fit package-lock.json; does nothing when it already does. No install script runs: none is needed.
 * Of several at once one installs and the others wait.
 */
exports.install = async () => {
  if (fits()) return;
  await takeTurn();
  try {
    if (!fits()) await npmCi();
  } finally {
    rmSync(turn, { force: true });
  }
};

/** Our mark tells; without it (somebody ran npm by hand) what npm noted of its work is compared, package by package. */
function fits() {
  if (read(mark) === signature()) return true;
  const installed = JSON.parse(read(join(root, 'node_modules', '.package-lock.json')) || '{"packages":{}}').packages;
  const locked = JSON.parse(read(join(root, 'package-lock.json'))).packages;
  const differs = ([path, entry]) => path && (installed[path] ? installed[path].version !== entry.version : isWanted(entry));
  if (Object.entries(locked).some(differs)) return false;
  leaveMark();
  return true;
}

const isWanted = ({ optional, os = [], cpu = [], libc = ['glibc'] }) =>
  !optional || (os.includes(process.platform) && cpu.includes(process.arch) && libc.includes('glibc'));

async function npmCi() {
  console.error('Instalando as dependências (na primeira vez, cerca de um minuto)…');
  let output = '';
  const code = await run(...npm(['ci', '--ignore-scripts', '--include=dev', '--include=optional', '--no-audit', '--no-fund']), (child) => {
    if (child.pid) writeFileSync(turn, String(child.pid)); // were we killed, npm might still go on
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text) => {
        output = (output + text).slice(-4000);
      });
  });
  if (interrupted()) throw new Error('Instalação interrompida.');
  if (code !== 0)
    throw new Error(
      `A instalação das dependências falhou (npm ci saiu com ${code}); as últimas linhas do npm:\n${output.trim().split('\n').slice(-12).join('\n')}`,
    );
  leaveMark();
}

/**
 * The npm that started us, else the one in PATH. Apart from our process group: it gets signals from us alone, and only
 * the hardest, since npm goes on for half a minute after any other; an `npm ci` cut short is made anew by the next.
 */
function npm(args) {
  const windows = process.platform === 'win32';
  const options = { cwd: root, detached: !windows, stdio: ['ignore', 'pipe', 'pipe', 'ipc'], killSignal: 'SIGKILL' };
  const cli = process.env.npm_execpath || '';
  if (/npm-cli\.js$/.test(cli)) return [process.execPath, [...leash('SIGKILL'), cli, ...args], options];
  return ['npm', args, { ...options, stdio: ['ignore', 'pipe', 'pipe'], shell: windows }];
}

async function takeTurn() {
  mkdirSync(dirname(turn), { recursive: true });
  for (let waited = 0; waited < patienceMs && !interrupted(); waited += 500) {
    if (isMine()) return;
    if (waited === 500) console.error('Outra instalação está em curso; esperando por ela…');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`Outra instalação não terminou: se não houver nenhuma, remova ${turn} e tente de novo.`);
}

function isMine() {
  try {
    writeFileSync(turn, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
    if (!isAlive(Number(read(turn)))) rmSync(turn, { force: true }); // its process was killed: the next try gets it
    return false;
  }
}

function isAlive(pid) {
  try {
    return pid === 0 || process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
}

function leaveMark() {
  try {
    writeFileSync(mark, signature());
  } catch {} // a folder that may not be written is compared again at the next start
}

const signature = () =>
  `${process.platform}-${process.arch} ${createHash('sha256')
    .update(read(join(root, 'package-lock.json')))
    .digest('hex')}`;

function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

if (require.main === module)
  exports.install().catch((error) => {
    console.error(error.message);
    process.exitCode = interrupted() || 1;
  });
