import { guidanceWords } from '#strings/guidance.ts';
import type { GuidanceEntry } from '../../../shared/guidance.ts';
import { showError, showSuccess } from '../../lib/notices.ts';
import { trpc } from '../../trpc.ts';
import { usePatchEntry } from './dashboard-cache.ts';
import { dropReflection, keepReflection } from './kept-reflections.ts';

/**
 * Completes an entry: its card shows it at once, and shows it open again where the server refuses. What the member
 * wrote is kept then, and its entry named.
 */
export function useCompleteGuidance(onRefused: (entry: GuidanceEntry) => void) {
  const { guidance } = trpc.useUtils();
  const patch = usePatchEntry();
  const { mutateAsync } = trpc.guidance.complete.useMutation();

  return async (entry: GuidanceEntry, userReflection?: string): Promise<void> => {
    patch(entry, { isCompleted: true, completedAt: new Date(), userReflection: userReflection ?? null });
    try {
      const { entry: completed } = await mutateAsync({ id: entry.id, userReflection });
      dropReflection(entry.userId, entry.id);
      patch(entry, completed);
      showSuccess(guidanceWords.done);
      // Streak, lessons, goals and the history have moved with it.
      void guidance.dashboard.invalidate();
      void guidance.history.invalidate();
    } catch {
      patch(entry, { isCompleted: false, completedAt: null, userReflection: null });
      showError(guidanceWords.failed);
      if (!userReflection) return;
      keepReflection(entry.userId, entry.id, userReflection);
      onRefused(entry);
    }
  };
}
