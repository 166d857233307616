import { guidanceWords } from '#strings/guidance.ts';
import { offlineWords } from '#strings/offline.ts';
import type { GuidanceEntry } from '../../../shared/guidance.ts';
import { showError, showSuccess } from '../../lib/notices.ts';
import { readServerError } from '../../lib/server-error.ts';
import { trpc } from '../../trpc.ts';
import { usePatchEntry } from './dashboard-cache.ts';
import { dropReflection, keepRefused } from './kept-reflections.ts';
import { keepForLater } from './waiting-completions.ts';

/**
 * Completes an entry: its card shows it at once, and shows it open again where the server refuses. What the member
 * wrote is kept then, and its entry named; where other words were saved before, it is kept on the card. Without a
 * network the completion is kept, and sent once there is one.
 */
export function useCompleteGuidance(onRefused: (entry: GuidanceEntry) => void) {
  const { guidance } = trpc.useUtils();
  const patch = usePatchEntry();
  const { mutateAsync } = trpc.guidance.complete.useMutation();

  return async (entry: GuidanceEntry, userReflection?: string): Promise<void> => {
    patch(entry, { isCompleted: true, completedAt: new Date(), userReflection: userReflection ?? null });
    try {
      const { entry: completed } = await mutateAsync({ id: entry.id, userReflection });
      // Completed before, in another tab or on another device: the first words stay (decisions.md D13).
      const elsewhere = Boolean(userReflection) && completed.userReflection !== userReflection;
      if (elsewhere && userReflection) keepRefused(entry.userId, entry.id, userReflection);
      else dropReflection(entry.userId, entry.id);
      patch(entry, completed);
      if (elsewhere) showError(guidanceWords.elsewhere.notice);
      else showSuccess(guidanceWords.done);
      // Streak, lessons, goals and the history have moved with it.
      void guidance.dashboard.invalidate();
      void guidance.history.invalidate();
    } catch (error) {
      if (isOffline(error) && (await isKept(entry, userReflection))) {
        dropReflection(entry.userId, entry.id);
        showSuccess(offlineWords.kept);
        return;
      }
      patch(entry, { isCompleted: false, completedAt: null, userReflection: null });
      showError(guidanceWords.failed);
      if (!userReflection) return;
      keepRefused(entry.userId, entry.id, userReflection);
      onRefused(entry);
    }
  };
}

/** Whether a call failed for want of a network, and not because the server could not be reached over one. */
function isOffline(error: unknown): boolean {
  return readServerError(error).status === null && !navigator.onLine;
}

async function isKept({ userId, id, title }: GuidanceEntry, userReflection = ''): Promise<boolean> {
  try {
    await keepForLater({ userId, entryId: id, title, userReflection: userReflection || null });
    return true;
  } catch {
    return false;
  }
}
