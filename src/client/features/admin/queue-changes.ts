import { trpc } from '../../trpc.ts';

// Jobs that start at once are mostly finished by then.
const SETTLED_MS = 2_500;

/** Has the lists read once more when what an act put into the queue is worked off. */
export function useQueueChanged(): () => void {
  const { admin } = trpc.useUtils();
  return () =>
    void window.setTimeout(() => {
      for (const part of [admin.jobs, admin.deliveries]) void part.invalidate();
    }, SETTLED_MS);
}
