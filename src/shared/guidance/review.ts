import { longText, pageNumber, rowLimit, strict } from '../fields.ts';
import { contentType, guidanceEntry } from '../guidance.ts';
import { LANGUAGES } from '../languages.ts';
import { CHALLENGES } from '../onboarding/onboarding-choices.ts';
import { z } from '../zod.ts';
import { SEASONS } from './choice-reasons.ts';
import { CONCEPTS } from './concepts.ts';
import { REPORT_REASONS } from './report-reasons.ts';
import { ENTRY_ORIGINS, MAX_SEVERAL, REVIEW_FILTERS, REVIEW_STATES } from './review-choices.ts';

const concept = z.enum(CONCEPTS);
const origin = z.enum(ENTRY_ORIGINS);
const state = z.enum(REVIEW_STATES);
/** The name of an entry in the library or of the church's own, or `generated-` with the number of one that a model wrote. */
const entry = z.string().regex(/^[a-z0-9-]{1,120}$/);
const version = strict(z.number().int().min(0));

export const reviewListInput = z.object({
  page: pageNumber,
  limit: rowLimit(100, 25),
  origin: origin.default('library'),
  concept: concept.optional(),
  type: contentType.optional(),
  state: z.enum(REVIEW_FILTERS).optional(),
  q: z.string().max(200).optional(),
});

/** A row of the reviewers' list. */
export const reviewRow = z.object({
  entry,
  origin,
  title: z.string(),
  contentType,
  concept: z.string(),
  language: z.string(),
  state,
  version: z.number().int(),
  isReworded: z.boolean(),
  /** Whether it is no longer in the library. */
  isRemoved: z.boolean(),
  reports: z.number().int(),
});
export type ReviewRow = z.infer<typeof reviewRow>;
export const reviewListOutput = z.object({ entries: z.array(reviewRow), hasMore: z.boolean() });

export const reviewGetInput = z.object({ entry });

/** The texts of an entry that a church may word otherwise; which of them it has depends on its type. */
const texts = z.array(longText).max(5);
export const wording = z.strictObject({
  title: longText,
  content: longText,
  scripture: longText,
  actionSteps: texts,
  prayerPrompt: longText.optional(),
  encouragement: longText.optional(),
  focusPoint: longText.optional(),
  actionPrompt: longText.optional(),
  practicalStep: longText.optional(),
  checkInQuestion: longText.optional(),
  motivationalNote: longText.optional(),
  reflectionQuestions: texts.optional(),
  gratitudePrompt: longText.optional(),
  tomorrowPreparation: longText.optional(),
});
export type Wording = z.output<typeof wording>;

/** What a member reads of an entry, in the translation that the reviewer reads. */
export const shownEntry = guidanceEntry.pick({
  title: true,
  content: true,
  language: true,
  scripture: true,
  scriptureNote: true,
  scriptureLanguage: true,
  actionSteps: true,
  contentType: true,
  prayerPrompt: true,
  encouragement: true,
  focusPoint: true,
  actionPrompt: true,
  practicalStep: true,
  checkInQuestion: true,
  motivationalNote: true,
  historicalQuote: true,
  reflectionQuestions: true,
  gratitudePrompt: true,
  tomorrowPreparation: true,
});
export type ShownEntry = z.infer<typeof shownEntry>;

/** What the authors of the library noted for reviewers. */
export const reviewNotes = z.object({
  point: z.string(),
  shape: z.string(),
  themes: z.array(z.string()),
  challenges: z.array(z.enum(CHALLENGES)),
  seasons: z.array(z.enum(SEASONS)),
  urgesContact: z.boolean(),
});

export const reviewReport = z.object({
  reason: z.enum(REPORT_REASONS),
  reports: z.number().int(),
  lastReportedAt: z.date(),
});

/** The subject, language and readers of an entry that the church wrote. */
export const entryAbout = z.strictObject({
  concept,
  language: z.enum(LANGUAGES.map(({ code }) => code)),
  challenges: z.array(z.enum(CHALLENGES)).max(CHALLENGES.length),
  seasons: z.array(z.enum(SEASONS)).max(SEASONS.length),
  urgesContact: strict(z.boolean()),
});
export type EntryAbout = z.output<typeof entryAbout>;

/** An entry as reviewers see it. Nothing in it names a member. */
export const reviewedEntry = z.object({
  entry,
  origin,
  concept: z.string(),
  state,
  version: z.number().int(),
  changedAt: z.date().nullable(),
  canUndo: z.boolean(),
  isReworded: z.boolean(),
  /** Whether it is no longer in the library. */
  isRemoved: z.boolean(),
  shown: shownEntry,
  wording: wording.nullable(),
  original: wording.nullable(),
  about: entryAbout.nullable(),
  notes: reviewNotes.nullable(),
  reports: z.array(reviewReport),
});
export type ReviewedEntry = z.infer<typeof reviewedEntry>;

/** An entry that the church writes: what it is about, for whom, and its texts. It is a draft until it is approved. */
export const newEntryBody = wording.extend({ contentType, ...entryAbout.shape });

export const decideBody = z.strictObject({ entry, version, state });
/** Several entries, each with the version that a change is based on. */
const severalEntries = z.array(z.strictObject({ entry, version })).min(1).max(MAX_SEVERAL);
export const decideSeveralBody = z.strictObject({ entries: severalEntries, state });
export const undoSeveralBody = z.strictObject({ entries: severalEntries });
/** The changed entries with their present versions, as an undo needs them. */
export const changedOutput = z.object({ entries: z.array(z.object({ entry, version: z.number().int() })) });
export type ChangedEntries = z.infer<typeof changedOutput>;

/** Other texts, and for an entry that the church wrote what it is about; left out, that stays as it is. */
export const rewordBody = wording.extend({ entry, version, about: entryAbout.optional() });
export const undoReviewBody = z.strictObject({ entry, version });
/** The reports up to the newest one that the reviewer has seen, so that a later one stays open. */
export const settleReportsBody = z.strictObject({ entry, lastReportedAt: z.iso.datetime() });

/** Whether only reviewed entries are sent, and what is missing for that. */
export const onlyReviewedOutput = z.object({
  onlyReviewed: z.boolean(),
  approved: z.number().int(),
  enough: z.number().int(),
  tooFew: z.array(z.object({ concept, contentType, approved: z.number().int() })),
});
export type OnlyReviewed = z.infer<typeof onlyReviewedOutput>;
export const onlyReviewedBody = z.strictObject({ onlyReviewed: strict(z.boolean()) });
