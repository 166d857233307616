import { trpc } from '../../trpc.ts';
import { mutationToasts } from './mutation-toasts.ts';

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

/** Returns mutation handlers for a call that changes the queue, with the titles of its toasts. */
export function useQueueHandlers() {
  const onSettled = useQueueChanged();
  return (done: string, failed: string) => ({ ...mutationToasts(done, failed), onSettled });
}
