import type { Query, QueryClient } from '@tanstack/react-query';
import { readServerError } from '../calls/server-error.ts';
import { readUserId } from '../session/session.ts';
import { deleteAll, put, readStored } from './offline-database.ts';

// The queries that a member can read offline.
const STORED_CALLS = new Set(['auth.me', 'onboarding.status', 'guidance.dashboard', 'guidance.history']);
const MAX_HISTORY_ENTRIES = 50;
const WRITE_DELAY_MS = 100;

// True after a call did not reach the server, until the failed queries are refetched.
let wasUnreachable = false;

/** Persists the queries that can be read offline. Returns the function that stops it. */
export function persistQueries(client: QueryClient): () => void {
  const changed = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    for (const query of changed) void persistQuery(query);
    changed.clear();
  };
  const schedule = (query: Query) => {
    changed.add(query);
    clearTimeout(timer);
    timer = setTimeout(write, WRITE_DELAY_MS);
  };
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) if (query.state.data !== undefined) schedule(query);
  const stop = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') schedule(event.query);
  });
  const writeWhenHidden = () => void (document.hidden && write());
  document.addEventListener('visibilitychange', writeWhenHidden);
  return () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', writeWhenHidden);
  };
}

/** Seeds the query cache with the persisted data of queries that have none. */
export async function restoreQueries(client: QueryClient): Promise<void> {
  wasUnreachable = true;
  const userId = readUserId();
  if (userId === null) return;
  for (const { key, data, updatedAt } of await readStored('answers', userId)) {
    const queryKey = JSON.parse(key) as unknown[];
    if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, data, { updatedAt });
  }
}

/** Refetches the queries that did not reach the server. Those it answered with an error are not retried (product.md §7). */
export function refetchUnreached(client: QueryClient): void {
  if (!wasUnreachable) return;
  wasUnreachable = false;
  const unreached = ({ state }: Query) => state.error !== null && readServerError(state.error).status === null;
  void client.refetchQueries({ predicate: unreached, type: 'active' });
  void client.invalidateQueries({ predicate: unreached, refetchType: 'none' });
}

/** Deletes the persisted data of every query. */
export function deletePersistedQueries(): Promise<void> {
  return deleteAll('answers');
}

async function persistQuery({ queryKey, state }: Query): Promise<void> {
  const userId = readUserId();
  if (userId === null || state.data === undefined || !isOwn(queryKey, userId)) return;
  const data = trim(state.data);
  await put('answers', { userId, key: JSON.stringify(queryKey), data, updatedAt: state.dataUpdatedAt }).catch(() => {
    // A browser that refuses storage shows no data offline.
  });
}

/** Returns whether a query is persisted: only the member's own data, without development data or a filter. */
function isOwn(queryKey: readonly unknown[], userId: number): boolean {
  const [path, { input } = {}] = queryKey as [string[], { input?: Record<string, unknown> }?];
  if (!Array.isArray(path) || !STORED_CALLS.has(path.join('.'))) return false;
  const { userId: whose = userId, is_dev: isDev, env, type, q, written } = input ?? {};
  return whose === userId && isDev !== 'true' && env !== 'development' && !type && !q && !written;
}

function trim(data: unknown): unknown {
  const { entries } = data as { entries?: unknown[] };
  return Array.isArray(entries) && entries.length > MAX_HISTORY_ENTRIES
    ? { ...(data as object), entries: entries.slice(0, MAX_HISTORY_ENTRIES), hasMore: true, nextCursor: null }
    : data;
}
