import { CenteredSpinner } from '@lauda/ui/plain';
import { Route, Routes } from '@lauda/vendor';
import { Suspense } from 'react';
import { ComingPage, UnknownPage } from './features/coming/index.ts';
import { EssayEntryPage, EssaysPage, NewEssayPage, ResultsPage, ThemeChoicePage, WritingPage } from './features/essays/index.ts';
import { texts } from './texts.ts';

const { coming } = texts;

/** Which path shows which page: the only place where features meet. */
export function AppRoutes() {
  return (
    <Suspense fallback={<CenteredSpinner label={texts.loading} />}>
      <Routes>
        <Route path="/" element={<EssaysPage />} />
        <Route path="/essays" element={<EssaysPage />} />
        <Route path="/essays/new" element={<NewEssayPage />} />
        <Route path="/essays/:id" element={<EssayEntryPage />} />
        <Route path="/essays/:id/theme" element={<ThemeChoicePage />} />
        <Route path="/essays/:id/upload" element={<WritingPage />} />
        <Route path="/essays/:id/results" element={<ResultsPage />} />
        <Route path="/themes" element={<ComingPage {...coming.themes} />} />
        <Route path="/courses" element={<ComingPage {...coming.courses} />} />
        <Route path="/courses/:courseId" element={<ComingPage {...coming.courses} />} />
        <Route path="/account" element={<ComingPage {...coming.account} />} />
        <Route path="/subscribe" element={<ComingPage {...coming.premium} />} />
        <Route path="/subscription" element={<ComingPage {...coming.premium} />} />
        <Route path="/progress" element={<ComingPage {...coming.progress} />} />
        <Route path="/payment-success" element={<ComingPage {...coming.payment} />} />
        <Route path="*" element={<UnknownPage />} />
      </Routes>
    </Suspense>
  );
}
