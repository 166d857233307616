import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { createTRPCReact, httpBatchLink } from '@trpc/react-query';
import superjson from 'superjson';
import type { AppRouter } from '../server/router.ts';
import { readServerError } from './lib/server-error.ts';
import { endSession } from './lib/session.ts';

/** The server's calls as hooks, typed by its router. */
export const trpc = createTRPCReact<AppRouter>();

export function createApi() {
  return trpc.createClient({
    links: [
      httpBatchLink({
        url: '/trpc',
        transformer: superjson,
        fetch: (url, options) => fetch(url, { ...(options as RequestInit), credentials: 'same-origin' }),
      }),
    ],
  });
}

/**
 * Data is fetched once, never retried, never refetched by itself (product.md §7). Any 401 means that the session
 * behind the stored user id is over (decisions.md D1).
 */
export function createQueryClient(): QueryClient {
  const onError = (error: unknown) => {
    if (readServerError(error).status === 401) endSession();
  };
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
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
}
