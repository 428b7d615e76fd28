import { hash } from 'node:crypto';
import type { RequestHandler } from 'express';
import { type CookieOptions, type SessionData, Store } from 'express-session';
import type { Role, Viewer } from '@lauda/contracts';
import type { UsersApi } from '#modules/users/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { statement } from '#platform/db/statement.ts';
import type { Log } from '#platform/log/log.ts';

const dayMs = 24 * 3600 * 1000;
export const sessionMs = 30 * dayMs;
const renewEveryMs = 5 * 60 * 1000;

declare module 'express-session' {
  interface SessionData {
    passport?: { user: string };
    /** Who the session is of, found with it in one query; never stored. */
    viewer?: Viewer;
    /** Of a session that was found: writing to it prolongs row and cookie. */
    lastSeenAt?: number;
  }
}

type Row = { userId: string; expiresAt: string; lastSeenAt: string; role: Role };
const findSql = `select s.user_id as "userId", s.expires_at as "expiresAt", s.last_seen_at as "lastSeenAt", u.role
  from auth.sessions s join users.users u on u.id = s.user_id
  where s.id_hash = $1 and s.expires_at > $2 and u.status <> 'suspended'`;

type Needs = { db: Database; clock: Clock; users: UsersApi; cookie: CookieOptions; log: Log };
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
  readonly #cookie: CookieOptions;
  readonly #log: Log;
  readonly #find: (...values: unknown[]) => Promise<Row[]>;

  constructor({ db, clock, users, cookie, log }: Needs) {
    super();
    this.#db = db;
    this.#clock = clock;
    this.#users = users;
    this.#cookie = cookie;
    this.#log = log;
    this.#find = statement<Row>(db, findSql);
  }

  override get(sid: string, done: Done<SessionData | null>): void {
    this.#find(hashOf(sid), this.#clock.now()).then(([row]) => done(null, row ? this.#asSession(row) : null), done);
  }

  override set(sid: string, session: SessionData, done?: Done<void>): void {
    const userId = session.passport?.user;
    if (!userId) return void done?.(null);
    const written = session.lastSeenAt ? this.#prolong(hashOf(sid)) : this.#keep(hashOf(sid), userId);
    written.then(() => done?.(null), done);
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

  /** Never makes a row: the session may have been ended meanwhile. */
  async #prolong(idHash: Buffer): Promise<void> {
    const change = { lastSeenAt: this.#clock.now(), expiresAt: this.#expiry() };
    // A session that could not be prolonged is still good; the next request tries again.
    await this.#db('auth.sessions')
      .where({ idHash })
      .update(change)
      .catch((err: unknown) => this.#log.warn({ err }, 'session not prolonged'));
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

  #asSession({ userId, role, lastSeenAt, expiresAt }: Row): SessionData {
    const cookie = { ...this.#cookie, originalMaxAge: sessionMs, expires: new Date(expiresAt) } as SessionData['cookie'];
    return { cookie, passport: { user: userId }, viewer: { id: userId, role }, lastSeenAt: Date.parse(lastSeenAt) };
  }
}

/** Says who asks. Row and cookie live for 30 days from the last use, which is written at most every five minutes. */
export function admit(clock: Clock): RequestHandler {
  return (request, _response, next) => {
    const { session } = request;
    const now = clock.now().getTime();
    if (session.lastSeenAt !== undefined && now - session.lastSeenAt >= renewEveryMs) session.lastSeenAt = now;
    if (session.viewer) request.user = session.viewer;
    next();
  };
}

const hashOf = (sid: string): Buffer => hash('sha256', sid, 'buffer');
