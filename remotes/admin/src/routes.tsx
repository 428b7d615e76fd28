import { Navigate, Route, Routes } from '@lauda/vendor';
import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { UsersPage } from './features/users/index.ts';
import { SettingsLayout } from './settings-layout.tsx';
import { paths } from './paths.ts';

/** Which path shows which page: the only place where features meet. */
export function AppRoutes() {
  return (
    <SettingsLayout>
      <Suspense fallback={<Skeleton active />}>
        <Routes>
          <Route path={paths.users} element={<UsersPage />} />
          <Route path="*" element={<Navigate to={paths.users} replace />} />
        </Routes>
      </Suspense>
    </SettingsLayout>
  );
}
