import pg from 'pg';

const [bigintOid, timestamptzOid] = [20, 1184];
const utc = /^(\d{4}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d{1,6}))?\+00$/;

/** count(*) is a bigint, which pg gives as text; none of ours passes 2^53. */
export const types = { getTypeParser };

/** As `types`, with moments as ISO text: 100 of them cost a page of a list more as dates than its query. */
export const momentsAsText = {
  getTypeParser: (oid: number, format?: string) => (oid === timestamptzOid ? isoMoment : getTypeParser(oid, format)),
};

function getTypeParser(oid: number, format?: string) {
  return oid === bigintOid ? Number : pg.types.getTypeParser(oid, format as 'text');
}

/** PostgreSQL's text of a moment as `Date` writes it: in UTC, to the millisecond. */
function isoMoment(text: string): string {
  const [, day, time, fraction = ''] = utc.exec(text) ?? [];
  // A server whose own zone is another writes with that one's offset.
  return day ? `${day}T${time}.${fraction.slice(0, 3).padEnd(3, '0')}Z` : (parseMoment(text) as Date).toISOString();
}

const parseMoment = pg.types.getTypeParser(timestamptzOid, 'text');
