import type { User } from '@lauda/contracts/types';
import { CenteredSpinner } from '@lauda/ui/plain';
import { Navigate, Route, Routes, useLocation, useSearchParams } from '@lauda/vendor';
import { lazy, Suspense } from 'react';
import { PlansLayer, PlansPage, useOpenPlans } from './features/plans/index.ts';
import { SignInPage } from './features/sign-in/index.ts';
import { ConnectionLost } from './frame/connection-lost.tsx';
import { PageFailed } from './frame/page-failed.tsx';
import { patiently } from './frame/patience.ts';
import { readingFace } from './frame/reading-face.ts';
import { texts } from './frame/texts.ts';
import { LazyToasts } from './frame/toasts/lazy-toasts.tsx';
import { LazyTooltips } from './frame/tooltips/lazy-tooltips.tsx';
import { usePageChange } from './frame/use-page-change.ts';
import { ErrorWall } from './remotes/error-wall.tsx';
import { returnPath, signInPath } from './session/return-path.ts';
import { takesNewAccounts } from './session/session-api.ts';
import { useSession } from './session/session.tsx';
import { useCanceledNotice } from './session/use-canceled-notice.ts';
import { usePageViews } from './tracking/use-page-views.ts';

const loadSignedIn = async () => ({ default: (await import(/* webpackChunkName: 'signed-in' */ './signed-in.tsx')).SignedIn });
const SignedIn = lazy(loadSignedIn);
/** Asked once, however often the page is. */
let newAccounts: Promise<boolean> | undefined;
const loadLanding = async () => {
  const [{ LandingPage }, signUp] = await Promise.all([
    import('./features/landing/index.ts'),
    patiently((newAccounts ??= takesNewAccounts()), false),
    readingFace(),
  ]);
  // Known before it shows: a button that came later would move the page.
  function Landing() {
    return <LandingPage signUp={signUp} onPlans={useOpenPlans()} />;
  }
  return { default: Landing };
};
const Landing = lazy(loadLanding);
const SignUpPage = lazy(async () => ({ default: (await import('./features/sign-up/index.ts')).SignUpPage }));
const ForgotPasswordPage = lazy(async () => ({ default: (await import('./features/forgot-password/index.ts')).ForgotPasswordPage }));

/** Chooses between what everybody sees and what the signed-in see, once it is known who asks. */
export function App() {
  const { user, failure } = useSession();
  const { pathname } = useLocation();
  usePageViews(user);
  if (failure) return <ConnectionLost />;
  if (user === undefined) return <CenteredSpinner label={texts.loading} />;
  return (
    <ErrorWall subject={user} place={pathname} notice={() => <PageFailed />}>
      <Pages user={user} />
      <PlansLayer />
      <LazyToasts />
      <LazyTooltips />
    </ErrorWall>
  );
}

function Pages({ user }: { user: User | null }) {
  useCanceledNotice();
  return (
    <Suspense fallback={<CenteredSpinner label={texts.loading} />}>
      <Routes>
        <Route path="/signin" element={user ? <BackToPage /> : <SignInPage />} />
        <Route path="/signup" element={user ? <BackToPage /> : <SignUpPage />} />
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/subscription-plans" element={<PlansPage />} />
        <Route path="*" element={user ? <SignedIn user={user} /> : <StrangersPage />} />
      </Routes>
      <PageChange />
    </Suspense>
  );
}

/** Beside the page, and so with it: not before what it consists of has come. */
function PageChange() {
  usePageChange();
  return null;
}

function BackToPage() {
  const [query] = useSearchParams();
  return <Navigate to={returnPath(query.get('next'), location.origin)} replace />;
}

function StrangersPage() {
  const { unended } = useSession();
  const { pathname, search, hash } = useLocation();
  if (unended) return <Navigate to="/signin" replace />;
  return pathname === '/' ? <Landing /> : <Navigate to={signInPath(pathname + search + hash)} replace />;
}

// The server preloads a remote for whoever seems signed in: these pages are then wanted too, and need not wait for the answer who it is.
const wanted = document.querySelector('link[rel="modulepreload"]') ? loadSignedIn : location.pathname === '/' ? loadLanding : undefined;
wanted?.().catch(() => undefined);
