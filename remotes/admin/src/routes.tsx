import { Navigate, Route, Routes } from '@lauda/vendor';
import { Skeleton } from 'antd';
import { Suspense } from 'react';
import { ComingPage, UnknownPage } from './features/coming/index.ts';
import { UsersPage } from './features/users/index.ts';
import { paths } from './paths.ts';
import { SettingsLayout } from './settings-layout.tsx';
import { texts } from './texts.ts';

const { entries } = texts;
const coursePages = [paths.courses, `${paths.courses}/:courseId`, `${paths.courses}/:courseId/geral`];

/** Which path shows which page: the only place where features meet. */
export function AppRoutes() {
  return (
    <Routes>
      <Route path={paths.courseDemo} element={<ComingPage title={texts.courseDemo} />} />
      <Route path="*" element={<SettingsRoutes />} />
    </Routes>
  );
}

function SettingsRoutes() {
  return (
    <SettingsLayout>
      <Suspense fallback={<Skeleton active aria-label={texts.loading} />}>
        <Routes>
          <Route path={paths.settings} element={<Navigate to={paths.courses} replace />} />
          <Route path={paths.users} element={<UsersPage />} />
          {coursePages.map((path) => (
            <Route key={path} path={path} element={<ComingPage title={entries.courses} />} />
          ))}
          <Route path={paths.themes} element={<ComingPage title={entries.themes} />} />
          <Route path={paths.webhooks} element={<ComingPage title={entries.webhooks} />} />
          <Route path={paths.email} element={<ComingPage title={entries.email} />} />
          <Route path="*" element={<UnknownPage />} />
        </Routes>
      </Suspense>
    </SettingsLayout>
  );
}
