import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const main = join(process.cwd(), 'backend', 'app', 'main.ts');

/** The product as a process of its own, with these settings alone; `said` grows as it speaks. */
export async function startServer(settings: Record<string, string>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'lauda-process-'));
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, PORT: '0', RATE_LIMITS: 'off', ...settings };
  const child = spawn(process.execPath, [main], { env, stdio: ['ignore', 'pipe', 'pipe'] });
  const said = { out: '', err: '' };
  child.stdout.on('data', (text) => (said.out += text));
  child.stderr.on('data', (text) => (said.err += text));
  const address = await until(() => /pronta em (http:\S+)|trabalhador (pronto)/.exec(said.out)?.slice(1).find(Boolean), child, said);
  return {
    address,
    said,
    child,
    async stop() {
      if (child.exitCode === null && !child.signalCode) {
        child.kill('SIGKILL');
        await once(child, 'exit');
      }
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function until(find: () => string | undefined, child: ChildProcess, said: { err: string }): Promise<string> {
  for (let found = find(); ; found = find()) {
    if (found) return found;
    if (child.exitCode !== null) throw new Error(`it ended: ${said.err}`);
    await sleep(50);
  }
}
