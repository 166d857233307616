import { DirectionProvider, MantineProvider } from '@mantine/core';
import { QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import { Redirect, Route, useLocation } from 'wouter';
import { locale } from '#strings/locale.ts';
import type { FirstData } from '../shared/pages/first-data.ts';
import { lazyPart } from './components/loading/lazy-part.tsx';
import { Loading } from './components/loading/loading.tsx';
import { missingNothing, missingOver, missingScreen } from './components/messages/missing-part.tsx';
import { ErrorBoundary, Unreachable } from './components/messages/trouble-page.tsx';
import { Shell } from './components/page/shell.tsx';
import { Bell } from './features/alerts/inbox/bell.tsx';
import { AccountMenu } from './features/auth/account/account-menu.tsx';
import { MemberProvider, type SessionState, useSession } from './features/auth/member.tsx';
import { ProgressProvider, useProgressDrawer } from './features/guidance/progress/use-progress-drawer.tsx';
import { guardRoute } from './guard.ts';
import { CallsProvider } from './lib/calls/calls.ts';
import { seedQueries } from './lib/calls/first-data.ts';
import { type Unsaved, useUnsavedForms } from './lib/forms/unsaved.ts';
import { FirstLookContext } from './lib/page/first-look.ts';
import { whenIdle } from './lib/page/when-idle.ts';
import { type AppRoute, findRoute, preloadScreen, welcomePage } from './routes.tsx';
import { theme } from './theme.tsx';
import { createApi, createQueryClient } from './trpc.ts';

const NotAllowed = lazyPart<{ toReviewers: boolean }>(
  async () => ({ default: (await import('./components/messages/not-allowed.tsx')).NotAllowed }),
  {
    loading: () => <Loading />,
    missing: missingScreen,
  },
);
const Background = lazyPart(() => import('./background.tsx'), { missing: missingNothing });
const UnsavedBar = lazyPart<Unsaved>(() => import('./components/forms/unsaved-bar.tsx'), {
  // Without the bar nobody could answer its question.
  missing: missingOver(({ question }) => ({ opened: question !== null, onClose: () => question?.answer(false) })),
});
const NoticeRegion = lazyPart(() => import('./components/notices/notice-region.tsx'), { missing: missingNothing });

/** The product in a page, with what the server wrote into it. */
export function App({ first }: { first: FirstData | null }) {
  return (
    <Providers first={first}>
      <Screens />
    </Providers>
  );
}

/** Provides every screen with the theme, the query cache and the API client. */
export function Providers({ first, children }: { first: FirstData | null; children: ReactNode }) {
  const [api] = useState(createApi);
  const [queryClient] = useState(() => {
    const client = createQueryClient();
    if (first) seedQueries(client, first);
    return client;
  });
  const [look] = useState(() => ({
    userId: first?.userId ?? null,
    isNewcomer: first?.isNewcomer ?? false,
    at: new Date(first?.at ?? 0),
  }));
  return (
    <FirstLookContext value={look}>
      <DirectionProvider initialDirection={locale.dir} detectDirection={false}>
        {/* The variables are in the page's style sheet, before any script (`scripts/build/theme-css.ts`). */}
        <MantineProvider theme={theme} defaultColorScheme="auto" withCssVariables={false} withGlobalClasses={false}>
          <QueryClientProvider client={queryClient}>
            <CallsProvider value={api}>{children}</CallsProvider>
          </QueryClientProvider>
        </MantineProvider>
      </DirectionProvider>
    </FirstLookContext>
  );
}

function Screens() {
  const [path] = useLocation();
  const session = useSession();
  const unsaved = useUnsavedForms();
  const route = findRoute(path);
  const welcoming = route.access !== 'public' && !session.signedIn;
  const { member } = session;
  const { progress, opened: progressOpen, drawer: progressDrawer } = useProgressDrawer(member, path);
  const atHome = session.signedIn && !route.hideNav;

  return (
    <ProgressProvider value={progress}>
      <Shell
        hideHeader={welcoming}
        corner={
          atHome && (
            <>
              <Bell member={member} />
              <AccountMenu member={member} />
            </>
          )
        }
        navigation={
          atHome
            ? {
                onApproach: (place) => void (place === 'progress' ? progress.preload() : preloadScreen(place)),
                onProgress: (from) => progress.open({ from }),
                progressOpen,
              }
            : null
        }
      >
        <OnceIdle>
          <Background member={member} />
        </OnceIdle>
        <ErrorBoundary resetKey={`${path} ${session.signedIn}`}>
          <Screen route={route} session={session} />
        </ErrorBoundary>
      </Shell>
      {unsaved.forms.length > 0 && <UnsavedBar {...unsaved} />}
      {progressDrawer}
      <OnceIdle>
        <NoticeRegion />
      </OnceIdle>
    </ProgressProvider>
  );
}

function Screen({ route, session }: { route: AppRoute; session: SessionState }) {
  const { member, signedIn, error, retry } = session;
  const verdict = guardRoute({
    path: route.path,
    access: route.access,
    signedIn,
    member: member && {
      isAdmin: member.account.role === 'admin',
      isReviewer: member.account.role === 'reviewer',
      onboarded: member.onboarded,
    },
  });
  const Welcome = welcomePage;
  const Page = route.page;
  if (verdict === 'sign-in') return <Welcome />;
  if (verdict === 'loading') return error ? <Unreachable error={error} onRetry={retry} /> : <Loading />;
  if (verdict === 'not-allowed') return <NotAllowed toReviewers={route.access === 'reviewer'} />;
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
function OnceIdle({ children }: { children: ReactNode }) {
  const [ready, setReady] = useState(false);
  useEffect(() => whenIdle(() => setReady(true)), []);
  if (!ready) return null;
  return children;
}
