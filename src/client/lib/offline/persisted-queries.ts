import type { Query, QueryClient } from '@tanstack/react-query';
import { readServerError } from '../calls/server-error.ts';
import { readUserId } from '../session/session.ts';
import { deleteStored, put, readStored } from './offline-database.ts';

/** The last data of a query, for reading offline. */
interface PersistedQuery {
  userId: number;
  /** The key of the query, as JSON. */
  key: string;
  data: unknown;
  /** The time of the data, in milliseconds since the epoch. */
  updatedAt: number;
}

/** Says which queries of a member are persisted, and how much of their data. */
export interface PersistenceRule {
  isStored: (queryKey: readonly unknown[], userId: number) => boolean;
  trim: (data: unknown) => unknown;
}

const WRITE_DELAY_MS = 100;

/** Persists the member's queries that a rule names. Returns the function that stops it. */
export function persistQueries(client: QueryClient, userId: number, rule: PersistenceRule): () => void {
  const changed = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    for (const query of changed) void persistQuery(query, userId, rule);
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
  const userId = readUserId();
  if (userId === null) return;
  for (const { key, data, updatedAt } of await readStored<PersistedQuery>('answers', userId)) {
    const queryKey = JSON.parse(key) as unknown[];
    if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, data, { updatedAt });
  }
}

/** Refetches the queries that did not reach the server. One that it answered with an error is not retried (product.md §7). */
export function refetchUnreached(client: QueryClient): void {
  const unreached = ({ state }: Query) => state.error !== null && readServerError(state.error).status === null;
  void client.refetchQueries({ predicate: unreached, type: 'active' });
  void client.invalidateQueries({ predicate: unreached, refetchType: 'none' });
}

/** Deletes the persisted data of every query. */
export function deletePersistedQueries(): Promise<void> {
  return deleteStored('answers');
}

async function persistQuery(
  { queryKey, state }: Query,
  userId: number,
  { isStored, trim }: PersistenceRule,
): Promise<void> {
  // Another tab may have changed the member; the data still belongs to the previous member.
  if (readUserId() !== userId || state.data === undefined || !isStored(queryKey, userId)) return;
  const data = trim(state.data);
  const item: PersistedQuery = { userId, key: JSON.stringify(queryKey), data, updatedAt: state.dataUpdatedAt };
  await put('answers', item).catch(() => {
    // A browser that refuses storage shows no data offline.
  });
}
