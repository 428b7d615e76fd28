import { essayGroups, type EssaySummary, type listEssays, type Viewer } from '@lauda/contracts';
import type { z } from 'zod';
import type { Database } from '#platform/db/database.ts';
import { statement } from '#platform/db/statement.ts';
import type { Listed } from '#platform/http/operation-router.ts';
import { summaryColumns } from './model.ts';

type Asked = z.output<typeof listEssays.query> & { page: number; pageSize: number };

const columns = summaryColumns
  .map((name) => `${name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)} as "${name}"`)
  .join(', ');
const owned = 'from essays.essays where user_id = $1 and deleted_at is null';
const grouped = `${owned} and status = any($2)`;
/** One trip for a page and how many there are in all; the index `essays_of_user` gives the order and the number. */
const pageOf = (which: string, limit: string) =>
  `select ${columns}, (select count(*) ${which}) as total ${which} order by updated_at desc, id ${limit}`;

/** The list of a person's essays: what every visit asks for, so its text is not built anew each time. */
export function essaysList(db: Database) {
  const find = statement<EssaySummary & { total: number }>(db, pageOf(owned, 'limit $2 offset $3'));
  const findIn = statement<EssaySummary & { total: number }>(db, pageOf(grouped, 'limit $3 offset $4'));
  const count = statement<{ total: number }>(db, `select count(*) as total ${owned}`);
  const countIn = statement<{ total: number }>(db, `select count(*) as total ${grouped}`);

  return async ({ id }: Viewer, { group, page, pageSize }: Asked): Promise<Listed<EssaySummary[]>> => {
    const whose = group ? [id, essayGroups[group]] : [id];
    const offset = (page - 1) * pageSize;
    const rows = await (group ? findIn : find)(...whose, pageSize, offset);
    // A page past the end has no row to tell the total.
    const told = rows[0] ?? (offset ? (await (group ? countIn : count)(...whose))[0] : undefined);
    return { items: rows, total: told?.total ?? 0 };
  };
}
