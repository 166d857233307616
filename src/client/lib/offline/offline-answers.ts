import type { Query, QueryClient } from '@tanstack/react-query';
import { readServerError } from '../calls/server-error.ts';
import { readUserId } from '../session/session.ts';
import { dropAll, keep, readKept } from './offline-store.ts';

// What a member may read without a network: who they are, their day, and the newest of their history.
const KEPT_CALLS = new Set(['auth.me', 'onboarding.status', 'guidance.dashboard', 'guidance.history']);
const HISTORY_KEPT = 50;
const GATHER_MS = 100;

// Whether a call has found no server since the last time that was made up for.
let outOfReach = false;

/** Keeps the last answers to the calls that may be read without a network; gives how to stop. */
export function keepAnswers(client: QueryClient): () => void {
  const changed = new Set<Query>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const write = () => {
    for (const query of changed) void keepAnswer(query);
    changed.clear();
  };
  const note = (query: Query) => {
    changed.add(query);
    clearTimeout(timer);
    timer = setTimeout(write, GATHER_MS);
  };
  const cache = client.getQueryCache();
  for (const query of cache.getAll()) if (query.state.data !== undefined) note(query);
  const stop = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') note(event.query);
  });
  const leave = () => void (document.hidden && write());
  document.addEventListener('visibilitychange', leave);
  return () => {
    stop();
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', leave);
  };
}

/** Puts kept answers where nothing is known yet: they stand in for those that did not come. */
export async function restoreAnswers(client: QueryClient): Promise<void> {
  outOfReach = true;
  const userId = readUserId();
  if (userId === null) return;
  for (const { key, data, updatedAt } of await readKept('answers', userId)) {
    const queryKey = JSON.parse(key) as unknown[];
    if (client.getQueryData(queryKey) === undefined) client.setQueryData(queryKey, data, { updatedAt });
  }
}

/** Asks again for what could not be had without a network; what the server refused is not asked twice (product.md §7). */
export function askAgain(client: QueryClient): void {
  if (!outOfReach) return;
  outOfReach = false;
  const missed = ({ state }: Query) => state.error !== null && readServerError(state.error).status === null;
  void client.refetchQueries({ predicate: missed, type: 'active' });
  void client.invalidateQueries({ predicate: missed, refetchType: 'none' });
}

/** Lets go of every answer, as on signing out. */
export function forgetAnswers(): Promise<void> {
  return dropAll('answers');
}

async function keepAnswer({ queryKey, state }: Query): Promise<void> {
  const userId = readUserId();
  if (userId === null || state.data === undefined || !isOwn(queryKey, userId)) return;
  const data = trim(state.data);
  await keep('answers', { userId, key: JSON.stringify(queryKey), data, updatedAt: state.dataUpdatedAt }).catch(() => {
    // A browser that refuses storage shows nothing without a network, and is the same otherwise.
  });
}

/** Whether a query asks for what is kept: the member's own, and not what tests made or a search found. */
function isOwn(queryKey: readonly unknown[], userId: number): boolean {
  const [path, { input } = {}] = queryKey as [string[], { input?: Record<string, unknown> }?];
  if (!Array.isArray(path) || !KEPT_CALLS.has(path.join('.'))) return false;
  const { userId: whose = userId, is_dev: isDev, env, type, q, written } = input ?? {};
  return whose === userId && isDev !== 'true' && env !== 'development' && !type && !q && !written;
}

function trim(data: unknown): unknown {
  const { entries } = data as { entries?: unknown[] };
  return Array.isArray(entries) && entries.length > HISTORY_KEPT
    ? { ...(data as object), entries: entries.slice(0, HISTORY_KEPT), hasMore: true, nextCursor: null }
    : data;
}
