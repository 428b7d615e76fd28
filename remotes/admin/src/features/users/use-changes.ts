import { serverMessage } from '@lauda/api-client/base';
import { type User, useRemovePersonMutation, useUpdatePersonMutation } from '@lauda/api-client/users';
import type { Role, UserStatus } from '@lauda/contracts/vocabulary';
import { useHost } from '@lauda/host-sdk';
import { texts } from './texts.ts';

/** What the dialog says about a person. */
export type PersonValues = { role: Role; status: UserStatus; tokensLimit: number };

/** What an admin does to people, with its toasts (spec §8). Each says whether it came about. */
export function useChanges() {
  const host = useHost();
  const [update, updating] = useUpdatePersonMutation();
  const [remove, removing] = useRemovePersonMutation();

  const tell = (error: unknown, done: string, failed: string): boolean => {
    if (error) host.notify({ kind: 'error', title: failed, text: serverMessage(error, texts.noAnswer) });
    else host.notify({ kind: 'success', title: done });
    return !error;
  };

  return {
    isSaving: updating.isLoading,
    /** Whose removal is under way. */
    removingId: removing.isLoading ? removing.originalArgs?.id : undefined,

    async save({ id }: User, body: PersonValues): Promise<boolean> {
      const own = id === host.user.id;
      const { error } = await update({ id, own, body });
      // One's own role and status are the session's too: the shell shows what is left to see.
      if (own && !error) void host.refreshUser();
      return tell(error, texts.saved, texts.saveFailed);
    },

    async remove({ id }: User): Promise<boolean> {
      if (!confirm(texts.confirmRemoval)) return false;
      const own = id === host.user.id;
      const { error } = await remove({ id, own });
      if (own && !error) void host.signOut();
      return tell(error, texts.removed, texts.removeFailed);
    },
  };
}
