import { createHash } from 'node:crypto';
import { type SessionData, Store } from 'express-session';
import type { Role, Viewer } from '@lauda/contracts';
import type { UsersApi } from '#modules/users/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';

const dayMs = 24 * 3600 * 1000;
export const sessionMs = 30 * dayMs;
const touchEveryMs = 5 * 60 * 1000;

declare module 'express-session' {
  interface SessionData {
    passport?: { user: string };
    /** Who the session is of, found with it in one query; never stored. */
    viewer?: Viewer;
    lastSeenAt?: number;
  }
}

type Row = { userId: string; expiresAt: Date; lastSeenAt: Date; role: Role };
type Done<T> = (error: unknown, session?: T) => void;

/**
 * Sessions in PostgreSQL, ours because they are listed, ended one by one and read with their person in
 * one query: a suspended person is out at the next call. Only signed-in sessions are kept.
 * The join into `users` is the one read across schemas, for every request needs both.
 */
export class SessionStore extends Store {
  readonly #db: Database;
  readonly #clock: Clock;
  readonly #users: UsersApi;

  constructor({ db, clock, users }: { db: Database; clock: Clock; users: UsersApi }) {
    super();
    this.#db = db;
    this.#clock = clock;
    this.#users = users;
  }

  override get(sid: string, done: Done<SessionData | null>): void {
    const found = this.#db('auth.sessions as s')
      .join('users.users as u', 'u.id', 's.userId')
      .where({ 's.idHash': hashOf(sid) })
      .where('s.expiresAt', '>', this.#clock.now())
      .whereNot({ 'u.status': 'suspended' })
      .first<Row | undefined>('s.userId', 's.expiresAt', 's.lastSeenAt', 'u.role');
    found.then((row) => (row ? asSession(row) : null)).then((session) => done(null, session), done);
  }

  override set(sid: string, session: SessionData, done?: Done<void>): void {
    const userId = session.passport?.user;
    if (!userId) return void done?.(null);
    this.#keep(hashOf(sid), userId).then(() => done?.(null), done);
  }

  async #keep(idHash: Buffer, userId: string): Promise<void> {
    const expiresAt = this.#expiry();
    const now = this.#clock.now();
    await this.#db.transaction(async (trx) => {
      // Removed while signing in: the next call finds no session.
      if (!(await this.#users.stillThere(trx, userId))) return;
      const row = { idHash, userId, expiresAt, createdAt: now, lastSeenAt: now };
      await trx('auth.sessions').insert(row).onConflict('idHash').merge({ userId, expiresAt, lastSeenAt: now });
    });
    // Whoever signs in sweeps what has expired: the table holds living sessions and no more.
    await this.#db('auth.sessions').where('expiresAt', '<', now).del();
  }

  /** Called at the end of every request; writes at most every five minutes. */
  override touch(sid: string, session: SessionData, done?: () => void): void {
    const now = this.#clock.now();
    if (now.getTime() - (session.lastSeenAt ?? 0) < touchEveryMs) return done?.();
    const written = this.#db('auth.sessions')
      .where({ idHash: hashOf(sid) })
      .update({ lastSeenAt: now, expiresAt: this.#expiry() });
    // A session that could not be touched is still good; the next request tries again.
    written.then(
      () => done?.(),
      () => done?.(),
    );
  }

  override destroy(sid: string, done?: Done<void>): void {
    this.#db('auth.sessions')
      .where({ idHash: hashOf(sid) })
      .del()
      .then(() => done?.(null), done);
  }

  #expiry(): Date {
    return new Date(this.#clock.now().getTime() + sessionMs);
  }
}

function asSession(row: Row): SessionData {
  const { userId, role, lastSeenAt } = row;
  const cookie = { originalMaxAge: sessionMs, expires: row.expiresAt } as SessionData['cookie'];
  return { cookie, passport: { user: userId }, viewer: { id: userId, role }, lastSeenAt: lastSeenAt.getTime() };
}

const hashOf = (sid: string): Buffer => createHash('sha256').update(sid).digest();
