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
/** Gives the calls below it their way to the server. */
export const CallsProvider = ClientContext.Provider;

function useClient(): Client {
  const client = use(ClientContext);
  const cache = useQueryClient();
  if (!client) throw new Error('Calls are made below their provider');
  return useMemo(() => withRefreshes(client, cache), [client, cache]);
}

// The statuses of a call whose subject was deleted or changed since this page read it.
const OUT_OF_DATE = [404, 409];

/**
 * The client. Its errors come in the language of the page, and its mutations refresh what they change (refreshes.ts); so
 * does a mutation that is refused because this page is out of date. It sends no query while the session changes
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

/** The key of a call's answers in the cache, as @trpc/react-query makes it; without a type, of all its answers. */
export function getQueryKey(call: unknown, input?: unknown, type?: 'query' | 'infinite'): unknown[] {
  return keyOf((call as { $path: () => string[] }).$path(), input, type);
}

function keyOf(path: string[], input: unknown, type?: 'query' | 'infinite'): unknown[] {
  if (input === undefined && !type) return path.length ? [path] : [];
  return [path, { ...(input !== undefined && { input }), ...(type && { type }) }];
}

/**
 * The hooks of @trpc/react-query that this product uses, on the client and the cache that they stand on there. The
 * package's own come all together, and are an eighth of what a page loads first; the types are the package's.
 */
export function createCalls(): unknown {
  return createPath([], (path, args) => {
    const method = path.at(-1) ?? '';
    const call = path.slice(0, -1);
    // biome-ignore-start lint/correctness/useHookAtTopLevel: each name is one hook, called where a hook is
    switch (method) {
      // No call has this name: only getQueryKey reads the path.
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
  return useSentOnce({
    ...(options as UseMutationOptions<unknown, Error, unknown>),
    mutationKey: [path],
    mutationFn: (input: unknown) => client.mutation(path.join('.'), input),
  });
}

/**
 * A mutation that is not sent again while the same is under way: two presses may both come before the screen shows
 * that one of them counted. What differs from the last is another wish, and is sent.
 */
export function useSentOnce<Output, Input, Kept = unknown>(
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
  // Its failure is told by the options.
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

/** Something that can be asked for any name, however deep, and then called. */
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
