import {
  changedOutput,
  decideBody,
  decideSeveralBody,
  entryAbout,
  newEntryBody,
  onlyReviewedBody,
  onlyReviewedOutput,
  reviewedEntry,
  reviewGetInput,
  reviewListInput,
  reviewListOutput,
  reviewNotes,
  reviewReport,
  reviewRow,
  rewordBody,
  settleReportsBody,
  shownEntry,
  undoReviewBody,
  undoSeveralBody,
  wording,
} from '../../../../shared/guidance/review.ts';
import { describeFields } from './description.ts';
import { REPORT_REASON } from './reports.ts';
import { CONTENT_TYPE, HAS_MORE, LIMIT, PAGE } from './texts.ts';

const ENTRY = 'Names the entry: its name in the library, `church-` with characters, or `generated-` with a number.';
const LANGUAGE = 'The language of its words, as in `<html lang>`.';
const CONCEPT = 'The subject of its day.';
const ORIGIN = 'Whether it is of the library, the church wrote it, or a model wrote it for one member.';
const STATE = 'What the church decided: `approved`, `retired`, or `new` for nothing yet.';
const VERSION = 'Counts the changes. A change names the one it was based on; after another change the answer is 409.';
const SEVERAL = 'The entries, each with the version that the change is based on.';
const ONLY_REVIEWED = 'Whether only entries that a reviewer approved are sent.';
const REMOVED =
  'Whether it is no longer in the library. Its reports are shown with the texts that a member received, and nothing else can be decided.';
const REWORDED = 'Whether the church has words of its own for it.';

const WORDING = {
  title: 'Its heading.',
  content: 'Its body.',
  scripture: 'The reference of its verses, such as `Galatians 6:2`; the site puts the words in.',
  actionSteps: 'Two or three small steps.',
  prayerPrompt: 'Of a prayer: what to pray.',
  encouragement: 'Of a prayer: a word of comfort.',
  focusPoint: 'Of a prayer: a few words to hold on to.',
  actionPrompt: 'Of an action: what it is about.',
  practicalStep: 'Of an action: what to do today.',
  checkInQuestion: 'Of an action: a question for the evening.',
  motivationalNote: 'Of an action: a word to go with.',
  reflectionQuestions: 'Of a reflection: two or three questions.',
  gratitudePrompt: 'Of a reflection: what to give thanks for.',
  tomorrowPreparation: 'Of a reflection: how to go into tomorrow.',
};

const ABOUT = {
  concept: CONCEPT,
  language: 'The language of its words. Members of other languages do not get it.',
  challenges: 'The areas to grow in that it suits, the best first.',
  seasons: 'The seasons of the church year for which it is chosen first.',
  urgesContact: 'Whether it urges to seek somebody out; it then rests after a member named abuse.',
};

/** The contracts of `shared/guidance/review.ts`. */
export const REVIEW_FIELDS = [
  describeFields(reviewListInput, {
    page: PAGE,
    limit: LIMIT,
    origin: ORIGIN,
    concept: CONCEPT,
    type: CONTENT_TYPE,
    state: 'Only entries in this state; `reported` for those with reports that nobody has dealt with.',
    q: 'Only entries with these words.',
  }),
  describeFields(reviewListOutput, { entries: 'The entries.', hasMore: HAS_MORE }),
  describeFields(reviewRow, {
    entry: ENTRY,
    origin: ORIGIN,
    title: WORDING.title,
    contentType: CONTENT_TYPE,
    concept: CONCEPT,
    language: LANGUAGE,
    state: STATE,
    version: VERSION,
    isReworded: REWORDED,
    isRemoved: REMOVED,
    reports: 'How many reports nobody has dealt with.',
  }),
  describeFields(reviewGetInput, { entry: ENTRY }),
  describeFields(wording, WORDING),
  describeFields(shownEntry, {
    ...WORDING,
    language: LANGUAGE,
    scripture: 'The verses as a member reads them, in the translation of the caller.',
    scriptureLanguage: 'The language of these verses.',
    scriptureNote: 'The line that the translation asks for, or why another is quoted.',
    contentType: CONTENT_TYPE,
    historicalQuote: 'Of a reflection: the words of an older Christian.',
  }),
  describeFields(reviewNotes, {
    point: 'The point of the whole chapter.',
    shape: 'The form of its body.',
    themes: 'What it speaks of.',
    challenges: ABOUT.challenges,
    seasons: ABOUT.seasons,
    urgesContact: ABOUT.urgesContact,
  }),
  describeFields(reviewReport, {
    reason: REPORT_REASON,
    reports: 'How many members gave this reason.',
    lastReportedAt: 'When it was last given.',
  }),
  describeFields(reviewedEntry, {
    entry: ENTRY,
    origin: ORIGIN,
    concept: CONCEPT,
    state: STATE,
    version: VERSION,
    changedAt: 'When it was last changed; null for never.',
    canUndo: 'Whether there is a change to undo.',
    isReworded: REWORDED,
    isRemoved: REMOVED,
    shown: 'What a member reads.',
    wording: 'Its texts as they can be reworded; null for an entry that a model wrote.',
    original: 'The library’s own texts, where the church has others; otherwise null.',
    about: 'What it is about, and for whom; null unless the church wrote it.',
    notes: 'What its authors noted for reviewers; null for an entry that a model wrote.',
    reports: 'The reports that nobody has dealt with, by their reason.',
  }),
  describeFields(entryAbout, ABOUT),
  describeFields(newEntryBody, { ...WORDING, ...ABOUT, contentType: CONTENT_TYPE }),
  describeFields(decideBody, { entry: ENTRY, version: VERSION, state: STATE }),
  describeFields(decideSeveralBody, { entries: SEVERAL, state: STATE }),
  describeFields(undoSeveralBody, { entries: SEVERAL }),
  describeFields(decideSeveralBody.shape.entries.element, { entry: ENTRY, version: VERSION }),
  describeFields(changedOutput, { entries: 'The changed entries.' }),
  describeFields(changedOutput.shape.entries.element, { entry: ENTRY, version: VERSION }),
  describeFields(rewordBody, {
    ...WORDING,
    entry: ENTRY,
    version: VERSION,
    about: 'Of an entry that the church wrote: what it is about, and for whom. Left out, that stays as it is.',
  }),
  describeFields(undoReviewBody, { entry: ENTRY, version: VERSION }),
  describeFields(settleReportsBody, {
    entry: ENTRY,
    lastReportedAt: 'The latest `lastReportedAt` of the reports that were read. Later reports stay open.',
  }),
  describeFields(onlyReviewedBody, { onlyReviewed: ONLY_REVIEWED }),
  describeFields(onlyReviewedOutput, {
    onlyReviewed: ONLY_REVIEWED,
    approved: 'How many entries of the library are approved.',
    enough: 'How many of each subject and type must be.',
    tooFew: 'The subjects and types of which too few are.',
  }),
  describeFields(onlyReviewedOutput.shape.tooFew.element, {
    concept: CONCEPT,
    contentType: CONTENT_TYPE,
    approved: 'How many of them are approved.',
  }),
];
