import type { AddressInfo } from 'node:net';
import type { OfferSettings } from '#modules/billing/index.ts';
import { createHttpServer } from '#platform/http/server.ts';
import { createLog } from '#platform/log/log.ts';
import { createTestDatabase } from '#platform/testing/test-database.ts';
import { createContainer, type Parts } from '../app/container.ts';
import { createHttp } from '../app/http.ts';
import { Client } from './client.ts';
import { newPerson, type Person } from './people.ts';

const session = { secret: 'a secret that is only for the tests', secureCookie: false };
const silent = createLog('silent');
/** Nothing is promoted, quoted or counted for show. */
const plainOffer: OfferSettings = {
  demo: false,
  promotion: { on: true, endsAt: undefined },
  testimonials: undefined,
  teacherSupport: false,
};

export type TestApp = Awaited<ReturnType<typeof startTestApp>>;

/** A database of its own, migrated, for a test that starts processes itself. */
const migratedDatabase = () =>
  createTestDatabase(async (url) => {
    const container = createContainer({ database: { url, directUrl: url }, session, rateLimits: false, offer: plainOffer, log: silent });
    await container.prepare({ demo: false });
    await container.db.destroy();
  });

/** `through` puts something between the backend and its database: it is given the address and gives the one to use. */
type Circumstances = {
  log?: typeof silent;
  rateLimits?: boolean;
  offer?: Partial<OfferSettings>;
  through?: (url: string) => Promise<string>;
};

/** The whole backend over HTTP on a database of its own; no live worker: `drain` does the waiting jobs. */
export async function startTestApp(parts: Parts = {}, { log = silent, rateLimits = false, offer, through }: Circumstances = {}) {
  const url = await migratedDatabase();
  const database = { url: (await through?.(url)) ?? url, directUrl: url };
  const container = createContainer({ database, session, rateLimits, offer: { ...plainOffer, ...offer }, log }, parts);
  await container.jobs.open();
  const app = createHttp({ config: { http: { port: 0, host: '127.0.0.1', trustProxy: 0, publicUrl: undefined } }, container, log });
  const server = createHttpServer(app).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url,
    origin,
    container,
    db: container.db,
    drain: container.jobs.drain,
    stranger: () => new Client(origin),
    /** Someone new, signed in over HTTP. */
    async signedIn(person: Partial<Person> = {}): Promise<Client & { person: Person }> {
      const made = await newPerson(container.db, person);
      const client = new Client(origin);
      await client.post('/api/auth/signin', { email: made.email, password: made.password });
      return Object.assign(client, { person: made });
    },
    /** App, queue, pool: in that order. */
    async close(): Promise<void> {
      await new Promise((resolve) => server.close(resolve).closeAllConnections());
      await container.close();
    },
  };
}
