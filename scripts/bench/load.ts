import autocannon from 'autocannon';
import { counts } from './fill.ts';
import { cookieOf } from './sessions.ts';

export type Load = { url: string; connections: number; seconds: number; firstPerson: number };
/** Milliseconds, and answers that were not 200. */
export type Figures = { perSecond: number; p50: number; p99: number; failed: number };

/** Sessions that one connection goes through, over and over. */
const sessionsPerConnection = 40;

/** A process of its own: making load takes nothing from the thread that answers. */
process.on('message', (load: Load) => void run(load).then((figures) => process.send!(figures)));
process.once('disconnect', () => process.exit(0));

async function run({ url, connections, seconds, firstPerson }: Load): Promise<Figures> {
  let person = firstPerson;
  const nextRequest = () => ({ method: 'GET' as const, headers: { cookie: cookieOf(1 + (person++ % counts.users)) } });
  const times: number[] = [];
  let failed = 0;
  const setupClient = (client: autocannon.Client): void => {
    client.setRequests(Array.from({ length: sessionsPerConnection }, nextRequest));
    client.on('response', (status, _bytes, ms) => {
      if (status === 200) times.push(ms);
      else failed++;
    });
  };
  const started = performance.now();
  const { errors, timeouts } = await autocannon({ url, connections, duration: seconds, setupClient });
  const elapsed = (performance.now() - started) / 1000;
  times.sort((one, other) => one - other);
  const percentile = (share: number): number => times[Math.floor(times.length * share)] ?? Infinity;
  return { perSecond: times.length / elapsed, p50: percentile(0.5), p99: percentile(0.99), failed: failed + errors + timeouts };
}
