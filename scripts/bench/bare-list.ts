/** The page that the product gives first: 50 summaries and how many there are, in one statement. */
export const listSql = `select id, status, exam_type as "examType", exam_board as "examBoard", institution, position, subject, theme, title, grade,
    max_score as "maxScore", created_at as "createdAt", updated_at as "updatedAt",
    (select count(*)::int from essays.essays where user_id = $1 and deleted_at is null) as total
  from essays.essays where user_id = $1 and deleted_at is null order by updated_at desc, id limit 50`;

type Row = { total: number };

/** Takes the total out of the rows. */
export function pageOf(rows: Row[]): { items: object[]; total: number } {
  return { items: rows.map(({ total: _total, ...summary }) => summary), total: rows[0]?.total ?? 0 };
}
