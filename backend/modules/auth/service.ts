import type { User } from '@lauda/contracts';
import type { UsersApi } from '#modules/users/index.ts';
import { accountSuspended, emailNotVerified, notSignedIn, wrongCredentials } from './errors.ts';
import type { Passwords } from './passwords.ts';

export type AuthService = ReturnType<typeof createAuthService>;

export function createAuthService({ users, passwords }: { users: UsersApi; passwords: Passwords }) {
  return {
    /** Who has this e-mail and password; the person's state is told only to who knows the password. */
    async authenticate(email: string, password: string): Promise<User> {
      const user = await users.byEmail(email);
      if (!(await passwords.matches(user?.id, password)) || !user) throw wrongCredentials();
      if (user.status === 'suspended') throw accountSuspended();
      if (!user.emailVerified) throw emailNotVerified();
      await users.recordSignIn(user.id);
      return user;
    },

    /** @throws `nao-autenticado` when the person is gone though the session lives. */
    async currentUser(id: string): Promise<User> {
      const user = await users.byId(id);
      if (!user) throw notSignedIn();
      return user;
    },
  };
}
