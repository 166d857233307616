import { trpc } from '../../trpc.ts';

// What was taken up at once is mostly worked off by then.
const SETTLED_MS = 2_500;

/** Has what an act changes read again: the figures, who is ready, and the lists; the lists once more a moment later. */
export function useQueueChanged(): () => void {
  const { admin } = trpc.useUtils();
  const readLists = () => {
    for (const part of [admin.jobs, admin.deliveries, admin.audit]) void part.invalidate();
  };
  return () => {
    void admin.queueStats.invalidate();
    void admin.readyMembers.invalidate();
    readLists();
    window.setTimeout(readLists, SETTLED_MS);
  };
}
