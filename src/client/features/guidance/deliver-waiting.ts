import type { QueryClient } from '@tanstack/react-query';
import { changeEntries, holdsEntries, withCompletions } from '../../lib/entry-answers.ts';
import type { WaitingCompletion } from '../../lib/offline-store.ts';
import type { trpc } from '../../trpc.ts';
import { keepRefused } from './kept-reflections.ts';
import { getWaiting, sendWaiting, watchWaiting } from './waiting-completions.ts';

type Api = ReturnType<typeof trpc.useUtils>['client'];

/** What became of the completions that waited. */
export interface Delivery {
  sent: number;
  /** The server would not have them. */
  refused: WaitingCompletion[];
  /** Their entry had been completed before, with other words. */
  elsewhere: WaitingCompletion[];
  /** They wait on. */
  left: readonly WaitingCompletion[];
}

/** Sends what waits, keeps the words the server did not take, and shows the entries as they are by then. */
export async function deliverWaiting(
  userId: number,
  { client, cache, queue }: { client: Api; cache: QueryClient; queue?: boolean },
): Promise<Delivery> {
  const [refused, elsewhere]: [WaitingCompletion[], WaitingCompletion[]] = [[], []];
  let sent = 0;
  const left = await sendWaiting(
    userId,
    {
      async send(completion) {
        const { entryId, userReflection } = completion;
        const { entry } = await client.guidance.complete.mutate({ id: entryId, userReflection });
        if (userReflection && entry.userReflection !== userReflection.trim()) elsewhere.push(completion);
      },
      onSent: () => {
        sent += 1;
      },
      onRefused: (completion) => void refused.push(completion),
    },
    queue,
  );
  for (const { entryId, userReflection } of [...refused, ...elsewhere])
    if (userReflection) keepRefused(userId, entryId, userReflection);
  if (refused.length > 0) openAgain(cache, refused);
  if (sent + refused.length > 0) void cache.invalidateQueries({ predicate: ({ queryKey }) => holdsEntries(queryKey) });
  return { sent, refused, elsewhere, left };
}

/** Shows in every answer, old or new, what was completed and is still to be sent; gives how to stop. */
export function showWaiting(client: QueryClient): () => void {
  const cache = client.getQueryCache();
  const show = ({ queryKey, state }: ReturnType<typeof cache.getAll>[number]) => {
    if (state.data === undefined || !holdsEntries(queryKey)) return;
    const shown = withCompletions(state.data, getWaiting());
    if (shown !== state.data) client.setQueryData(queryKey, shown, { updatedAt: state.dataUpdatedAt });
  };
  const showAll = () => cache.getAll().forEach(show);
  showAll();
  const stopWatching = watchWaiting(showAll);
  const stopListening = cache.subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'success') show(event.query);
  });
  return () => {
    stopWatching();
    stopListening();
  };
}

function openAgain(cache: QueryClient, refused: WaitingCompletion[]): void {
  cache.setQueriesData({ predicate: ({ queryKey }) => holdsEntries(queryKey) }, (answer: unknown) =>
    changeEntries(answer, (entry) =>
      refused.some(({ entryId }) => entryId === entry.id)
        ? { ...entry, isCompleted: false, completedAt: null, userReflection: null }
        : entry,
    ),
  );
}
