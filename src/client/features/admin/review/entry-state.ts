import { adminReviewWords as words } from '#strings/admin/admin-review.ts';
import type { ReviewedEntry, ReviewRow } from '../../../../shared/guidance/review.ts';

/** Returns the name of an entry's state. What the church wrote itself is a draft until it is approved. */
export function stateName({ origin, state }: Pick<ReviewRow, 'origin' | 'state'>): string {
  return origin === 'church' && state === 'new' ? words.draft : words.states[state];
}

/** Returns whether an entry can be pinned for a date: a model's is for one member, and a draft is sent to nobody. */
export function canPin({ origin, state }: Pick<ReviewedEntry, 'origin' | 'state'>): boolean {
  return origin === 'church' ? state === 'approved' : origin === 'library' && state !== 'retired';
}
