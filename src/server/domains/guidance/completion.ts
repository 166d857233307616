import type { Queries, Work } from '../../../../db/database.ts';
import { COMPLETION_KEEPS_DAY_FOR_DAYS, MIN_REFLECTION_LENGTH } from '../../../shared/guidance/guidance-limits.ts';
import { DAY_MS } from '../../../shared/schedule/durations.ts';
import { visibleLength } from '../../../shared/text/visible-length.ts';
import type { MemberId } from '../../lib/actor.ts';
import type { Site } from '../../site/site.ts';
import { storeCareSigns } from './care/note-signs.ts';
import { advanceGoals } from './goals/service.ts';
import * as repo from './repo.ts';

/** Returns whether an open reflection still needs the member's own words: at least 20 characters (decisions.md D13). */
export function needsWords(
  entry: Pick<repo.EntryRow, 'contentType' | 'isCompleted'>,
  userReflection: string | null | undefined,
): boolean {
  if (entry.contentType !== 'reflection' || entry.isCompleted) return false;
  return visibleLength(userReflection ?? '') < MIN_REFLECTION_LENGTH;
}

/**
 * Returns the instant on whose local date a completion counts, in milliseconds (decisions.md D14): that of its making if
 * it could not be sent at once, but at the earliest when the entry became visible. One that was made too long ago counts
 * now. So a missed day of the last week can still be filled, but only with an entry that the member had by that day: the
 * server cannot tell a late completion from one that waited for a network.
 */
export function countedInstant(
  { availableAt }: Pick<repo.EntryRow, 'availableAt'>,
  secondsAgo: number | undefined,
  now: number,
): number {
  const ageMs = (secondsAgo ?? 0) * 1_000;
  if (ageMs > COMPLETION_KEEPS_DAY_FOR_DAYS * DAY_MS) return now;
  return Math.max(now - ageMs, availableAt.getTime());
}

/**
 * Completes a member's own entry once, on their local date, and advances their goals (decisions.md D12, D13). Returns null
 * when it was complete already: then the first completion stays as it is. Signs of crisis in the words are noted either way
 * (rules.md G6). The caller checks {@link needsWords}.
 */
export function* completeOnce(
  q: Queries,
  site: Site,
  memberId: MemberId,
  entry: Pick<repo.EntryRow, 'id' | 'userReflection'>,
  by: { now: number; localDate: string; userReflection: string | null | undefined },
): Work<repo.EntryRow | null> {
  const userReflection = by.userReflection?.trim() || null;
  const completed = yield* repo.completeEntry(q, entry.id, {
    completedAt: new Date(by.now),
    completedLocalDate: by.localDate,
    userReflection,
  });
  // Words of a second completion are not stored, but their author may need help. Words that are stored already were
  // checked.
  if (completed || userReflection !== entry.userReflection) yield* storeCareSigns(q, site, memberId, [userReflection]);
  if (completed && !completed.isDev) yield* advanceGoals(q, memberId, completed.challenges);
  return completed;
}
