import { type RawBuilder, raw } from 'objection';

/** An essay's version is its `updatedAt`, which PostgreSQL keeps to the microsecond and a program knows to the millisecond. */
const version = "date_trunc('milliseconds', updated_at)";

/** Holds for the version that a text was written upon; for every one where none is named. */
export const isVersion = (basedOn?: string): RawBuilder =>
  raw(`${version} = coalesce(?::timestamptz, ${version})`, basedOn ? new Date(basedOn) : null);

/** The `updatedAt` of a text that changes: another one even within a millisecond, or by a clock that was set back. */
export const nextVersion = (now: Date): RawBuilder => raw(`greatest(?::timestamptz, ${version} + interval '1 millisecond')`, now);
