import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chmod, chown, mkdir, readFile, realpath, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { codeOf, EmbeddedPostgresError } from './error.ts';
import { makeAside } from './make-aside.ts';

/** `data` is PostgreSQL's own folder; `runAs` is who must run it (nobody in particular: whoever we are). */
export type Cluster = { data: string; password: string; runAs: { uid?: number; gid?: number } };

type Options = { dataDir: string; initdb: string; durable: boolean };

/**
 * How PostgreSQL is told its folder: on Linux it is put into it and told "here", so that the folders above it may be
 * closed to the user it runs as.
 */
export const here = (data: string): string => (process.platform === 'linux' ? '/proc/self/cwd' : data);

/** Nothing of our own environment reaches PostgreSQL; its messages stay in English, since some are looked for. */
export const environment = { LC_ALL: 'C', PATH: '/usr/bin:/bin' };

/** The cluster in `dataDir`/postgres, made if it is not there: UTF-8, Brazilian collation, a random password kept beside it. */
export async function openCluster({ dataDir, initdb, durable }: Options): Promise<Cluster> {
  try {
    await mkdir(dataDir, { recursive: true });
    const folder = join(await realpath(dataDir), 'postgres');
    const data = join(folder, 'data');
    if (!(await stat(folder).catch(() => undefined))) await makeAside(folder, (fresh) => create(fresh, initdb, durable));
    const { uid, gid } = await stat(data);
    const password = (await readFile(join(folder, 'password'), 'utf8')).trim();
    return { data, password, runAs: process.getuid?.() === 0 ? { uid, gid } : {} };
  } catch (error) {
    const code = codeOf(error) ?? '';
    if (['EACCES', 'EPERM', 'EROFS'].includes(code))
      throw new EmbeddedPostgresError(`Sem permissão em ${dataDir}: ajuste o dono da pasta, ou aponte DATA_DIR para outra.`);
    if (['EEXIST', 'ENOTDIR'].includes(code))
      throw new EmbeddedPostgresError(`DATA_DIR=${dataDir} não é uma pasta. Exemplo: DATA_DIR=./.data`);
    if (code === 'ENOSPC') throw new EmbeddedPostgresError(`Não há espaço em disco para o banco de dados em ${dataDir}.`);
    throw error;
  }
}

async function create(folder: string, initdb: string, durable: boolean): Promise<void> {
  const [data, password] = [join(folder, 'data'), join(folder, 'password')];
  await mkdir(data, { mode: 0o700 });
  await writeFile(password, `${randomBytes(24).toString('base64url')}\n`, { mode: 0o600 });
  const nobody = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : undefined; // PostgreSQL refuses to run as root
  if (nobody) await Promise.all([data, password].map((path) => chown(path, nobody.uid, nobody.gid)));
  await chmod(folder, 0o711); // initdb reads ../password without being able to list the folder
  const locale = ['--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=pt-BR'];
  const access = ['--username=lauda', '--auth=scram-sha-256', '--pwfile=../password'];
  const argv = ['-D', here(data), ...locale, ...access, ...(durable ? [] : ['--no-sync'])];
  await promisify(execFile)(initdb, argv, { cwd: data, env: environment, ...nobody }).catch(explain);
}

function explain(error: Error & { stderr?: string }): never {
  const cause = error.stderr?.trim() || error.message;
  const anonymous = /look up effective user/.test(cause);
  throw new EmbeddedPostgresError(
    anonymous
      ? 'O usuário deste processo não tem linha em /etc/passwd, e o PostgreSQL embutido precisa dela: acrescente a linha, ou aponte DATABASE_URL para um PostgreSQL seu.'
      : `O PostgreSQL embutido não pôde criar o banco de dados (${cause.split('\n').at(-1)}): aponte DATABASE_URL para um PostgreSQL seu.`,
  );
}
