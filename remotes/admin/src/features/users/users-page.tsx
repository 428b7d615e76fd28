import { type User, usePeoplePageQuery } from '@lauda/api-client/users';
import { usersPageSize } from '@lauda/contracts/vocabulary';
import { usePageTitle } from '@lauda/host-sdk';
import { PageHeader } from '@lauda/ui/antd';
import { Table } from 'antd';
import { useState } from 'react';
import { texts } from './texts.ts';

/** The people (spec §2.12), read only. */
export function UsersPage() {
  usePageTitle(texts.title);
  const [page, setPage] = useState(1);
  const { data, isFetching } = usePeoplePageQuery({ page, pageSize: usersPageSize });
  return (
    <>
      <PageHeader title={texts.title} />
      <Table<User>
        rowKey="id"
        dataSource={data?.people}
        loading={isFetching}
        columns={columns}
        scroll={{ x: 'max-content' }}
        pagination={{ current: page, total: data?.total, pageSize: usersPageSize, onChange: setPage, showSizeChanger: false }}
      />
    </>
  );
}

const day = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short' });
const moment = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'short', timeStyle: 'short' });

const columns = [
  { title: texts.columns.email, dataIndex: 'email' },
  { title: texts.columns.role, dataIndex: 'role' },
  { title: texts.columns.status, dataIndex: 'status' },
  { title: texts.columns.createdAt, dataIndex: 'createdAt', render: (at: string) => day.format(new Date(at)) },
  { title: texts.columns.lastLoginAt, dataIndex: 'lastLoginAt', render: (at: string | null) => (at ? moment.format(new Date(at)) : texts.never) },
];
