import type { Queries, Work } from '../../../../../db/database.ts';
import type { ContentType } from '../../../../shared/guidance/content-types.ts';
import type { MemberId } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { readGoals } from '../goals/repo.ts';
import { readStreakDays } from '../service.ts';
import * as repo from './repo.ts';

/** Returns a member's streak, what they completed on some local dates, oldest first, and their goals. */
export async function findWeek(site: Site, userId: MemberId, dates: string[]) {
  return site.db.snapshot(function* (q) {
    return {
      streakDays: yield* readStreakDays(q, userId, site.clock.now()),
      completed: yield* repo.readCompleted(q, { userId, dates }),
      goals: yield* readGoals(q, userId),
    };
  });
}

/** Returns the latest open entry of a type for a local day of some members, of those visible by an instant. */
export function* readOpenEntries(
  q: Queries,
  which: { userIds: number[]; contentType: ContentType; localDate: string; visibleBy: Date },
): Work<Map<number, number>> {
  return yield* repo.readOpenEntries(q, which);
}
