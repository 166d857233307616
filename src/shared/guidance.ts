import { ALERT_METHODS } from './channels/channels.ts';
import { longText, pageNumber, pathId, queryFlag, rowLimit, strict } from './fields.ts';
import { careCard } from './guidance/care/care-card.ts';
import { CHOICE_REASONS } from './guidance/choice-reasons.ts';
import { CONTENT_TYPES } from './guidance/content-types.ts';
import { HISTORY_PAGE_SIZE } from './guidance/guidance-limits.ts';
import { memory } from './guidance/memories.ts';
import { message } from './messages/schema.ts';
import { z } from './zod.ts';

export const contentType = z.enum(CONTENT_TYPES);

export const guidanceEntry = z.object({
  id: z.number().int(),
  userId: z.number().int(),
  title: z.string(),
  content: z.string(),
  language: z.string(),
  scripture: z.string().nullable(),
  scriptureNote: z.string().nullable(),
  scriptureLanguage: z.string(),
  actionSteps: z.array(z.string()),
  contentType,
  responseId: z.string().nullable(),
  prayerPrompt: z.string().nullable(),
  encouragement: z.string().nullable(),
  focusPoint: z.string().nullable(),
  actionPrompt: z.string().nullable(),
  practicalStep: z.string().nullable(),
  checkInQuestion: z.string().nullable(),
  motivationalNote: z.string().nullable(),
  historicalQuote: z.string().nullable(),
  reflectionQuestions: z.array(z.string()),
  gratitudePrompt: z.string().nullable(),
  tomorrowPreparation: z.string().nullable(),
  isCompleted: z.boolean(),
  isHelpful: z.boolean(),
  userReflection: z.string().nullable(),
  isDev: z.boolean(),
  localDate: z.string(),
  availableAt: z.date(),
  completedAt: z.date().nullable(),
  createdAt: z.date(),
  chosenBecause: z.enum(CHOICE_REASONS).nullable(),
  chosenFor: z.string().nullable(),
});
export type GuidanceEntry = z.infer<typeof guidanceEntry>;

export const goal = z.object({
  id: z.number().int(),
  title: z.string(),
  description: z.string().nullable(),
  language: z.string().nullable(),
  progress: z.number().int().min(0).max(100),
  targetDate: z.string().nullable(),
  isCompleted: z.boolean(),
});
export type Goal = z.infer<typeof goal>;

/** One day of the current week, as the streak counts it (decisions.md D14). */
export const streakDay = z.object({
  localDate: z.string(),
  state: z.enum(['kept', 'grace', 'later', 'missed', 'neutral', 'open', 'ahead']),
});
export type StreakDay = z.infer<typeof streakDay>;

/** One day of the past year: its part in the streak, and its number of completions (decisions.md D15). */
export const progressDay = z.object({
  localDate: z.string(),
  state: z.enum(['kept', 'grace', 'later', 'missed', 'neutral', 'open']),
  entries: z.number().int(),
});
export type ProgressDay = z.infer<typeof progressDay>;

/** A task that only the member can do before messages reach them (decisions.md D7, D11). */
export const attention = z.object({
  kind: z.enum([
    'confirm_email',
    'confirm_new_email',
    'email_disabled',
    'email_off',
    'no_way',
    'confirm_method',
    // For administrators only.
    'channel_trouble',
    // For reviewers and administrators.
    'entry_reports',
  ]),
  /** The chosen method that `confirm_method` is about. */
  method: z.enum(ALERT_METHODS).optional(),
  message: z.string(),
  said: message,
});

/** A member's progress on the dashboard (decisions.md D14). */
export const dashboardStats = z.object({
  streakDays: z.number().int(),
  completedLessons: z.number().int(),
  week: z.array(streakDay),
});

export const dashboardInput = z.object({ userId: pathId, is_dev: queryFlag });

export const dashboardOutput = z.object({
  todaysGuidance: z.array(guidanceEntry),
  goals: z.array(goal),
  stats: dashboardStats,
  localDate: z.string(),
  timezone: z.string(),
  next: z.object({ contentType, scheduledTime: z.date() }).nullable(),
  pausedUntil: z.date().nullable(),
  attention: z.array(attention),
  care: careCard.nullable(),
  memory: memory.nullable(),
});
export type Dashboard = z.infer<typeof dashboardOutput>;

export const progressInput = z.object({ userId: pathId });

/** A member's progress: 53 weeks from Monday, the last one up to today. */
export const progressOutput = z.object({
  streakDays: z.number().int(),
  graceDates: z.array(z.string()),
  completedLessons: z.number().int(),
  localDate: z.string(),
  days: z.array(progressDay),
});
export type Progress = z.infer<typeof progressOutput>;

/** The body of the complete call; the entry decides whether the text is required (decisions.md D13). */
const completeBody = z.strictObject({
  userReflection: longText.nullish(),
  /**
   * How many seconds ago it was made, if it could not be sent at once. An age is right on a device whose clock is wrong,
   * unless the clock was set meanwhile.
   */
  secondsAgo: strict(z.number().int().min(0)).optional(),
});
export const completeInput = completeBody.extend({ id: pathId });
/** The entry, and the stats after its completion (decisions.md D44). */
export const completeOutput = z.object({
  success: z.literal(true),
  entry: guidanceEntry,
  stats: dashboardStats,
  care: careCard.nullable(),
  /** True when the words of this completion showed a sign of danger; the card may also stand since earlier words. */
  offersCare: z.boolean(),
});

const helpfulBody = z.strictObject({ isHelpful: strict(z.boolean()) });
export const helpfulInput = helpfulBody.extend({ id: pathId });

/** At most fifty entries per page (decisions.md D19). `cursor` is the `nextCursor` of an answer and replaces `page`. */
export const historyInput = z.object({
  userId: pathId,
  page: pageNumber,
  limit: rowLimit(50, HISTORY_PAGE_SIZE),
  env: z.enum(['development', 'production']).default('production'),
  type: contentType.optional(),
  q: z.string().max(200).optional(),
  cursor: z.string().max(40).optional(),
  written: queryFlag,
});
export const historyOutput = z.object({
  entries: z.array(guidanceEntry),
  hasMore: z.boolean(),
  nextCursor: z.string().nullable(),
});
