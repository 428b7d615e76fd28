/**
 * `npm run dev`: database, backend and browser programs with hot reload, at one address.
 * `npm run dev -w remotes/student` gives `student`: that remote alone, without the shell, at a port of its own.
 */
import { join } from 'node:path';
import { type Config, readConfig } from '../backend/app/config.ts';
import { listen } from '../backend/app/listen.ts';
import { asOperatorError } from '../backend/app/operator-error.ts';
import { startEmbeddedPostgres } from '../backend/platform/db/embedded/index.ts';
import { keepBackend } from './dev/backend.ts';
import { aloneConfig, wholeConfig, writeDevRemotes } from './dev/programs.ts';
import { watchTree } from './dev/watch-tree.ts';
import { startWeb } from './dev/web.ts';
import { type RemoteName, remoteNames } from './federation/programs.ts';
import { root, step } from './steps.ts';

/** What must be closed, the last one first. */
const closings: (() => Promise<unknown>)[] = [];
let ending: Promise<void> | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) process.on(signal, () => void end(0));

try {
  await dev(remoteNames.find((name) => name === process.argv[2]));
} catch (error) {
  if (!ending) console.error(asOperatorError(error)?.message.replace('npm start', 'npm run dev') ?? error);
  await end(1);
}

async function dev(alone?: RemoteName): Promise<void> {
  const { dataDir, database, http } = readConfig();
  const port = await freePort(http, alone ? 1 + remoteNames.indexOf(alone) : 0);
  // Held here, it outlives the restarts of the backend, which adopts it.
  if (!database) closings.push((await startEmbeddedPostgres({ dataDir })).stop);
  const folder = join(root, 'dist', alone ? `dev-${alone}` : 'dev');
  const writeList = () => writeDevRemotes(folder, alone ? [] : remoteNames);
  await writeList();
  const backend = keepBackend({ WEB_DIR: folder });
  closings.push(backend.stop);
  const programs = alone ? [aloneConfig(alone, folder)] : wholeConfig(folder);
  const web = await startWeb({ programs, host: http.host, port, backend });
  closings.push(web.stop);

  const stopWatching = watchTree(root, ['backend', 'contracts', 'remotes'], async (paths) => {
    const changed = (pattern: RegExp) => paths.some((path) => pattern.test(path));
    if (changed(/^remotes\/\w+\/remote\.json$/)) await writeList();
    if (changed(/^contracts\/(src|examples)\//)) await generate();
    if (changed(/^(backend|contracts)\//) && (await backend.restart())) console.log('O backend voltou com a mudança.');
  });
  closings.push(stopWatching);

  const [demo] = await Promise.all([backend.started, web.compiled]);
  console.log([...demo, `Lauda em desenvolvimento em http://localhost:${port}`].join('\n'));
}

/** Clients, document and tables follow the contracts. */
async function generate(): Promise<void> {
  const { ok, output } = await step(['scripts/gen.ts'], { limitSeconds: 60 });
  if (!ok) console.error(output);
}

/** The port asked for, `above` it, or any where that is 0. @throws OperatorError where it is taken. */
async function freePort({ port, host, ...http }: Config['http'], above: number): Promise<number> {
  const server = await listen({ ...http, host, port: port && port + above });
  await server.close();
  return server.port;
}

function end(code: number): Promise<void> {
  ending ??= closeAll().finally(() => process.exit(code));
  return ending;
}

async function closeAll(): Promise<void> {
  for (let close = closings.pop(); close; close = closings.pop()) await close();
}
