import { MutationCache, notifyManager, QueryCache, QueryClient } from '@tanstack/react-query';
import { createTRPCReact, getQueryKey, httpBatchLink } from '@trpc/react-query';
import type { AppRouter } from '../server/router.ts';
import { callsLink, type MutationOutcome } from './lib/calls/calls-link.ts';
import { readServerError } from './lib/calls/server-error.ts';
import { transformer } from './lib/calls/transformer.ts';
import { endSession, onMemberChange, readUserId } from './lib/session/session.ts';
import { SessionEndedError } from './lib/session/session-change.ts';
import { suppressErrors } from './lib/toasts.ts';
import type { Mutation } from './refreshes.ts';

/** The server's calls as hooks, typed by its router. */
export const trpc = createTRPCReact<AppRouter>();

// The calls that end or replace the session of this browser.
const SESSION_CHANGES: readonly string[] = [
  'auth.account.delete',
  'auth.changePassword',
  'auth.login',
  'auth.logout',
  'auth.passkeys.finishSignIn',
  'auth.resetPassword',
] satisfies Mutation[];

// Notify in a microtask: a pressed button is then disabled before the next press, so no press is sent twice.
notifyManager.setScheduler(queueMicrotask);

/** Creates the API client, whose mutations refresh this cache. */
export function createApi(cache: QueryClient) {
  return trpc.createClient({
    links: [
      callsLink({
        sessionChanges: SESSION_CHANGES,
        onSettled: (mutation, outcome) => refresh(cache, mutation, outcome),
      }),
      httpBatchLink({
        url: '/trpc',
        transformer,
        fetch: (url, options) =>
          fetch(url, { ...(options as RequestInit), credentials: 'same-origin' }).catch(async (error: unknown) => {
            if (!options?.signal?.aborted) await restoreOfflineData();
            throw error;
          }),
      }),
    ],
  });
}

/** Refreshes what a mutation changed. The table of changes loads with the first mutation; without it, all is refetched. */
function refresh(cache: QueryClient, mutation: string, outcome: MutationOutcome): void {
  import('./refreshes.ts').then(
    ({ settleMutation }) => settleMutation(cache, mutation, outcome),
    () => {
      if (outcome === 'changed') void cache.invalidateQueries();
    },
  );
}

let offlineCache: QueryClient | null = null;

/** Fills the query cache with the persisted data before a call that did not reach the server fails. */
async function restoreOfflineData(): Promise<void> {
  if (!offlineCache) return;
  try {
    const { restoreQueries } = await import('./lib/offline/persisted-queries.ts');
    const { loadPending } = await import('./features/guidance/completion/completion-queue.ts');
    // Load queued completions first, so that the data is shown with them.
    const userId = readUserId();
    if (userId !== null) await loadPending(userId);
    await restoreQueries(offlineCache);
  } catch {
    // The screens show that the server could not be reached.
  }
}

/**
 * Creates the query client. It fetches data once and never retries or refetches by itself (product.md §7). A 401 to a
 * member means that the session has ended (decisions.md D1).
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError(error) {
      if (readServerError(error).status === 401) endSession();
      else handleForbidden(client, error);
    },
  });
  // The member who sent each mutation. A 401 ends the session only if that member is still signed in.
  const senders = new WeakMap<object, number | null>();
  const mutationCache = new MutationCache({
    onMutate: (_input, mutation) => void senders.set(mutation, readUserId()),
    onError(error, _input, _context, mutation) {
      // Do not show a previous member's error to the next user. tRPC wraps the error, so check `cause`.
      if (error.cause instanceof SessionEndedError) return suppressErrors();
      const userId = senders.get(mutation) ?? null;
      if (readServerError(error).status !== 401 || userId === null) return handleForbidden(client, error);
      // The sign-in screen explains the error, so the mutation's own toast is suppressed.
      suppressErrors();
      if (readUserId() === userId) endSession();
    },
  });
  const client = new QueryClient({
    queryCache,
    mutationCache,
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: Number.POSITIVE_INFINITY,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        // Offline, a call fails at once instead of pausing.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // Another member must not see cached answers. Clearing the cache also refetches `auth.me` (decisions.md D1).
  onMemberChange(() => client.clear());
  // The server renders pages for many members, so it must not share a client.
  if (typeof window !== 'undefined') offlineCache = client;
  return client;
}

/** A 403 has two causes. A revoked role: this refetches `auth.me`. A sign-in that is too old: it refetches `admin.siteFacts`. */
function handleForbidden(client: QueryClient, error: unknown): void {
  const { status, reason } = readServerError(error);
  if (status !== 403) return;
  if (reason === 'fresh_sign_in_required') {
    refetchSiteFacts(client);
    return;
  }
  const me = getQueryKey(trpc.auth.me, undefined, 'query');
  const known = client.getQueryData<{ user: { role: string } }>(me);
  if (known && known.user.role !== 'member') void client.invalidateQueries({ queryKey: me });
}

/** Refetches `admin.siteFacts` once. Every administration screen shows it, and its error asks to sign in again. */
function refetchSiteFacts(client: QueryClient): void {
  const facts = getQueryKey(trpc.admin.siteFacts, undefined, 'query');
  if (client.getQueryState(facts)?.status === 'success') void client.invalidateQueries({ queryKey: facts });
}
