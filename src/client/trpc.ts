import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createTRPCUntypedClient, httpBatchLink } from '@trpc/client';
import type { CreateTRPCReact } from '@trpc/react-query';
import type { AppRouter } from '../server/router.ts';
import { createCalls } from './lib/calls.ts';
import { readServerError } from './lib/server-error.ts';
import { endSession, onMemberChange } from './lib/session.ts';
import { wire } from './lib/wire.ts';

/** The server's calls as hooks, typed by its router. */
export const trpc = createCalls() as CreateTRPCReact<AppRouter, unknown>;

export function createApi() {
  return createTRPCUntypedClient<AppRouter>({
    links: [
      httpBatchLink({
        url: '/trpc',
        transformer: wire,
        fetch: (url, options) =>
          fetch(url, { ...(options as RequestInit), credentials: 'same-origin' }).catch(async (error: unknown) => {
            await standIn();
            throw error;
          }),
      }),
    ],
  });
}

let answers: QueryClient | null = null;

/** Puts what was kept for reading offline where it is missed, before a call is said to have failed. */
async function standIn(): Promise<void> {
  try {
    const { restoreAnswers } = await import('./lib/offline-answers.ts');
    if (answers) await restoreAnswers(answers);
  } catch {
    // Then the screens say that the server could not be reached.
  }
}

/**
 * Data is fetched once, never retried, never refetched by itself (product.md §7). Any 401 means that the session
 * behind the stored user id is over (decisions.md D1).
 */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (readServerError(error).status === 401) endSession();
  };
  const queryCache = new QueryCache({ onError });
  // What one member was told is nobody else's, and who is signed in is asked anew (decisions.md D1).
  onMemberChange(() => queryCache.clear());
  answers = new QueryClient({
    queryCache,
    mutationCache: new MutationCache({ onError }),
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
  return answers;
}
