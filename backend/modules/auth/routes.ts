import { authOperations, sessionCookie, type User } from '@lauda/contracts';
import type { Request, RequestHandler } from 'express';
import session from 'express-session';
import passportPackage from 'passport';
import { Strategy as LocalStrategy } from 'passport-local';
import type { UsersApi } from '#modules/users/index.ts';
import type { Clock } from '#platform/clock/clock.ts';
import type { Database } from '#platform/db/database.ts';
import { operationRouter } from '#platform/http/operation-router.ts';
import type { Log } from '#platform/log/log.ts';
import type { AuthService } from './service.ts';
import { admit, sessionMs, SessionStore } from './session-store.ts';

type Passport = passportPackage.Authenticator;

export type SessionSettings = { secret: string; secureCookie: boolean };
type SessionNeeds = { db: Database; clock: Clock; users: UsersApi; settings: SessionSettings; log: Log };

/** What gives every request its viewer: the store finds the person with the session, so nothing is left for passport to look up. */
export function sessionMiddleware(needs: SessionNeeds): RequestHandler[] {
  const cookie = { httpOnly: true, sameSite: 'lax', secure: needs.settings.secureCookie } as const;
  const keep = session({
    name: sessionCookie,
    secret: needs.settings.secret,
    store: new SessionStore({ ...needs, cookie }),
    resave: false,
    saveUninitialized: false,
    cookie: { ...cookie, maxAge: sessionMs },
  });
  return [keep, admit(needs.clock)];
}

export function authPassport(auth: AuthService): Passport {
  const passport = new passportPackage.Passport();
  passport.use(
    new LocalStrategy({ usernameField: 'email', passReqToCallback: true }, (request, email, password, done) => {
      auth.authenticate(email.trim(), password, request.ip ?? '').then((user) => done(null, user), done);
    }),
  );
  passport.serializeUser((user, done) => done(null, (user as User).id));
  return passport;
}

export function authRoutes(auth: AuthService, passport: Passport, offers: { google: boolean; email: boolean }) {
  return operationRouter(authOperations, {
    async signIn({ request }) {
      const user = await authenticated(passport, request);
      await new Promise<void>((resolve, reject) => request.logIn(user, (error) => (error ? reject(error as Error) : resolve())));
      return { message: 'Bem-vindo de volta!', user };
    },
    async signOut({ request }) {
      const { path, httpOnly, sameSite, secure } = request.session.cookie;
      await new Promise<void>((resolve, reject) => request.session.destroy((error) => (error ? reject(error as Error) : resolve())));
      // Who kept the cookie would look signed in, and pages would ask for what only the signed-in have.
      request.res!.clearCookie(sessionCookie, { path, httpOnly, sameSite, secure: secure === true });
      return { redirect: '/signin' };
    },
    getCurrentUser: ({ viewer }) => auth.currentUser(viewer.id),
    getAuthStatus: () => Promise.resolve({ availableAuthMethods: offers }),
  });
}

/** Passport's callback as a promise of the person, or of the failure that the strategy met. */
function authenticated(passport: Passport, request: Request): Promise<User> {
  return new Promise((resolve, reject) => {
    const decide = (error: unknown, user?: User | false) => (user ? resolve(user) : reject(error as Error));
    (passport.authenticate('local', decide) as RequestHandler)(request, request.res!, reject);
  });
}
