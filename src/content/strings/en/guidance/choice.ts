import type { Season } from '../../../../shared/guidance/choice-reasons.ts';
import type { Challenge } from '../../../../shared/onboarding/onboarding-choices.ts';

/** Returns a challenge in the reader's language. */
export const challengeName = (challenge: Challenge): string => challenge;

/** The sentences that tell on a card why an entry was chosen. */
export const choiceWords = {
  season: (season: Season): string => `Chosen for ${season === 'Easter' ? 'Eastertide' : season}.`,
  challenge: (challenge: Challenge): string =>
    `Chosen because you’d like to grow in ${challengeName(challenge).toLowerCase()}.`,
  helpful: (challenge: Challenge): string =>
    `Chosen because you found guidance on this helpful: ${challengeName(challenge).toLowerCase()}.`,
  pinned: 'Chosen for today by your church.',
  theme: (title: string): string => `This week at your church: ${title}`,
  satisfaction: 'Chosen because you told us that friendship isn’t easy right now.',
};
