import { afterEach, expect, test } from '@jest/globals';
import { createDatabase, type Database } from '#platform/db/database.ts';
import { statement } from '#platform/db/statement.ts';
import { createLog } from '#platform/log/log.ts';

let db: Database;
afterEach(() => db.destroy());

/** One connection, so that what it keeps can be looked at. */
function connect(options = ''): Database {
  const url = new URL(process.env['TEST_DATABASE_URL']!);
  url.searchParams.set('options', options);
  return (db = createDatabase(url.href, createLog('silent'), { max: 1 }));
}

test('straight to PostgreSQL a statement is parsed once, however often it runs', async () => {
  const double = statement<{ doubled: number }>(connect(), 'select 2 * $1::int as doubled');
  expect([await double(2), await double(21)]).toEqual([[{ doubled: 4 }], [{ doubled: 42 }]]);
  expect((await db.raw('select statement, generic_plans + custom_plans as runs from pg_prepared_statements')).rows).toEqual([
    { statement: 'select 2 * $1::int as doubled', runs: 2 },
  ]);
});

test.each(['UTC', 'America/Sao_Paulo', 'Asia/Kathmandu'])(
  'a moment comes as a date writes it, from a server whose zone is %s',
  async (zone) => {
    const at = statement<{ at: string | null }>(connect(`-c timezone=${zone}`), 'select $1::timestamptz as at');
    for (const moment of ['2026-03-09T18:30:00.000Z', '2026-12-31T23:59:59.120Z', '1999-01-01T00:00:00.007Z']) {
      expect(await at(moment)).toEqual([{ at: moment }]);
    }
    expect(await at('2026-03-09T18:30:00.123987Z')).toEqual([{ at: '2026-03-09T18:30:00.123Z' }]);
    expect(await at(null)).toEqual([{ at: null }]);
  },
);

test('a statement that fails gives its connection back', async () => {
  const divide = statement<{ quotient: number }>(connect(), 'select 1 / $1::int as quotient');
  await expect(divide(0)).rejects.toMatchObject({ code: '22012' });
  expect(await divide(1)).toEqual([{ quotient: 1 }]);
});
