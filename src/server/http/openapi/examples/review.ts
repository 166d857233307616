import type { Examples } from './example.ts';

const ENTRY = 'burdens-do-the-bottom-end';

const WORDING = {
  title: 'Carry the bottom end',
  content: 'A sofa has a light end and a heavy one. Whoever goes down the stairs first has the weight.',
  scripture: 'Galatians 6:2',
  actionSteps: ['Ask who is moving this month.', 'Bring two ropes.'],
  actionPrompt: 'Take the heavy end of something today.',
  practicalStep: 'Ask one friend today what they have to carry, and take half of it.',
  checkInQuestion: 'Did you carry something today?',
  motivationalNote: 'Christ took the heavy end first.',
};

const REVIEWED = {
  entry: ENTRY,
  origin: 'library',
  concept: 'Bearing Burdens',
  state: 'approved',
  version: 1,
  changedAt: '2027-03-01T08:10:00.000Z',
  canUndo: true,
  isReworded: false,
  isRemoved: false,
  shown: {
    ...WORDING,
    scripture: 'Galatians 6:2 (KJV) Bear ye one another’s burdens, and so fulfil the law of Christ.',
    language: 'en',
    scriptureNote: null,
    scriptureLanguage: 'en',
    contentType: 'do',
    prayerPrompt: null,
    encouragement: null,
    focusPoint: null,
    historicalQuote: null,
    reflectionQuestions: [],
    gratitudePrompt: null,
    tomorrowPreparation: null,
  },
  wording: WORDING,
  original: null,
  about: null,
  notes: {
    point: 'Galatians 6: those who live by the Spirit carry one another.',
    shape: 'story',
    themes: ['work'],
    challenges: ['Offering godly counsel'],
    seasons: [],
    urgesContact: false,
  },
  reports: [{ reason: 'unclear', reports: 2, lastReportedAt: '2027-03-01T07:30:00.000Z' }],
};

const ABOUT = {
  ...{ concept: "Bearing One Another's Burdens", language: 'en' },
  ...{ challenges: ['Offering godly counsel'], seasons: [], urgesContact: false },
};
const OWN = { ...REVIEWED, entry: 'church-4f1c09a7be52d638', origin: 'church', about: ABOUT, reports: [] };

const ONLY_REVIEWED = {
  onlyReviewed: false,
  approved: 83,
  enough: 4,
  tooFew: [{ concept: 'Grace in Relationships', contentType: 'prayer', approved: 3 }],
};

const PLANNED = { entry: ENTRY, title: WORDING.title, language: 'en', contentType: 'do' };
const PLANS = {
  pins: [{ id: 3, localDate: '2027-03-07', pinnedBy: 'Phoebe', ...PLANNED }],
  weeks: [
    {
      id: 1,
      title: 'Carrying one another',
      startsOn: '2027-03-07',
      endsOn: '2027-03-13',
      passages: ['Galatians 6:1-5'],
      entries: [PLANNED],
    },
  ],
};

/** Examples of the calls of `guidance.review`. */
export const REVIEW_EXAMPLES: Examples = {
  'guidance.review.list': {
    answer: {
      entries: [
        {
          entry: ENTRY,
          origin: 'library',
          title: WORDING.title,
          contentType: 'do',
          concept: REVIEWED.concept,
          language: 'en',
          state: 'approved',
          version: 1,
          isReworded: false,
          isRemoved: false,
          reports: 2,
        },
      ],
      hasMore: false,
    },
  },
  'guidance.review.get': { answer: REVIEWED },
  'guidance.review.add': {
    body: {
      ...WORDING,
      ...ABOUT,
      contentType: 'do',
    },
    answer: { ...OWN, state: 'new', version: 0, changedAt: null, canUndo: false },
  },
  'guidance.review.decide': { body: { version: 0, state: 'approved' }, answer: REVIEWED },
  'guidance.review.decideSeveral': {
    body: { entries: [{ entry: ENTRY, version: 0 }], state: 'approved' },
    answer: { entries: [{ entry: ENTRY, version: 1 }] },
  },
  'guidance.review.undoSeveral': {
    body: { entries: [{ entry: ENTRY, version: 1 }] },
    answer: { entries: [{ entry: ENTRY, version: 2 }] },
  },
  'guidance.review.reword': {
    body: { version: 1, ...WORDING, about: ABOUT },
    answer: { ...OWN, version: 2 },
  },
  'guidance.review.undo': { body: { version: 1 }, answer: { ...REVIEWED, version: 2, state: 'new' } },
  'guidance.review.settleReports': {
    body: { lastReportedAt: '2027-03-01T07:30:00.000Z' },
    answer: { ...REVIEWED, reports: [{ reason: 'harmful', reports: 1, lastReportedAt: '2027-03-01T08:12:00.000Z' }] },
  },
  'guidance.review.onlyReviewed': { answer: ONLY_REVIEWED },
  'guidance.review.setOnlyReviewed': { body: { onlyReviewed: false }, answer: ONLY_REVIEWED },
  'guidance.review.plans.list': { answer: PLANS },
  'guidance.review.plans.pin': { body: { entry: ENTRY, localDate: '2027-03-07', replaces: 2 }, answer: PLANS },
  'guidance.review.plans.unpin': { answer: { ...PLANS, pins: [] } },
  'guidance.review.plans.previewWeek': { answer: { entries: [PLANNED] } },
  'guidance.review.plans.addWeek': {
    body: {
      title: 'Carrying one another',
      startsOn: '2027-03-07',
      endsOn: '2027-03-13',
      passages: ['Galatians 6:1-5'],
    },
    answer: PLANS,
  },
  'guidance.review.plans.removeWeek': { answer: { ...PLANS, weeks: [] } },
};
