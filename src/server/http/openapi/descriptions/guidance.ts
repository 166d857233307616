import { careCard } from '../../../../shared/guidance/care/care-card.ts';
import { REFLECTION_MIN_LENGTH } from '../../../../shared/guidance/guidance-limits.ts';
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

const REFLECTION = `The member’s own words. A reflection needs at least ${REFLECTION_MIN_LENGTH} characters to be completed.`;
const HELPFUL = 'Whether the member marked it as helpful.';
const MEMORIES_AGREED = 'Whether the member agrees that what they wrote is brought back to them.';
const STREAK_DAYS = 'Days kept in a row; one missed day in a week is forgiven.';
const COMPLETED_LESSONS = 'Entries completed, ever.';
const CARE =
  'The card that offers help, where the member’s own words showed a sign of crisis and they have not dismissed it; otherwise null.';
const STATS = 'How the member’s progress stands.';

/** An entry without the number of its member. */
export const ENTRY = {
  id: ID,
  title: 'Its heading.',
  content: 'Its main text.',
  language: 'The language of its words, as in `<html lang>`; that of the passage may be another.',
  scripture:
    'A passage: its reference, the translation in brackets, its words, with a line feed between lines of poetry. It is quoted from the translation that the member chose.',
  scriptureNote:
    'The sentence that says why another translation than the member’s is quoted, and the line that the quoted one asks for; null for neither.',
  scriptureLanguage: 'The language of the words of the passage, as in `<html lang>`.',
  actionSteps: 'Steps to take, in their order; empty where there are none.',
  contentType: CONTENT_TYPE,
  responseId: 'Names the answer it was made from; null for what came from the library.',
  prayerPrompt: 'What to pray; null in other kinds than a prayer.',
  encouragement: 'A word of encouragement; null in other kinds than a prayer.',
  focusPoint: 'What to keep in mind; null in other kinds than a prayer.',
  actionPrompt: 'What to do; null in other kinds than `do`.',
  practicalStep: 'How to begin; null in other kinds than `do`.',
  checkInQuestion: 'What to ask yourself afterwards; null in other kinds than `do`.',
  motivationalNote: 'Why it is worth doing; null in other kinds than `do`.',
  historicalQuote: 'A quotation with its author; null where there is none, and in other kinds than a reflection.',
  reflectionQuestions: 'Questions to think about; empty in other kinds than a reflection.',
  gratitudePrompt: 'What to give thanks for; null in other kinds than a reflection.',
  tomorrowPreparation: 'What to prepare for the next day; null in other kinds than a reflection.',
  isCompleted: 'Whether it is done.',
  isHelpful: HELPFUL,
  userReflection: REFLECTION,
  isDev: IS_DEV,
  localDate: LOCAL_DATE,
  availableAt: 'When the member may see it.',
  completedAt: 'When it was done; null until then.',
  createdAt: CREATED_AT,
  chosenBecause:
    'Why it was chosen for this member: a challenge they named, entries like it that helped, the season, that they are unhappy with their friendships, or that the church pinned it for the day or has a theme for the week; null where nothing spoke for it.',
  chosenFor: 'The challenge, the season or the theme it was chosen for; null where there is none.',
};

/** The contracts of `shared/guidance.ts`. */
export const GUIDANCE_FIELDS = [
  describeFields(guidanceEntry, { ...ENTRY, userId: MEMBER_ID }),
  describeFields(goal, GOAL),
  describeFields(dashboardInput, {
    userId: MEMBER_ID,
    is_dev: 'With `true`: what administrators’ tests made, and nothing else.',
  }),
  describeFields(dashboardOutput, {
    todaysGuidance: 'What is visible of today, in the member’s zone.',
    goals: 'The member’s goals.',
    stats: STATS,
    localDate: LOCAL_DATE,
    timezone: TIME_ZONE,
    next: 'The next slot; null where none is planned.',
    pausedUntil: PAUSED_UNTIL,
    attention: 'What only the member can do before messages reach them.',
    care: CARE,
    memory: 'What the member wrote about a year ago; null without their consent, and for anybody else.',
  }),
  describeFields(memory, {
    entryId: 'The entry that it answers.',
    localDate: 'The member’s day on which it was written.',
    title: ENTRY.title,
    language: ENTRY.language,
    text: 'Its first sentences, at most 300 characters.',
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
    signs: 'What was found: self-harm, abuse by somebody close, or a threat to others.',
    country: 'The country of the help lines to show; null where the site knows none for the member.',
  }),
  describeFields(streakDay, {
    localDate: LOCAL_DATE,
    state: 'Where the day stands: kept, forgiven, missed, asks nothing, still open, or to come.',
  }),
  describeFields(attention, { kind: 'What to do.', message: MESSAGE, said: SAID }),

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
    state: 'Where the day stands: kept, forgiven, missed, asks nothing, or still open.',
    entries: 'How many entries were completed on it.',
  }),

  describeFields(historyInput, {
    userId: MEMBER_ID,
    page: PAGE,
    limit: LIMIT,
    env: '`development` gives what administrators’ tests made, and nothing else.',
    type: GUIDANCE_KIND,
    q: 'Words that an entry or its reflection holds, all of them, in any order, each as the beginning of a word.',
    cursor: 'The `nextCursor` of the page before, in the place of `page`; left out for the first page.',
    written: '`true` gives only the entries on which the member has written.',
  }),
  describeFields(historyOutput, {
    entries: 'The newest first.',
    hasMore: HAS_MORE,
    nextCursor: 'What to send as `cursor` for the next page; null at the end.',
  }),
  describeFields(journalInput, {
    userId: MEMBER_ID,
    q: 'Words that an entry or its reflection holds, as in the history; left out for the whole journal.',
  }),
  describeFields(journalOutput, {
    site: 'The name of the site.',
    timezone: 'The member’s time zone.',
    exportedAt: 'The time of the journal.',
    entries: 'The newest first.',
  }),
  describeFields(journalEntry, {
    id: ID,
    title: ENTRY.title,
    language: ENTRY.language,
    contentType: CONTENT_TYPE,
    userReflection: 'What the member wrote.',
    localDate: LOCAL_DATE,
    reference: 'The verse that the entry is about; null where it has none.',
    questions: 'The questions or the prompt that the member answered.',
  }),
  describeFields(completeInput, { userReflection: REFLECTION, id: ID }),
  describeFields(completeOutput, {
    success: SUCCESS,
    entry: 'The entry as it is now.',
    stats: STATS,
    care: CARE,
    offersCare: 'True when the words of this completion showed a sign of danger, so that help is offered at once.',
  }),
  describeFields(helpfulInput, { isHelpful: HELPFUL, id: ID }),
];
