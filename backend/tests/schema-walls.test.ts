import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestApp, type TestApp } from './test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const trespassing = `select c.conname from pg_constraint c
  join pg_class own on own.oid = c.conrelid join pg_class other on other.oid = c.confrelid
  where c.contype = 'f' and own.relnamespace <> other.relnamespace`;

test('no foreign key leaves its module’s schema', async () => {
  expect((await app.db.raw(trespassing)).rows).toEqual([]);
});

test('the query finds a key that does', async () => {
  await app.db.raw('create table essays.breaker (user_id uuid references users.users (id))');
  expect((await app.db.raw(trespassing)).rows).toEqual([{ conname: 'breaker_user_id_fkey' }]);
  await app.db.raw('drop table essays.breaker');
});

test('each module that has tables keeps them in the schema of its own name', async () => {
  const modules = Object.keys(JSON.parse(readFileSync(join(process.cwd(), 'backend/modules/boundaries.json'), 'utf8')));
  const keepers = modules.filter((name) => existsSync(join(process.cwd(), 'backend/modules', name, 'migrations')));
  const { rows } = await app.db.raw(
    "select distinct table_schema as schema from information_schema.tables where table_schema not in ('pg_catalog', 'information_schema')",
  );
  expect(rows.map(({ schema }: { schema: string }) => schema).toSorted()).toEqual([...keepers, 'public', 'queue'].toSorted());
});
