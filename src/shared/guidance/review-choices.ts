/** What a church has decided about an entry; `new` until somebody did. */
export const REVIEW_STATES = ['new', 'approved', 'retired'] as const;
export type ReviewState = (typeof REVIEW_STATES)[number];

/** The filters of the reviewers' list: the states, and entries with reports that nobody has dealt with. */
export const REVIEW_FILTERS = [...REVIEW_STATES, 'reported'] as const;

/**
 * The fewest approved entries of each subject and type with which only reviewed ones can be sent. A subject comes once a
 * week, so nothing is repeated within four weeks for a member with one message of each type a day.
 */
export const ENOUGH_APPROVED = 4;

/** Entries of the library, entries that the church wrote, and entries that a model wrote for one member. */
export const ENTRY_ORIGINS = ['library', 'church', 'generated'] as const;

/** The texts of an entry that a church may word otherwise. Which of them an entry has depends on its type. */
export const WORDING_FIELDS = {
  prayer: ['title', 'content', 'scripture', 'prayerPrompt', 'encouragement', 'focusPoint', 'actionSteps'],
  do: [
    ...['title', 'content', 'scripture', 'actionPrompt', 'practicalStep', 'checkInQuestion'],
    ...['motivationalNote', 'actionSteps'],
  ],
  reflection: [
    ...['title', 'content', 'scripture', 'reflectionQuestions', 'gratitudePrompt', 'tomorrowPreparation'],
    'actionSteps',
  ],
} as const;

/** The most entries that a church can write. */
export const MAX_OWN_ENTRIES = 1_000;

/** The most entries that are decided about at once. */
export const MAX_SEVERAL = 100;

/** The limits of a theme week: its passages, its days, and the characters of its title. */
export const MAX_PASSAGES = 20;
export const MAX_WEEK_DAYS = 31;
export const MAX_THEME_TITLE_LENGTH = 80;
