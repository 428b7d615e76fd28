import { randomUUID } from 'node:crypto';
import type { Role, UserStatus } from '@lauda/contracts';
import { hash } from '@node-rs/argon2';
import type { Database } from '#platform/db/database.ts';

export type Person = {
  id: string;
  email: string;
  password: string;
  role: Role;
  status: UserStatus;
  tokensLimit: number;
  emailVerified: boolean;
};

/** Someone new with an account; trial, active and verified unless told otherwise. */
export async function newPerson(db: Database, given: Partial<Person> = {}): Promise<Person> {
  const id = randomUUID();
  const person: Person = {
    id,
    email: `${id}@teste.local`,
    password: 'senha-de-teste',
    role: 'trial',
    status: 'active',
    tokensLimit: 100,
    emailVerified: true,
    ...given,
  };
  const { password, ...row } = person;
  await db('users.users').insert({ ...row, firstName: 'Pessoa', lastName: 'de Teste' });
  await db('auth.credentials').insert({ userId: id, passwordHash: await hash(password, { memoryCost: 8, timeCost: 1 }) });
  return person;
}
