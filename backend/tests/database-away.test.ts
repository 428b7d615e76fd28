import { expect, test } from '@jest/globals';
import type { Essay, Problem } from '@lauda/contracts';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { startTestApp } from './test-app.ts';

/** A wire to the database that can be cut. @returns the address through it. */
async function wireTo(databaseUrl: string) {
  const url = new URL(databaseUrl);
  const { hostname, port } = url;
  const open = new Set<Socket>();
  let whole = true;
  const wire = createServer((near) => {
    if (!whole) return near.destroy();
    const far = connect(Number(port), hostname);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      open.add(from);
      from.on('error', () => undefined).on('close', () => (open.delete(from), to.destroy()));
      from.pipe(to);
    }
  }).listen(0, '127.0.0.1');
  await once(wire, 'listening');
  url.port = String((wire.address() as AddressInfo).port);
  return {
    url: url.href,
    cut() {
      whole = false;
      for (const socket of open) socket.destroy();
    },
    mend: () => (whole = true),
    end: () => wire.close(),
  };
}

test('§8.82 while the database is away a call is 503 with a message, and afterwards all is as it was', async () => {
  let wire!: Awaited<ReturnType<typeof wireTo>>;
  const app = await startTestApp({}, { through: async (url) => (wire = await wireTo(url)).url });
  try {
    const student = await app.signedIn();
    const { body: essay } = await student.post<Essay>('/api/essays', { examType: 'ENEM', subject: 'Educação' });
    wire.cut();
    for (const call of [() => student.get<Problem>('/api/essays'), () => student.put<Problem>(`/api/essays/${essay.id}`, { title: 'x' })]) {
      const { status, headers, body } = await call();
      expect([status, body.code, Number(headers.get('retry-after'))]).toEqual([503, 'servico-indisponivel', 5]);
      expect(body.message).toBe('O serviço está fora do ar por um instante. Tente de novo em alguns segundos.');
    }
    expect((await student.get('/readyz')).status).toBe(503);
    wire.mend();
    expect((await student.get<Essay[]>('/api/essays')).body.map(({ id, title }) => [id, title])).toEqual([[essay.id, '']]);
    expect((await student.get('/readyz')).status).toBe(200);
  } finally {
    await app.close();
    wire.end();
  }
}, 30_000);
