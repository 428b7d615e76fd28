import type { User } from '@lauda/api-client/users';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { formatDay, formatMoment } from './format.ts';
import { texts } from './texts.ts';

const { columns } = texts;
const names = Object.keys(columns) as (keyof typeof columns)[];
const skeletonRows = 10;

type UsersTableProps = {
  /** Absent while they are not known yet: rows in their shape stand there. */
  people?: User[];
  /** Rows of before, while those asked for are on their way. */
  stale: boolean;
  /** Whose removal is under way. */
  removingId: string | undefined;
  onEdit: (person: User) => void;
  onRemove: (person: User) => void;
};

/** One page of people. On a narrow screen each row is a card (users.css). */
export function UsersTable({ people, stale, ...rest }: UsersTableProps) {
  return (
    <table className={`users-table${stale ? ' users-stale' : ''}`} aria-label={texts.title} aria-busy={stale || !people}>
      <thead>
        <tr>
          {names.map((name) => (
            <th key={name} scope="col" className={`users-${name}`}>
              {columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{people ? people.map((person) => <PersonRow key={person.id} person={person} {...rest} />) : <SkeletonRows />}</tbody>
    </table>
  );
}

type PersonRowProps = Omit<UsersTableProps, 'people' | 'stale'> & { person: User };

function PersonRow({ person, removingId, onEdit, onRemove }: PersonRowProps) {
  const { email, role, status, createdAt, lastLoginAt } = person;
  return (
    <Row
      cells={{
        email,
        role: texts.roles[role],
        status: <span className={`users-${status}`}>{texts.statuses[status]}</span>,
        createdAt: formatDay(createdAt),
        lastLoginAt: lastLoginAt ? formatMoment(lastLoginAt) : texts.never,
        actions: (
          <>
            <Button size="small" type="text" aria-label={texts.about(texts.edit, email)} onClick={() => onEdit(person)}>
              {texts.edit}
            </Button>
            <Button
              size="small"
              type="text"
              danger
              aria-label={texts.about(texts.remove, email)}
              loading={removingId === person.id}
              onClick={() => onRemove(person)}
            >
              {texts.remove}
            </Button>
          </>
        ),
      }}
    />
  );
}

function SkeletonRows() {
  const line = <span className="users-line" aria-hidden="true" />;
  return Array.from({ length: skeletonRows }, (_, row) => (
    <Row key={row} cells={{ email: line, role: line, status: line, createdAt: line, lastLoginAt: line, actions: line }} />
  ));
}

function Row({ cells }: { cells: Record<keyof typeof columns, ReactNode> }) {
  return (
    <tr>
      {names.map((name) => (
        <td key={name} className={`users-${name}`} data-label={columns[name]}>
          {cells[name]}
        </td>
      ))}
    </tr>
  );
}
