import { trpc } from '../../trpc.ts';
import { tellOutcome } from './call-notice.ts';

// Jobs that start at once are mostly finished by then.
const SETTLED_MS = 2_500;

/** Returns how to refetch the lists once the queue has done what a call put into it. */
export function useQueueChanged(): () => void {
  const { admin } = trpc.useUtils();
  return () =>
    void window.setTimeout(() => {
      for (const part of [admin.jobs, admin.deliveries]) void part.invalidate();
    }, SETTLED_MS);
}

/** Returns the handlers of a call that changes the queue, by the titles that say how it ended. */
export function useQueueHandlers() {
  const onSettled = useQueueChanged();
  return (done: string, failed: string) => ({ ...tellOutcome(done, failed), onSettled });
}
