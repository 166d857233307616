import type { PersistenceRule } from '../../../lib/offline/persisted-queries.ts';

// The queries that a member can read offline.
const STORED_CALLS = new Set(['auth.me', 'onboarding.status', 'guidance.dashboard', 'guidance.history']);
const MAX_HISTORY_ENTRIES = 50;

/** Says which queries are kept for reading offline, and how much of them. */
export const READABLE_QUERIES: PersistenceRule = { isStored, trim };

/** Returns whether a query is persisted: only the member's own data, without development data or a filter. */
function isStored(queryKey: readonly unknown[], userId: number): boolean {
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
