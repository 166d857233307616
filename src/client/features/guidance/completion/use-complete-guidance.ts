import { useQueryClient } from '@tanstack/react-query';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import { offlineWords } from '#strings/guidance/offline.ts';
import type { CareCard } from '../../../../shared/guidance/care/care-card.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showError, showSuccess } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { holdChange, takeCompletion } from '../entry/entry-cache.ts';
import { keepForLater } from '../offline/completion-queue.ts';
import { keepAnswer } from './kept-answers.ts';
import { dropReflection, keepRefused } from './kept-reflections.ts';

interface CompletionEvents {
  /** The server refused the words, which are kept. */
  onRefused: (entry: GuidanceEntry) => void;
  /** The words are saved and show a sign of crisis, so help is offered (rules.md G6). */
  onCare: (care: CareCard) => void;
}

/**
 * Completes an entry: its card shows it at once, and shows it open again where the server refuses. What the member
 * wrote is kept then, and its entry named; where other words were saved before, it is kept on the card. Without a
 * network the completion is kept, and sent once there is one.
 */
export function useCompleteGuidance({ onRefused, onCare }: CompletionEvents) {
  const cache = useQueryClient();
  const { mutateAsync } = trpc.guidance.complete.useMutation();

  return async (entry: GuidanceEntry, userReflection?: string): Promise<void> => {
    const done = { isCompleted: true, completedAt: new Date(), userReflection: userReflection ?? null };
    const settle = holdChange(cache, entry.id, done);
    try {
      const answer = await mutateAsync({ id: entry.id, userReflection });
      const { entry: completed } = answer;
      // Completed before, in another tab or on another device: the first words stay (decisions.md D13).
      const elsewhere = Boolean(userReflection) && completed.userReflection !== userReflection;
      if (elsewhere && userReflection) keepRefused(entry.userId, entry.id, userReflection);
      else dropKept(entry);
      settle({ isCompleted: true });
      takeCompletion(cache, answer);
      if (elsewhere) showError(guidanceWords.elsewhere.notice);
      else showSuccess(guidanceWords.done);
      if (answer.offersCare && answer.care) onCare(answer.care);
    } catch (error) {
      if (isOffline(error) && (await isKept(entry, userReflection))) {
        // It waits to be sent, and is shown as completed for that reason from now on.
        settle({});
        dropKept(entry);
        showSuccess(offlineWords.kept);
        return;
      }
      settle({ isCompleted: false, completedAt: null, userReflection: null });
      showError(guidanceWords.failed);
      if (!userReflection) return;
      keepRefused(entry.userId, entry.id, userReflection);
      onRefused(entry);
    }
  };
}

/** Forgets what the drawer of a completed entry kept. */
function dropKept({ userId, id }: GuidanceEntry): void {
  dropReflection(userId, id);
  keepAnswer(userId, id, false);
}

/** Returns whether a call failed because the browser has no network, rather than because the server is unreachable. */
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
