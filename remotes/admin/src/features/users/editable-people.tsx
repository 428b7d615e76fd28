import type { User } from '@lauda/api-client/users';
import { useState } from 'react';
import { EditDialog } from './edit-dialog.tsx';
import { type PersonValues, useChanges } from './use-changes.ts';
import { UsersTable } from './users-table.tsx';

type EditablePeopleProps = { people: User[] | undefined; stale: boolean; onRemoved: () => void };

/** The table, and what is done to the people in it. */
export function EditablePeople({ people, stale, onRemoved }: EditablePeopleProps) {
  const changes = useChanges();
  const [edited, setEdited] = useState<{ person: User; open: boolean }>();
  const close = () => setEdited((shown) => shown && { ...shown, open: false });
  const save = async (person: User, values: PersonValues) => {
    if (await changes.save(person, values)) close();
  };
  const remove = async (person: User) => {
    if (await changes.remove(person)) onRemoved();
  };
  return (
    <>
      <UsersTable
        people={people}
        stale={stale}
        removingId={changes.removingId}
        onEdit={(person) => setEdited({ person, open: true })}
        onRemove={(person) => void remove(person)}
      />
      {edited && (
        <EditDialog
          // Opened again after a change, it begins with what is now.
          key={edited.person.id + edited.person.updatedAt}
          {...edited}
          busy={changes.isSaving}
          onSave={(values) => void save(edited.person, values)}
          onClose={close}
          onClosed={() => setEdited(undefined)}
        />
      )}
    </>
  );
}
