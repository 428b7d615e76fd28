import type { User } from '@lauda/api-client/users';
import type { Role, UserStatus } from '@lauda/contracts/vocabulary';
import { usersPageSize } from '@lauda/contracts/vocabulary';
import { Table, type TableColumnsType } from 'antd';
import { formatDay, formatMoment } from './format.ts';
import { texts } from './texts.ts';

type Props = { people: User[]; total: number; page: number; loading: boolean; onPage: (page: number) => void };

/** One page of people, read only. */
export function UsersTable({ people, total, page, loading, onPage }: Props) {
  return (
    <Table<User>
      rowKey="id"
      size="small"
      columns={columns}
      dataSource={people}
      loading={loading}
      sticky
      scroll={{ x: 'max-content' }}
      pagination={{ current: page, pageSize: usersPageSize, total, onChange: onPage, showSizeChanger: false, showTotal: texts.total }}
    />
  );
}

const columns: TableColumnsType<User> = [
  { title: texts.columns.email, dataIndex: 'email' },
  { title: texts.columns.role, dataIndex: 'role', render: (role: Role) => texts.roles[role] },
  { title: texts.columns.status, dataIndex: 'status', render: (status: UserStatus) => texts.statuses[status] },
  { title: texts.columns.createdAt, dataIndex: 'createdAt', render: formatDay },
  { title: texts.columns.lastLoginAt, dataIndex: 'lastLoginAt', render: (at: string | null) => (at ? formatMoment(at) : texts.never) },
];
