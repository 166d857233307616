import { adminReviewWords as words } from '#strings/admin/admin-review.ts';
import type { ReviewedEntry, ReviewRow } from '../../../../shared/guidance/review.ts';

/** Returns the name of an entry's state. What the church wrote itself is a draft until it is approved. */
export function stateName({ origin, state, isRemoved }: Pick<ReviewRow, 'origin' | 'state' | 'isRemoved'>): string {
  if (isRemoved) return words.removed;
  return origin === 'church' && state === 'new' ? words.draft : words.states[state];
}

/** Returns whether an entry can be pinned for a date: a model's is for one member, and a draft is sent to nobody. */
export function canPin({ origin, state }: Pick<ReviewedEntry, 'origin' | 'state'>): boolean {
  return origin === 'church' ? state === 'approved' : origin === 'library' && state !== 'retired';
}

/** Returns whether anything can be decided about an entry; of a removed one, only its reports are dealt with. */
export const canDecide = ({ isRemoved }: Pick<ReviewRow, 'isRemoved'>): boolean => !isRemoved;
