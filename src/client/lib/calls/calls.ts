import {
  hashKey,
  type QueryClient,
  type UseMutationOptions,
  type UseMutationResult,
  type UseQueryOptions,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { createTRPCClientProxy, type TRPCUntypedClient } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import { createContext, use, useCallback, useMemo, useRef } from 'react';
import { changesSession, sendQuery, sendSessionChange } from '../session/session-change.ts';
import { settleMutation } from './refreshes.ts';
import { readServerError } from './server-error.ts';
import { translateError } from './translate-error.ts';

type Client = TRPCUntypedClient<AnyTRPCRouter>;
type Args = readonly unknown[];

const ClientContext = createContext<Client | null>(null);
/** Provides the tRPC client to the calls below it. */
export const CallsProvider = ClientContext.Provider;

function useClient(): Client {
  const client = use(ClientContext);
  const cache = useQueryClient();
  if (!client) throw new Error('useClient needs a CallsProvider above it');
  return useMemo(() => withRefreshes(client, cache), [client, cache]);
}

// The subject of the call was deleted or changed after this page read it.
const OUT_OF_DATE = [404, 409];

/**
 * Wraps the client. It translates errors to the language of the page. Its mutations refetch what they change
 * (refreshes.ts), also when they fail because this page is out of date. It sends no query while the session changes
 * (session-change.ts).
 */
function withRefreshes(client: Client, cache: QueryClient): Client {
  const calls: Pick<Client, 'query' | 'mutation'> = {
    query: (path, input, options) =>
      sendQuery((signal) => client.query(path, input, { ...options, signal })).catch(translateError),
    mutation: async (path, ...args) => {
      const send = () => client.mutation(path, ...args);
      try {
        const answer = await (changesSession(path) ? sendSessionChange(send) : send());
        settleMutation(cache, path, true);
        return answer;
      } catch (error) {
        settleMutation(cache, path, OUT_OF_DATE.includes(readServerError(error).status ?? 0));
        return translateError(error);
      }
    },
  };
  return Object.assign(Object.create(client) as Client, calls);
}

/** Returns the cache key of a call, as @trpc/react-query makes it. Without a type it matches all results of the call. */
export function getQueryKey(call: unknown, input?: unknown, type?: 'query' | 'infinite'): unknown[] {
  return keyOf((call as { $path: () => string[] }).$path(), input, type);
}

function keyOf(path: string[], input: unknown, type?: 'query' | 'infinite'): unknown[] {
  if (input === undefined && !type) return path.length ? [path] : [];
  return [path, { ...(input !== undefined && { input }), ...(type && { type }) }];
}

/**
 * Creates the hooks of @trpc/react-query that this product uses, with the package's types. The package itself cannot be
 * tree-shaken and would be an eighth of the first page's script.
 */
export function createCalls(): unknown {
  return createPath([], (path, args) => {
    const method = path.at(-1) ?? '';
    const call = path.slice(0, -1);
    // biome-ignore-start lint/correctness/useHookAtTopLevel: each name is one hook, called where a hook is
    switch (method) {
      // For getQueryKey; no call has this name.
      case '$path':
        return call;
      case 'useQuery':
        return useCallQuery(call, args);
      case 'useMutation':
        return useCallMutation(call, args);
      case 'useUtils':
        return useCallUtils();
      default:
        throw new Error(`src/client/lib/calls/calls.ts has no ${path.join('.')}`);
    }
    // biome-ignore-end lint/correctness/useHookAtTopLevel: see above
  });
}

function useCallQuery(path: string[], [input, options]: Args) {
  const client = useClient();
  return useQuery({
    ...(options as Partial<UseQueryOptions>),
    queryKey: keyOf(path, input, 'query'),
    queryFn: () => client.query(path.join('.'), input),
  });
}

function useCallMutation(path: string[], [options]: Args) {
  const client = useClient();
  return useDedupedMutation({
    ...(options as UseMutationOptions<unknown, Error, unknown>),
    mutationKey: [path],
    mutationFn: (input: unknown) => client.mutation(path.join('.'), input),
  });
}

/**
 * A mutation that ignores a second call with the same input while the first is in flight: two presses may both come
 * before the screen shows the first one. A call with another input is sent.
 */
export function useDedupedMutation<Output, Input, Kept = unknown>(
  options: UseMutationOptions<Output, Error, Input, Kept>,
): UseMutationResult<Output, Error, Input, Kept> {
  const mutation = useMutation(options);
  const send = mutation.mutateAsync;
  const last = useRef<{ input: string; answer: Promise<Output> } | null>(null);
  const mutateAsync = useCallback<typeof send>(
    (...args) => {
      const input = hashKey([args[0]]);
      if (last.current?.input === input) return last.current.answer;
      const sent = { input, answer: send(...args) };
      last.current = sent;
      const settle = () => {
        if (last.current === sent) last.current = null;
      };
      sent.answer.then(settle, settle);
      return sent.answer;
    },
    [send],
  );
  // The mutation's `onError` handles the error.
  const mutate = useCallback<typeof mutation.mutate>(
    (...args) => void mutateAsync(...args).catch(() => undefined),
    [mutateAsync],
  );
  return { ...mutation, mutate, mutateAsync };
}

function useCallUtils() {
  const client = useClient();
  const cache = useQueryClient();
  return useMemo(() => {
    const proxy = createTRPCClientProxy(client);
    return createPath([], (path, args) => askCache(cache, path, args), { client: proxy });
  }, [client, cache]);
}

function askCache(cache: QueryClient, path: string[], [input, second, third]: Args) {
  const call = path.slice(0, -1);
  const queryKey = keyOf(call, input);
  switch (path.at(-1)) {
    case 'invalidate':
      return cache.invalidateQueries({ ...(second as object), queryKey }, third as object);
    case 'refetch':
      return cache.refetchQueries({ ...(second as object), queryKey }, third as object);
    case 'cancel':
      return cache.cancelQueries({ queryKey }, second as object);
    case 'setData':
      return cache.setQueryData(keyOf(call, input, 'query'), second, third as object);
    case 'getData':
      return cache.getQueryData(keyOf(call, input, 'query'));
    default:
      throw new Error(`src/client/lib/calls/calls.ts has no ${path.join('.')} of the cache`);
  }
}

/** Creates a proxy for paths such as `a.b.c(args)`, which calls `answer` with the path and the arguments. */
function createPath(
  path: string[],
  answer: (path: string[], args: Args) => unknown,
  known: Record<string, unknown> = {},
): unknown {
  const steps = new Map<string, unknown>();
  return new Proxy(() => undefined, {
    get(_target, name) {
      if (typeof name !== 'string' || name === 'then') return undefined;
      if (path.length === 0 && name in known) return known[name];
      if (!steps.has(name)) steps.set(name, createPath([...path, name], answer, known));
      return steps.get(name);
    },
    apply: (_target, _this, args) => answer(path, args),
  });
}
