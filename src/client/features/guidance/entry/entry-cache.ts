import type { Query, QueryClient } from '@tanstack/react-query';
import type { Dashboard, GuidanceEntry } from '../../../../shared/guidance.ts';
import { getQueryKey } from '../../../lib/calls/calls.ts';
import { changeEntries, entriesIn, holdsEntries, withCompletions } from '../../../lib/offline/entry-answers.ts';
import { trpc } from '../../../trpc.ts';
import { getWaiting, watchWaiting } from '../offline/completion-queue.ts';

/** The server's answer to a completion. */
interface Completed {
  entry: GuidanceEntry;
  stats: Dashboard['stats'];
  care: Dashboard['care'];
}

type Change = Partial<GuidanceEntry>;

const holders = { predicate: ({ queryKey }: Query) => holdsEntries(queryKey) };

/** The input of the dashboard's query: the member's own entries, or those made as a test (decisions.md D18). */
export const dashboardQuery = (userId: number, isDev: boolean) => ({
  userId,
  is_dev: isDev ? ('true' as const) : ('false' as const),
});

// The optimistic changes that the server has not answered yet, by the entry's id, oldest first.
const held = new Map<number, Change[]>();

/** An answer as it is shown: with what was changed since and is not settled, and what waits to be sent. */
function asShown(answer: unknown): unknown {
  const changed = changeEntries(answer, (entry) => {
    const change: Change = Object.assign({}, ...(held.get(entry.id) ?? []));
    const names = Object.keys(change) as (keyof GuidanceEntry)[];
    return names.every((name) => entry[name] === change[name]) ? entry : { ...entry, ...change };
  });
  return withCompletions(changed, getWaiting());
}

/** Puts an answer into the place of another, as old and as much in need of a refresh as that one was. */
function replace(cache: QueryClient, { queryKey, state }: Query, answer: unknown): void {
  if (answer === state.data) return;
  const { isInvalidated, dataUpdatedAt: updatedAt } = state;
  cache.setQueryData(queryKey, answer, { updatedAt });
  if (isInvalidated) void cache.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
}

function showAll(cache: QueryClient): void {
  for (const query of cache.getQueryCache().findAll(holders)) replace(cache, query, asShown(query.state.data));
}

const followed = new WeakSet<QueryClient>();

/**
 * Shows in every answer that holds entries, old or new, what was changed here and is not settled yet. An answer may thus
 * come at any time, and none has to be called off.
 */
export function followEntries(cache: QueryClient): void {
  if (followed.has(cache)) return;
  followed.add(cache);
  showAll(cache);
  watchWaiting(() => showAll(cache));
  cache.getQueryCache().subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'success' || !holdsEntries(event.query.queryKey)) return;
    replace(cache, event.query, asShown(event.query.state.data));
  });
}

/** Writes into an entry wherever it is kept, on the dashboard and in the history. */
export function writeEntry(cache: QueryClient, id: number, change: Change): void {
  for (const query of cache.getQueryCache().findAll(holders))
    replace(
      cache,
      query,
      changeEntries(query.state.data, (entry) => (entry.id === id ? { ...entry, ...change } : entry)),
    );
}

/**
 * Shows a change of an entry before the server has answered. Calling what it gives settles the change: the entry is from
 * then on as that says.
 */
export function holdChange(cache: QueryClient, id: number, change: Change): (settled: Change) => void {
  followEntries(cache);
  held.set(id, [...(held.get(id) ?? []), change]);
  showAll(cache);
  return (settled) => {
    const others = (held.get(id) ?? []).filter((each) => each !== change);
    if (others.length > 0) held.set(id, others);
    else held.delete(id);
    writeEntry(cache, id, settled);
  };
}

/** Takes the server's answer to a completion: the entry as it is stored, and the streak and lessons that it moved. */
export function takeCompletion(cache: QueryClient, { entry, stats, care }: Completed): void {
  writeEntry(cache, entry.id, entry);
  for (const query of cache.getQueryCache().findAll({ queryKey: getQueryKey(trpc.guidance.dashboard) })) {
    const today = query.state.data as Dashboard | undefined;
    if (today) replace(cache, query, { ...today, stats, care });
  }
}

/** Returns whether any cached answer says that an entry is completed. */
export function isCompletedAnywhere(cache: QueryClient, entryId: number): boolean {
  return cache
    .getQueryCache()
    .findAll(holders)
    .some(({ state }) => entriesIn(state.data).some(({ id, isCompleted }) => id === entryId && isCompleted));
}
