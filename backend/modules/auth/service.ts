import type { User } from '@lauda/contracts';
import type { UsersApi } from '#modules/users/index.ts';
import { notSignedIn } from '#platform/http/viewer.ts';
import type { Attempts } from './attempts.ts';
import { accountSuspended, emailNotVerified, wrongCredentials } from './errors.ts';
import type { Passwords } from './passwords.ts';

export type AuthService = ReturnType<typeof createAuthService>;

/** `attempts` is absent where limits are switched off. */
type Needs = { users: UsersApi; passwords: Passwords; attempts: Attempts | undefined };

export function createAuthService({ users, passwords, attempts }: Needs) {
  return {
    /** Who has this e-mail and password; the person's state is told only to who knows the password. */
    async authenticate(email: string, password: string, address: string): Promise<User> {
      await attempts?.begin(email, address);
      const user = await users.byEmail(email);
      if (!(await passwords.matches(user?.id, password)) || !user) throw wrongCredentials();
      await attempts?.succeed(email, address);
      if (user.status === 'suspended') throw accountSuspended();
      if (!user.emailVerified) throw emailNotVerified();
      const signedIn = await users.recordSignIn(user.id);
      if (!signedIn) throw wrongCredentials();
      return signedIn;
    },

    /** @throws `nao-autenticado` when the person is gone though the session lives. */
    async currentUser(id: string): Promise<User> {
      const user = await users.byId(id);
      if (!user) throw notSignedIn();
      return user;
    },
  };
}
