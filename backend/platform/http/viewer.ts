import type { Operation, UserStatus, Viewer } from '@lauda/contracts';
import type { Request } from 'express';
import { failure } from '#platform/errors/failure.ts';

const notSignedIn = failure('nao-autenticado', 'Entre na sua conta para continuar.');
const adminsOnly = failure('somente-admin', 'Só administradores podem fazer isso.');
const suspended = failure('conta-suspensa', 'Conta suspensa. Fale com o suporte.');

/** Who a session belongs to, as its one query finds them. */
export type SessionUser = Viewer & { status: UserStatus };

/** Who asks, if they may call at all. */
export function viewerOf(request: Request, access: Operation['access']): Viewer | null {
  const user = request.user as SessionUser | undefined;
  if (access === 'public') return user ?? null;
  if (!user) throw notSignedIn();
  if (user.status === 'suspended') throw suspended();
  if (access === 'admin' && user.role !== 'admin') throw adminsOnly();
  return user;
}
