/** The areas of growth that a member can choose, word for word (product.md §3). */
export const CHALLENGES = [
  'Being vulnerable and authentic',
  'Making time for deep relationships',
  'Offering godly counsel',
  'Forgiving and reconciling',
  'Initiating difficult conversations',
  'Maintaining long-distance friendships',
  'Balancing friendship with family time',
  'Finding trustworthy friends',
] as const;
export type Challenge = (typeof CHALLENGES)[number];

export const FREQUENCIES = ['daily', 'weekly', 'biweekly'] as const;
export type Frequency = (typeof FREQUENCIES)[number];

export const MIN_PHILOSOPHY_LENGTH = 50;
export const DEFAULT_SATISFACTION = 3;
export const DEFAULT_REMINDER_TIME = '9:00 AM';
