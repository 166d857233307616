import { MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import { matchRoute, Redirect, Route, useLocation, useRouter } from 'wouter';
import { ErrorBoundary } from './components/error-boundary.tsx';
import { Loading } from './components/loading.tsx';
import { NotAllowed } from './components/not-allowed.tsx';
import { Shell } from './components/shell.tsx';
import { Unreachable } from './components/unreachable.tsx';
import { MemberProvider, type SessionState, useSession } from './features/auth/member.tsx';
import { guardRoute } from './guard.ts';
import { type AppRoute, findRoute, preloadScreen, welcomePage } from './routes.tsx';
import { cssVariablesResolver, theme } from './theme.ts';
import { createApi, createQueryClient, trpc } from './trpc.ts';

const NoticeRegion = lazy(() => import('./components/notice-region.tsx'));
const Bell = lazy(() => import('./features/alerts/bell.tsx'));
const loadProgress = () => import('./features/guidance/progress-drawer.tsx');
const ProgressDrawer = lazy(loadProgress);

export function App() {
  const queryClient = useMemo(createQueryClient, []);
  const api = useMemo(createApi, []);
  return (
    <MantineProvider theme={theme} cssVariablesResolver={cssVariablesResolver} defaultColorScheme="auto">
      <trpc.Provider client={api} queryClient={queryClient}>
        <QueryClientProvider client={queryClient}>
          <Screens />
        </QueryClientProvider>
      </trpc.Provider>
    </MantineProvider>
  );
}

function Screens() {
  const [path] = useLocation();
  const { parser } = useRouter();
  const session = useSession();
  const route = findRoute((pattern) => matchRoute(parser, pattern, path)[0]);
  const welcoming = route.access !== 'public' && !session.signedIn;
  const [progress, setProgress] = useState({ wanted: false, open: false });
  const { member } = session;
  const atHome = session.signedIn && !route.bare;

  return (
    <>
      <Shell
        bare={welcoming}
        corner={
          member &&
          !route.bare && (
            <AfterFirstPaint>
              <Suspense>
                <Bell member={member} />
              </Suspense>
            </AfterFirstPaint>
          )
        }
        navigation={
          atHome
            ? {
                onApproach: (place) => void (place === 'progress' ? loadProgress() : preloadScreen(place)),
                onProgress: () => setProgress({ wanted: true, open: true }),
                progressOpen: progress.open,
              }
            : null
        }
      >
        <ErrorBoundary resetKey={`${path} ${session.signedIn}`}>
          <Suspense fallback={<Loading />}>
            <Screen route={route} session={session} />
          </Suspense>
        </ErrorBoundary>
      </Shell>
      {progress.wanted && member && (
        <Suspense>
          <ProgressDrawer
            member={member}
            opened={progress.open}
            onClose={() => setProgress({ wanted: true, open: false })}
          />
        </Suspense>
      )}
      <AfterFirstPaint>
        <Suspense>
          <NoticeRegion />
        </Suspense>
      </AfterFirstPaint>
    </>
  );
}

function Screen({ route, session }: { route: AppRoute; session: SessionState }) {
  const { member, signedIn, error, retry } = session;
  const verdict = guardRoute({
    path: route.path,
    access: route.access,
    signedIn,
    member: member && { isAdmin: member.account.role === 'admin', onboarded: member.onboarded },
  });
  const Welcome = welcomePage;
  const Page = route.page;
  if (verdict === 'sign-in') return <Welcome />;
  if (verdict === 'loading') return error ? <Unreachable error={error} onRetry={retry} /> : <Loading />;
  if (verdict === 'not-allowed') return <NotAllowed />;
  if (verdict !== 'show') return <Redirect to={verdict.redirect} replace />;
  return (
    <MemberProvider value={member}>
      {/* Gives the screen the parameters in its address. */}
      <Route path={route.path === '*' ? undefined : route.path}>
        <Page />
      </Route>
    </MemberProvider>
  );
}

/** Holds back what nobody needs in the first moment. */
function AfterFirstPaint({ children }: { children: React.ReactNode }) {
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return ready ? children : null;
}
