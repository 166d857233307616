import type { Examples } from './example.ts';

const ENTRY = {
  id: 481,
  userId: 12,
  title: 'A friend at all times',
  content: 'Ask God for the patience to stay beside a friend whose trouble has lasted long.',
  scripture: 'Proverbs 17:17 (KJV) A friend loveth at all times, and a brother is born for adversity.',
  scriptureNote: null,
  language: 'en',
  scriptureLanguage: 'en',
  actionSteps: [],
  contentType: 'prayer',
  responseId: null,
  prayerPrompt: 'Pray for one friend by name.',
  encouragement: null,
  focusPoint: null,
  actionPrompt: null,
  practicalStep: null,
  checkInQuestion: null,
  motivationalNote: null,
  historicalQuote: null,
  reflectionQuestions: [],
  gratitudePrompt: null,
  tomorrowPreparation: null,
  isCompleted: false,
  isHelpful: false,
  userReflection: null,
  isDev: false,
  localDate: '2027-03-01',
  availableAt: '2027-03-01T14:00:00.000Z',
  completedAt: null,
  createdAt: '2027-03-01T13:30:00.000Z',
  chosenBecause: 'challenge',
  chosenFor: 'Offering godly counsel',
};

const GOAL = {
  id: 7,
  title: 'Offering godly counsel',
  description: 'Speak truth in love when a friend asks for advice.',
  language: 'en',
  progress: 25,
  targetDate: '2027-05-24',
  isCompleted: false,
};

export const TRANSLATIONS = [
  {
    abbreviation: 'KJV',
    name: 'King James Version',
    language: 'en',
    licence: 'In the public domain.',
    isDefault: true,
  },
  {
    abbreviation: 'BSB',
    name: 'Berean Standard Bible',
    language: 'en',
    licence: 'The Berean Standard Bible is dedicated to the public domain.',
    isDefault: false,
  },
] as const;

const STATS = { streakDays: 3, completedLessons: 14, week: [{ localDate: '2027-03-01', state: 'open' }] };

// As the goals' own calls show it: what the progress is made of as well.
const OPEN_GOAL = { ...GOAL, target: 12, completions: 3 };

export const GUIDANCE_EXAMPLES: Examples = {
  'guidance.dashboard': {
    answer: {
      todaysGuidance: [ENTRY],
      goals: [GOAL],
      stats: STATS,
      localDate: '2027-03-01',
      timezone: 'America/New_York',
      next: { contentType: 'do', scheduledTime: '2027-03-02T14:00:00.000Z' },
      pausedUntil: null,
      attention: [],
      care: null,
      memory: {
        entryId: 112,
        localDate: '2026-03-02',
        title: 'Slow to speak',
        language: 'en',
        text: 'I was slow to listen today, and want to begin there tomorrow.',
      },
    },
  },
  'guidance.progress': {
    answer: {
      streakDays: 3,
      graceDates: ['2027-02-28'],
      completedLessons: 14,
      localDate: '2027-03-01',
      days: [
        { localDate: '2027-02-27', state: 'kept', entries: 2 },
        { localDate: '2027-02-28', state: 'grace', entries: 0 },
        { localDate: '2027-03-01', state: 'open', entries: 0 },
      ],
    },
  },
  'guidance.history': { answer: { entries: [ENTRY], hasMore: false, nextCursor: null } },
  'guidance.journal': {
    answer: {
      site: 'Hesed',
      timezone: 'America/New_York',
      exportedAt: '2027-03-02T15:00:00.000Z',
      entries: [
        {
          id: 480,
          localDate: '2027-02-28',
          title: 'Slow to speak',
          language: 'en',
          contentType: 'reflection',
          reference: 'James 1:19',
          questions: ['When did somebody last feel heard by you?'],
          userReflection: 'I was slow to listen today, and want to begin there tomorrow.',
        },
      ],
    },
  },
  'guidance.complete': {
    body: { userReflection: 'I was slow to listen today, and want to begin there tomorrow.' },
    answer: {
      success: true,
      entry: { ...ENTRY, isCompleted: true, completedAt: '2027-03-01T14:20:00.000Z' },
      stats: { streakDays: 4, completedLessons: 15, week: [{ localDate: '2027-03-01', state: 'kept' }] },
      care: null,
      offersCare: false,
    },
  },
  'guidance.dismissCare': { answer: { success: true } },
  'guidance.report': { body: { reason: 'unclear' }, answer: { success: true } },
  'guidance.setHelpful': { body: { isHelpful: true }, answer: { success: true } },
  'guidance.memories.consent': { body: { agreed: true }, answer: { success: true, agreed: true } },
  'guidance.model.consent': { body: { agreed: true }, answer: { success: true, agreed: true } },
  'guidance.translations.list': { answer: { translations: [...TRANSLATIONS], chosen: null } },
  'guidance.translations.choose': {
    body: { translation: 'BSB' },
    answer: { translations: [...TRANSLATIONS], chosen: 'BSB' },
  },
  'guidance.goals.list': { answer: { goals: [OPEN_GOAL] } },
  'guidance.goals.get': { answer: { goal: OPEN_GOAL } },
  'guidance.goals.add': {
    body: { title: GOAL.title, description: GOAL.description, targetDate: GOAL.targetDate },
    answer: { goal: { ...OPEN_GOAL, progress: 0, completions: 0 } },
  },
  'guidance.goals.change': {
    body: { completions: 6 },
    answer: { goal: { ...OPEN_GOAL, progress: 50, completions: 6 } },
  },
  'guidance.goals.remove': { answer: { success: true } },
  'guidance.goals.restore': { answer: { goal: OPEN_GOAL } },
};
