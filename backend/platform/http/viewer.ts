import type { Operation, Viewer } from '@lauda/contracts';
import type { Request } from 'express';
import { failure } from '#platform/errors/failure.ts';

export const notSignedIn = failure('nao-autenticado', 'Entre na sua conta para continuar.');
const adminsOnly = failure('somente-admin', 'Só administradores podem fazer isso.');

/** Who asks, if they may call at all. A suspended person has no session, so is nobody here. */
export function viewerOf(request: Request, access: Operation['access']): Viewer | null {
  const viewer = (request.user as Viewer | undefined) ?? null;
  if (access === 'public') return viewer;
  if (!viewer) throw notSignedIn();
  if (access === 'admin' && viewer.role !== 'admin') throw adminsOnly();
  return viewer;
}
