import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Redirect, Route, useLocation } from 'wouter';
import { locale } from '#strings/locale.ts';
import type { FirstData } from '../shared/pages/first-data.ts';
import { lazyPart } from './components/loading/lazy-part.tsx';
import { Loading } from './components/loading/loading.tsx';
import { LoadErrorPage } from './components/messages/error-page.tsx';
import { dialogFallbackBy, noFallback, screenFallback } from './components/messages/lazy-part-fallbacks.tsx';
import { Shell } from './components/page/shell.tsx';
import { Bell } from './features/alerts/inbox/bell.tsx';
import { AccountMenu } from './features/auth/account/account-menu.tsx';
import { ProgressProvider, useProgressDrawer } from './features/guidance/progress/use-progress-drawer.tsx';
import { MemberProvider, type SessionState, useSession } from './features/member/member-context.tsx';
import { seedQueries } from './lib/calls/first-data.ts';
import { type UnsavedForms, useUnsavedForms } from './lib/forms/unsaved-changes.ts';
import { PrerenderedStateContext } from './lib/page/prerendered-state.ts';
import { useIsIdle } from './lib/page/when-idle.ts';
import { guardRoute } from './route-guard.ts';
import { type AppRoute, findRoute, preloadScreen, welcomePage } from './routes.tsx';
import { theme } from './theme.tsx';
import { createApi, createQueryClient, trpc } from './trpc.ts';

const NotAllowed = lazyPart<{ toReviewers: boolean }>(
  async () => ({ default: (await import('./components/messages/not-allowed.tsx')).NotAllowed }),
  {
    loading: () => <Loading />,
    fallback: screenFallback,
  },
);
const BackgroundTasks = lazyPart(() => import('./background-tasks.tsx'), { fallback: noFallback });
const UnsavedChangesBar = lazyPart<UnsavedForms>(() => import('./components/forms/unsaved-changes-bar.tsx'), {
  // Without the bar the member could not answer the question.
  fallback: dialogFallbackBy(({ question }) => ({ opened: question !== null, onClose: () => question?.answer(false) })),
});
const ToastRegion = lazyPart(() => import('./components/toasts/toast-region.tsx'), { fallback: noFallback });

interface AppProps {
  first: FirstData | null;
  /** The placeholder of a member's screen until the member is known. */
  loading?: ReactNode;
}

/** Renders the product, with the first data that the server wrote into the page. */
export function App({ first, loading = <Loading /> }: AppProps) {
  return (
    <Providers first={first}>
      <Screens loading={loading} />
    </Providers>
  );
}

/** Provides every screen with the theme, the query cache and the API client. */
function Providers({ first, children }: { first: FirstData | null; children: ReactNode }) {
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    if (first) seedQueries(client, first);
    return client;
  });
  const [api] = useState(() => createApi(queryClient));
  const [prerenderedState] = useState(() => ({
    userId: first?.userId ?? null,
    isNewcomer: first?.isNewcomer ?? false,
    at: new Date(first?.at ?? 0),
  }));
  return (
    <PrerenderedStateContext value={prerenderedState}>
      <DirectionProvider initialDirection={locale.dir} detectDirection={false}>
        {/* The style sheet of the page has the CSS variables (`scripts/build/theme-css.ts`). */}
        <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
          <trpc.Provider client={api} queryClient={queryClient}>
            <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
          </trpc.Provider>
        </MantineProvider>
      </DirectionProvider>
    </PrerenderedStateContext>
  );
}

function Screens({ loading }: { loading: ReactNode }) {
  const [path] = useLocation();
  const session = useSession();
  const unsaved = useUnsavedForms();
  const route = findRoute(path);
  const welcoming = route.access !== 'public' && !session.signedIn;
  const { member } = session;
  const { progress, opened: progressOpen, drawer: progressDrawer } = useProgressDrawer(member, path);
  const showNav = session.signedIn && !route.hideNav;

  return (
    <ProgressProvider value={progress}>
      <Shell
        hideHeader={welcoming}
        corner={
          showNav && (
            <>
              <Bell member={member} />
              <AccountMenu member={member} />
            </>
          )
        }
        navigation={
          showNav
            ? {
                onApproach: (place) => void (place === 'progress' ? progress.preload() : preloadScreen(place)),
                onProgress: (from) => progress.open({ from }),
                progressOpen,
              }
            : null
        }
      >
        <WhenIdle>
          <BackgroundTasks member={member} />
        </WhenIdle>
        <Screen route={route} session={session} loading={loading} />
      </Shell>
      {unsaved.forms.length > 0 && <UnsavedChangesBar {...unsaved} />}
      {progressDrawer}
      <WhenIdle>
        <ToastRegion />
      </WhenIdle>
    </ProgressProvider>
  );
}

interface ScreenProps {
  route: AppRoute;
  session: SessionState;
  loading: ReactNode;
}

function Screen({ route, session, loading }: ScreenProps) {
  const { member, error, retry } = session;
  const verdict = guardRoute(route, session);
  const Welcome = welcomePage;
  const Page = route.page;
  if (verdict === 'sign-in') return <Welcome />;
  if (verdict === 'loading') return error ? <LoadErrorPage error={error} onRetry={retry} /> : loading;
  if (verdict === 'not-allowed') return <NotAllowed toReviewers={route.access === 'reviewer'} />;
  if (verdict !== 'show') return <Redirect to={verdict.redirect} replace />;
  return (
    <MemberProvider value={member}>
      {/* Provides the parameters of the path to the screen. */}
      <Route path={route.path === '*' ? undefined : route.path}>
        <Page />
      </Route>
    </MemberProvider>
  );
}

/** Renders its children once the browser is idle. */
function WhenIdle({ children }: { children: ReactNode }) {
  return useIsIdle() ? children : null;
}
