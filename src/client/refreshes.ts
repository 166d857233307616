import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import type { TRPCClient } from '@trpc/client';
import type { AppRouter } from '../server/router.ts';
import type { MutationOutcome } from './lib/calls/calls-link.ts';
import { whenSessionSettled } from './lib/session/session-change.ts';

type Call<Kind extends string> = { [kind in Kind]: (...args: never[]) => unknown };

/** The paths of the router's calls of one kind, such as `guidance.complete`. */
type PathsOf<Calls, Kind extends 'query' | 'mutate'> = {
  [Name in keyof Calls & string]: Calls[Name] extends Call<Kind>
    ? Name
    : Calls[Name] extends Call<'query'> | Call<'mutate'> | Call<'subscribe'>
      ? never
      : `${Name}.${PathsOf<Calls[Name], Kind>}`;
}[keyof Calls & string];

/** A path and every path that it begins with: `a.b.c` gives `a`, `a.b` and `a.b.c`. */
type Groups<Path extends string> = Path extends `${infer First}.${infer Rest}`
  ? First | `${First}.${Groups<Rest>}`
  : Path;

/** The path of a mutation of the router. */
export type Mutation = PathsOf<TRPCClient<AppRouter>, 'mutate'>;
/** Queries, each by its path or by a name that it begins with. */
type Queries = readonly Groups<PathsOf<TRPCClient<AppRouter>, 'query'>>[];

/**
 * The queries to refetch after a call, by the name of the call or of a group that it belongs to. The longest name wins, so
 * a call without an entry refetches what its domain does. The session is not among them, because the cache is cleared
 * when it changes.
 */
export const REFRESHES = {
  // A change of the sign-in is written to the security log, may cause a mail, and may change the attention banners.
  auth: ['auth', 'alerts.history', 'alerts.inbox', 'guidance.dashboard'],
  'auth.account.delete': [],
  'auth.login': ['auth.devices', 'alerts.history'],
  'auth.logout': [],
  'auth.passkeys.finishSignIn': ['auth.passkeys', 'auth.devices', 'alerts.history'],
  'auth.passkeys.startRegistration': [],
  'auth.passkeys.startSignIn': [],
  'auth.register': [],
  'auth.resetPassword': [],
  'auth.setup.create': [],
  'auth.verifyEmail': ['auth', 'alerts', 'guidance.dashboard'],

  onboarding: ['onboarding', 'guidance', 'schedule', 'alerts'],

  guidance: ['guidance'],
  'guidance.memories.consent': ['guidance.dashboard', 'auth.me', 'alerts.consent'],
  'guidance.model.consent': ['auth.me', 'alerts.consent'],
  'guidance.report': ['guidance', 'alerts.inbox'],
  'guidance.review': ['guidance', 'alerts.inbox', 'admin.audit'],
  'guidance.translations.choose': ['guidance', 'auth.me'],

  // The consent ledger records pauses and confirmed slots. An administrator may pause a member's week.
  schedule: ['schedule', 'guidance', 'alerts.history', 'alerts.consent', 'admin.members', 'admin.audit'],

  // The dashboard shows the attention banners.
  alerts: ['alerts', 'guidance.dashboard'],
  'alerts.answers.send': ['alerts', 'guidance', 'schedule'],
  'alerts.desktop.shown': ['alerts.history', 'admin.deliveries'],
  'alerts.inbox.markSeen': ['alerts.inbox'],
  'alerts.slack.connect': [],
  'alerts.telegram.startLink': [],
  // The provider may refuse the address of a test or a code, and a test may end what holds a channel back. The audit log
  // names the tests of administrators.
  'alerts.tests': ['alerts', 'guidance.dashboard', 'admin.audit', 'admin.deliveries', 'admin.siteFacts'],
  'alerts.unsubscribe.save': ['alerts', 'guidance', 'schedule'],
  'alerts.verification.confirm': ['alerts', 'auth', 'guidance.dashboard'],

  // An administrator is a member too, whose own slots and messages may change.
  admin: ['admin', 'alerts.history', 'guidance.dashboard', 'schedule.upcoming'],
  // The attention banners depend on the role, and the caller may change their own role.
  'admin.members.setRole': ['admin', 'auth.me', 'alerts.inbox', 'guidance.dashboard'],
  // Settings change what every page may show. A test changes none.
  'admin.settings.save': ['admin', 'auth', 'alerts', 'guidance', 'schedule'],
  'admin.settings.test': ['admin.audit'],
  'admin.translations.setDefault': ['admin', 'guidance', 'auth.me'],
} as const satisfies Record<keyof TRPCClient<AppRouter> & string, Queries> & Partial<Record<Groups<Mutation>, Queries>>;

/** Returns the queries to refetch after a mutation. */
export function refreshesOf(mutation: string): readonly string[] {
  if (mutation in REFRESHES) return REFRESHES[mutation as keyof typeof REFRESHES];
  return mutation ? refreshesOf(mutation.slice(0, Math.max(0, mutation.lastIndexOf('.')))) : [];
}

/** Returns whether a query is refetched after a mutation. */
export function isRefreshedBy(mutation: string, [path]: QueryKey): boolean {
  if (!Array.isArray(path)) return false;
  return refreshesOf(mutation).some((group) => `${path.join('.')}.`.startsWith(`${group}.`));
}

/**
 * Invalidates all queries that a mutation changed: active ones refetch now, the others on next use. A query in flight
 * may return data from before the change, so it is cancelled and refetched.
 */
export async function refreshAfter(cache: QueryClient, mutation: string): Promise<void> {
  const predicate = ({ queryKey }: Query) => isRefreshedBy(mutation, queryKey);
  const inFlight = new Set(cache.getQueryCache().findAll({ predicate, fetchStatus: 'fetching' }));
  await cache.cancelQueries({ predicate });
  await Promise.all([
    cache.invalidateQueries({ predicate }),
    cache.refetchQueries({ predicate: (query) => inFlight.has(query) && !query.isActive() }),
  ]);
}

// The tabs of one browser share a session, so each one shows what the others change.
const channel = typeof window === 'undefined' ? null : new BroadcastChannel('hesed-changes');

// Mutations that changed something and have not refetched it yet.
const pending = new Set<string>();

// Mutations without an answer, which may have changed something.
const unanswered = new Set<string>();

/** Refetches what mutations without an answer may have changed. Call it once the server can be reached again. */
export function refreshUnanswered(cache: QueryClient): void {
  for (const mutation of unanswered) settleMutation(cache, mutation, 'changed');
  unanswered.clear();
}

/** Returns whether the server answers. If it does not, refetching would replace what the screen shows by errors. */
const isServerReachable = (): Promise<boolean> =>
  fetch('/healthz', { cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  );

/**
 * Refetches what a mutation changed, in this tab and the browser's other tabs. Runs after the mutation's handlers, whose
 * cache writes would otherwise count as fresh. When several mutations of one kind overlap, only the last one refetches:
 * an answer in between would undo optimistic updates of the later ones.
 */
export function settleMutation(cache: QueryClient, mutation: string, outcome: MutationOutcome): void {
  if (outcome === 'changed') pending.add(mutation);
  if (outcome === 'unknown') {
    unanswered.add(mutation);
    void isServerReachable().then((reachable) => reachable && refreshUnanswered(cache));
  }
  setTimeout(async () => {
    await whenSessionSettled();
    if (cache.isMutating({ mutationKey: [mutation.split('.')] }) > 0 || !pending.delete(mutation)) return;
    void refreshAfter(cache, mutation);
    if (refreshesOf(mutation).length > 0) channel?.postMessage(mutation);
  });
}

/** Refetches what the browser's other tabs change. Returns the function that stops it. */
export function followOtherTabs(cache: QueryClient): () => void {
  const onMessage = ({ data }: MessageEvent<string>) => void refreshAfter(cache, data);
  channel?.addEventListener('message', onMessage);
  return () => channel?.removeEventListener('message', onMessage);
}
