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

const ENTRY = 'The name of the entry: its name in the library, `church-` and characters, or `generated-` and a number.';
const LANGUAGE = 'The language of its texts, as in `<html lang>`.';
const CONCEPT = 'The theological concept that it is about.';
const ORIGIN = 'The origin: the library, the church, or a language model that wrote it for one member.';
const STATE = 'The decision of the church: `approved`, `retired`, or `new` for none yet.';
const VERSION =
  'The number of changes so far. A change names the version that it is based on; if there is a newer one, the answer is 409.';
const SEVERAL = 'The entries, each with the version that the change is based on.';
const ONLY_REVIEWED = 'Whether only entries that a reviewer approved are sent.';
const REMOVED =
  'Whether it was removed from the library. Then only its reports, shown with the texts that a member received, can be settled.';
const REWORDED = 'Whether the church changed its wording.';

const WORDING = {
  title: 'Its title.',
  content: 'Its body.',
  scripture: 'The reference of its verses, such as `Galatians 6:2`; the site adds their text.',
  actionSteps: 'Two or three small steps.',
  prayerPrompt: 'In a prayer: what to pray.',
  encouragement: 'In a prayer: a word of comfort.',
  focusPoint: 'In a prayer: a few words to keep in mind.',
  actionPrompt: 'In an action: what it is about.',
  practicalStep: 'In an action: what to do today.',
  checkInQuestion: 'In an action: a question for the evening.',
  motivationalNote: 'In an action: a word of encouragement.',
  reflectionQuestions: 'In a reflection: two or three questions.',
  gratitudePrompt: 'In a reflection: what to give thanks for.',
  tomorrowPreparation: 'In a reflection: what to prepare for the next day.',
};

const ABOUT = {
  concept: CONCEPT,
  language: 'The language of its texts. Members with other languages do not get it.',
  challenges: 'The challenges that it suits, the best first.',
  seasons: 'The seasons of the church year in which it is chosen first.',
  urgesContact:
    'Whether it urges contact with somebody; then it is not sent for a while to a member who mentioned abuse.',
};

/** The contracts of `shared/guidance/review.ts`. */
export const REVIEW_FIELDS = [
  describeFields(reviewListInput, {
    page: PAGE,
    limit: LIMIT,
    origin: ORIGIN,
    concept: CONCEPT,
    type: CONTENT_TYPE,
    state: 'Only entries in this state; `reported` for entries with open reports.',
    q: 'Only entries that contain these words.',
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
    reports: 'The number of open reports.',
  }),
  describeFields(reviewGetInput, { entry: ENTRY }),
  describeFields(wording, WORDING),
  describeFields(shownEntry, {
    ...WORDING,
    language: LANGUAGE,
    scripture: 'The verses as a member reads them, in the caller’s translation.',
    scriptureLanguage: 'The language of these verses.',
    scriptureNote: 'The copyright line of the translation, or why another is quoted.',
    contentType: CONTENT_TYPE,
    historicalQuote: 'In a reflection: a historical quotation with its author.',
  }),
  describeFields(reviewNotes, {
    point: 'The point of the whole chapter.',
    shape: 'The form of its body.',
    themes: 'The topics that it touches.',
    challenges: ABOUT.challenges,
    seasons: ABOUT.seasons,
    urgesContact: ABOUT.urgesContact,
  }),
  describeFields(reviewReport, {
    reason: REPORT_REASON,
    reports: 'The number of members who gave this reason.',
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
    shown: 'The entry as a member reads it.',
    wording: 'Its texts for rewording; null for an entry that a model wrote.',
    original: 'The library’s texts, if the church changed them; otherwise null.',
    about: 'Its concept, language, challenges and seasons; null unless the church wrote it.',
    notes: 'The authors’ notes for reviewers; null for an entry that a model wrote.',
    reports: 'The open reports, by reason.',
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
    about:
      'For an entry that the church wrote: its concept, language, challenges and seasons. By default they stay unchanged.',
  }),
  describeFields(undoReviewBody, { entry: ENTRY, version: VERSION }),
  describeFields(settleReportsBody, {
    entry: ENTRY,
    lastReportedAt: 'The latest `lastReportedAt` of the reports that were read. Later reports stay open.',
  }),
  describeFields(onlyReviewedBody, { onlyReviewed: ONLY_REVIEWED }),
  describeFields(onlyReviewedOutput, {
    onlyReviewed: ONLY_REVIEWED,
    approved: 'The number of approved entries of the library.',
    enough: 'The number of approved entries that each concept and type needs.',
    tooFew: 'The concepts and types with too few approved entries.',
  }),
  describeFields(onlyReviewedOutput.shape.tooFew.element, {
    concept: CONCEPT,
    contentType: CONTENT_TYPE,
    approved: 'The number of approved entries of this concept and type.',
  }),
];
