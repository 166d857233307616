import { careCard } from '../../../../shared/guidance/care/care-card.ts';
import { MIN_REFLECTION_LENGTH } from '../../../../shared/guidance/guidance-limits.ts';
import { journalEntry, journalInput, journalOutput } from '../../../../shared/guidance/journal.ts';
import { memoriesConsentBody, memoriesConsentOutput, memory } from '../../../../shared/guidance/memories.ts';
import {
  attention,
  completeInput,
  completeOutput,
  dashboardInput,
  dashboardOutput,
  dashboardStats,
  goal,
  guidanceEntry,
  helpfulInput,
  historyInput,
  historyOutput,
  progressDay,
  progressInput,
  progressOutput,
  streakDay,
} from '../../../../shared/guidance.ts';
import { describeFields } from './description.ts';
import { GOAL } from './goals.ts';
import {
  CONTENT_TYPE,
  CREATED_AT,
  GUIDANCE_KIND,
  HAS_MORE,
  ID,
  IS_DEV,
  LIMIT,
  LOCAL_DATE,
  MEMBER_ID,
  MESSAGE,
  PAGE,
  PAUSED_UNTIL,
  SAID,
  SCHEDULED_TIME,
  SUCCESS,
  TIME_ZONE,
  WORDING_LANGUAGE,
} from './texts.ts';

const REFLECTION = `The member’s reflection. A reflection entry needs at least ${MIN_REFLECTION_LENGTH} characters to be completed.`;
const HELPFUL = 'Whether the member marked it as helpful.';
const MEMORIES_AGREED = 'Whether the member agrees to be shown their own reflections again.';
const STREAK_DAYS = 'The number of days kept in a row; one missed day in a week is forgiven.';
const COMPLETED_LESSONS = 'The number of all completed entries.';
const CARE =
  'The card that offers help, if the member’s own texts showed a sign of crisis and they have not dismissed it; otherwise null.';
const STATS = 'The member’s progress.';

/** An entry without the id of its member. */
export const ENTRY = {
  id: ID,
  title: 'Its title.',
  content: 'Its main text.',
  language: 'The language of its texts, as in `<html lang>`; the passage may have another.',
  scripture:
    'A Bible passage from the translation that the member chose: the reference, the translation in brackets, and the text, with a line feed between lines of poetry.',
  scriptureNote:
    'A sentence in the member’s language that says why another translation than theirs is quoted, and the copyright line of the quoted one; null for neither.',
  scriptureLanguage: 'The language of the passage, as in `<html lang>`.',
  actionSteps: 'The steps to take, in order; may be empty.',
  contentType: CONTENT_TYPE,
  responseId: 'The id of the language model’s answer; null for an entry from the library.',
  prayerPrompt: 'What to pray; null except in a prayer.',
  encouragement: 'A word of encouragement; null except in a prayer.',
  focusPoint: 'What to keep in mind; null except in a prayer.',
  actionPrompt: 'What to do; null except in a `do`.',
  practicalStep: 'How to begin; null except in a `do`.',
  checkInQuestion: 'What to ask yourself afterwards; null except in a `do`.',
  motivationalNote: 'Why it is worth doing; null except in a `do`.',
  historicalQuote: 'A quotation with its author; null without one, and except in a reflection.',
  reflectionQuestions: 'Questions to think about; empty except in a reflection.',
  gratitudePrompt: 'What to give thanks for; null except in a reflection.',
  tomorrowPreparation: 'What to prepare for the next day; null except in a reflection.',
  isCompleted: 'Whether it is completed.',
  isHelpful: HELPFUL,
  userReflection: REFLECTION,
  isDev: IS_DEV,
  localDate: LOCAL_DATE,
  availableAt: 'When it becomes visible to the member.',
  completedAt: 'When it was completed; null until then.',
  createdAt: CREATED_AT,
  chosenBecause:
    'Why it was chosen for this member: one of their challenges, similar entries that they found helpful, the season, a low satisfaction with their friendships, a pin for the day, or the theme of the week; null without such a reason.',
  chosenFor: 'The challenge, season or theme for which it was chosen; null without one.',
};

/** The contracts of `shared/guidance.ts`. */
export const GUIDANCE_FIELDS = [
  describeFields(guidanceEntry, { ...ENTRY, userId: MEMBER_ID }),
  describeFields(goal, GOAL),
  describeFields(dashboardInput, {
    userId: MEMBER_ID,
    is_dev: 'If `true`, only data that administrators’ tests created.',
  }),
  describeFields(dashboardOutput, {
    todaysGuidance: 'The visible entries of today in the member’s time zone.',
    goals: 'The member’s goals.',
    stats: STATS,
    localDate: LOCAL_DATE,
    timezone: TIME_ZONE,
    next: 'The next slot; null if none is planned.',
    pausedUntil: PAUSED_UNTIL,
    attention: 'The tasks that only the member can do before messages reach them.',
    care: CARE,
    memory: 'What the member wrote about a year ago; null without their consent, and for other callers.',
  }),
  describeFields(memory, {
    entryId: 'The id of the entry to which it belongs.',
    localDate: 'The date on which it was written, in the member’s time zone.',
    title: ENTRY.title,
    language: ENTRY.language,
    text: 'The first sentences, at most 300 characters.',
  }),
  describeFields(memoriesConsentBody, { agreed: MEMORIES_AGREED, wordingLanguage: WORDING_LANGUAGE }),
  describeFields(memoriesConsentOutput, { success: SUCCESS, agreed: MEMORIES_AGREED }),
  describeFields(dashboardOutput.shape.next.unwrap(), { contentType: CONTENT_TYPE, scheduledTime: SCHEDULED_TIME }),
  describeFields(dashboardStats, {
    streakDays: STREAK_DAYS,
    completedLessons: COMPLETED_LESSONS,
    week: 'The days of the current week.',
  }),
  describeFields(careCard, {
    signs: 'The signs that were found: self-harm, abuse by somebody close, or a threat to others.',
    country: 'The country of the help lines to show; null if there are none for the member.',
  }),
  describeFields(streakDay, {
    localDate: LOCAL_DATE,
    state: 'The state of the day: kept, forgiven, missed, without a slot, still open, or in the future.',
  }),
  describeFields(attention, {
    kind: 'The task.',
    method: 'The chosen method that `confirm_method` is about; absent for any other task.',
    message: MESSAGE,
    said: SAID,
  }),

  describeFields(progressInput, { userId: MEMBER_ID }),
  describeFields(progressOutput, {
    streakDays: STREAK_DAYS,
    graceDates: 'The missed days that were forgiven, as YYYY-MM-DD.',
    completedLessons: COMPLETED_LESSONS,
    localDate: LOCAL_DATE,
    days: 'The days of 53 weeks up to today, the oldest first.',
  }),
  describeFields(progressDay, {
    localDate: LOCAL_DATE,
    state: 'The state of the day: kept, forgiven, missed, without a slot, or still open.',
    entries: 'The number of entries that count as completed on it.',
  }),

  describeFields(historyInput, {
    userId: MEMBER_ID,
    page: PAGE,
    limit: LIMIT,
    env: 'If `development`, only entries that administrators’ tests created.',
    type: GUIDANCE_KIND,
    q: 'A search: an entry or its reflection must contain all of these words, in any order, each at the beginning of a word.',
    cursor: 'The `nextCursor` of the previous page, instead of `page`; absent for the first page.',
    written: 'If `true`, only entries with a reflection by the member.',
  }),
  describeFields(historyOutput, {
    entries: 'The entries, the newest first.',
    hasMore: HAS_MORE,
    nextCursor: 'The `cursor` of the next page; null at the end.',
  }),
  describeFields(journalInput, {
    userId: MEMBER_ID,
    q: 'A search, as in the history; by default the whole journal.',
  }),
  describeFields(journalOutput, {
    site: 'The name of the site.',
    timezone: 'The member’s time zone.',
    exportedAt: 'When the journal was exported.',
    entries: 'The entries, the newest first.',
  }),
  describeFields(journalEntry, {
    id: ID,
    title: ENTRY.title,
    language: ENTRY.language,
    contentType: CONTENT_TYPE,
    userReflection: 'What the member wrote.',
    localDate: LOCAL_DATE,
    reference: 'The verses that the entry is about; null without any.',
    questions: 'The questions or the prompt that the member answered.',
  }),
  describeFields(completeInput, {
    userReflection: REFLECTION,
    secondsAgo: 'How many seconds ago it was made, if it could not be sent at once: it counts for that day.',
    id: ID,
  }),
  describeFields(completeOutput, {
    success: SUCCESS,
    entry: 'The entry after the change.',
    stats: STATS,
    care: CARE,
    offersCare: 'Whether this reflection showed a sign of crisis, so that help is offered at once.',
  }),
  describeFields(helpfulInput, { isHelpful: HELPFUL, id: ID }),
];
