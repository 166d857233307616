import { trpc } from '../../trpc.ts';

// Most jobs that start at once finish within this time.
const SETTLED_MS = 2_500;

/** Returns a function that refetches the lists once the queue has had time to finish new jobs. */
export function useQueueChanged(): () => void {
  const { admin } = trpc.useUtils();
  return () =>
    void window.setTimeout(() => {
      for (const part of [admin.jobs, admin.deliveries]) void part.invalidate();
    }, SETTLED_MS);
}
