import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createTRPCUntypedClient, httpBatchLink } from '@trpc/client';
import type { CreateTRPCReact } from '@trpc/react-query';
import type { AppRouter } from '../server/router.ts';
import { createCalls, getQueryKey } from './lib/calls/calls.ts';
import { readServerError } from './lib/calls/server-error.ts';
import { transformer } from './lib/calls/transformer.ts';
import { hushErrors } from './lib/notices.ts';
import { endSession, onMemberChange, readUserId } from './lib/session/session.ts';

/** The server's calls as hooks, typed by its router. */
export const trpc = createCalls() as CreateTRPCReact<AppRouter, unknown>;

export function createApi() {
  return createTRPCUntypedClient<AppRouter>({
    links: [
      httpBatchLink({
        url: '/trpc',
        transformer,
        fetch: (url, options) =>
          fetch(url, { ...(options as RequestInit), credentials: 'same-origin' }).catch(async (error: unknown) => {
            if (!options?.signal?.aborted) await standIn();
            throw error;
          }),
      }),
    ],
  });
}

let answers: QueryClient | null = null;

/** Puts what was kept for reading offline where it is missed, before a call is said to have failed. */
async function standIn(): Promise<void> {
  if (!answers) return;
  try {
    const { restoreAnswers } = await import('./lib/offline/offline-answers.ts');
    const { loadPending } = await import('./features/guidance/completion/completion-queue.ts');
    // First, so that the answers are shown with what was completed since.
    const userId = readUserId();
    if (userId !== null) await loadPending(userId);
    await restoreAnswers(answers);
  } catch {
    // Then the screens say that the server could not be reached.
  }
}

/**
 * Data is fetched once, never retried, never refetched by itself (product.md §7). Any 401 to a member means that the
 * session behind the stored user id is over (decisions.md D1).
 */
export function createQueryClient(): QueryClient {
  const queryCache = new QueryCache({
    onError(error) {
      if (readServerError(error).status === 401) endSession();
      else doubtRole(client, error);
    },
  });
  // Who asked: a visitor may be refused too, and an answer may come after somebody else has signed in.
  const askedBy = new WeakMap<object, number | null>();
  const mutationCache = new MutationCache({
    onMutate: (_input, mutation) => void askedBy.set(mutation, readUserId()),
    onError(error, _input, _context, mutation) {
      const userId = askedBy.get(mutation) ?? null;
      if (readServerError(error).status !== 401 || userId === null) return doubtRole(client, error);
      // The sign-in screen says what happened; the failed act has no more to say.
      hushErrors();
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
        // Without a network a call fails and says so, rather than waiting in silence.
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  // What one member was told, and what they sent, is nobody else's; who is signed in is asked anew (decisions.md D1).
  onMemberChange(() => client.clear());
  // The server renders pages for many members, so it keeps nobody's answers.
  if (typeof window !== 'undefined') answers = client;
  return client;
}

/** On 403 the admin role may have been revoked, so `auth.me` is refetched; or the sign-in is too old for it. */
function doubtRole(client: QueryClient, error: unknown): void {
  const { status, reason } = readServerError(error);
  if (status !== 403) return;
  if (reason === 'fresh_sign_in_required') {
    noteOldSignIn(client);
    return;
  }
  const me = getQueryKey(trpc.auth.me, undefined, 'query');
  const known = client.getQueryData<{ user: { role: string } }>(me);
  if (known?.user.role === 'admin') void client.invalidateQueries({ queryKey: me });
}

/** Refetches what the administration always shows, once: its error is what asks an administrator to sign in again. */
function noteOldSignIn(client: QueryClient): void {
  const facts = getQueryKey(trpc.admin.siteFacts, undefined, 'query');
  if (client.getQueryState(facts)?.status === 'success') void client.invalidateQueries({ queryKey: facts });
}
