import { adminReviewWords as words } from '#strings/admin/admin-review.ts';
import { conceptWords } from '#strings/guidance/content.ts';
import { CONCEPTS } from '../../../../shared/guidance/concepts.ts';
import type { ReviewRow } from '../../../../shared/guidance/review.ts';
import type { ReviewState } from '../../../../shared/guidance/review-choices.ts';
import type { BadgeTone } from '../../../components/text/state-badge.tsx';
import { oneOf } from '../admin-url.ts';

/** The badge tone of each state. */
export const STATE_TONES: Record<ReviewState, BadgeTone> = { new: 'quiet', approved: 'good', retired: 'bad' };

/** Returns the name of an entry's state. The church's own entry is a draft until it is approved. */
export function stateName({ origin, state, isRemoved }: Pick<ReviewRow, 'origin' | 'state' | 'isRemoved'>): string {
  if (isRemoved) return words.removed;
  return origin === 'church' && state === 'new' ? words.draft : words.states[state];
}

/** Returns the name of a concept. */
export function conceptName(concept: string): string {
  const known = oneOf(CONCEPTS, concept);
  return known ? conceptWords[known] : concept;
}
