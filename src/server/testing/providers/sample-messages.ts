import type { Answer } from '../../../shared/alerts/answers.ts';
import { CONCEPTS } from '../../../shared/guidance/concepts.ts';
import type {
  ChangeEmailMessage,
  GuidanceMessage,
  Message,
  MessageEntry,
  ReminderMessage,
  ResetPasswordMessage,
  SecurityAlertMessage,
  ServiceUpdateMessage,
  TermsMessage,
  TestMessage,
  VerifyCodeMessage,
  VerifyEmailMessage,
  WeeklyLetterMessage,
  WeekReview,
} from '../../channels/message.ts';

const TO_RUTH = { name: 'Ruth', address: 'ruth@example.org' };
const SETTINGS_URL = 'https://hesed.example.net/settings';

const EMPTY: MessageEntry = {
  title: 'Carry her to the One who carries you',
  content: 'Some burdens cannot be lifted by advice.\nThey can still be carried, by name.',
  contentType: 'prayer',
  language: 'en',
  scripture: "Galatians 6:2 (KJV) Bear ye one another's burdens, and so fulfil the law of Christ.",
  scriptureNote: null,
  scriptureLanguage: 'en',
  actionSteps: ['Write her name down.', 'Send one sentence.'],
  prayerPrompt: null,
  encouragement: null,
  focusPoint: null,
  actionPrompt: null,
  practicalStep: null,
  checkInQuestion: null,
  motivationalNote: null,
  historicalQuote: null,
  reflectionQuestions: [],
  gratitudePrompt: null,
  responseId: null,
  tomorrowPreparation: null,
};

/** One entry of each type with every possible field. */
export const SAMPLE_ENTRIES = {
  prayer: {
    ...EMPTY,
    prayerPrompt: 'Hold what I cannot reach.',
    encouragement: 'You are asked to come.',
    focusPoint: 'One friend, one minute.',
  },
  do: {
    ...EMPTY,
    contentType: 'do',
    actionPrompt: 'Choose one thing on her list.',
    practicalStep: 'Offer an exact time.',
    checkInQuestion: 'What would be hardest to ask?',
    motivationalNote: 'A supper is a small way to say so.',
  },
  reflection: {
    ...EMPTY,
    contentType: 'reflection',
    historicalQuote: '“Continue firm and constant.” — A. Writer, Of Friendship, London, 1625',
    reflectionQuestions: ['Who told you the truth?', 'What did it cost them?'],
    gratitudePrompt: 'Give thanks for one sentence.',
    tomorrowPreparation: 'Listen for the question behind it.',
  },
} satisfies Record<MessageEntry['contentType'], MessageEntry>;

/** Returns the answers of a message about an entry of a type, as the site makes them. */
function sampleAnswers(contentType: MessageEntry['contentType']): GuidanceMessage['answers'] {
  const capability = '41-Vb3k1x92QmZt7LrYp0aUwk';
  const page = (answer: Answer) => `https://hesed.example.net/answer/${capability}?choose=${answer}`;
  const isReflection = contentType === 'reflection';
  return {
    capability,
    presses: isReflection ? ['later', 'pause'] : ['done', 'later', 'pause'],
    pages: { done: page('done'), later: page('later'), pause: page('pause') },
    leastWords: isReflection ? 20 : null,
  };
}

/** Returns a guidance message to Ruth, with the given differences. */
export function sampleGuidance(
  different: Partial<GuidanceMessage> = {},
  entry: Partial<MessageEntry> = {},
): GuidanceMessage {
  return {
    kind: 'guidance',
    id: 'delivery-41.k3',
    to: TO_RUTH,
    openUrl: 'https://hesed.example.net/dashboard?entry=41',
    unsubscribeUrl: 'https://hesed.example.net/unsubscribe/Vb3k1-x9_2QmZt7LrYp0aUw8nHc4EdSgKfJi5oB6TvE',
    settingsUrl: SETTINGS_URL,
    answers: sampleAnswers(entry.contentType ?? 'prayer'),
    ...different,
    entry: { ...SAMPLE_ENTRIES.prayer, ...entry },
  };
}

/** Returns a verification message to Ruth. */
export function sampleVerification(different: Partial<VerifyEmailMessage> = {}): VerifyEmailMessage {
  return {
    kind: 'verify_email',
    id: 'verify-7.k3',
    to: TO_RUTH,
    verifyUrl: 'https://hesed.example.net/verify-email?token=4nZc0T8xq2Yk7mB1vR5sWd9uLh3eFgJp6aQiKoCtXwE',
    ...different,
  };
}

/** Returns a message that asks Ruth to confirm another address. */
export function sampleEmailChange(different: Partial<ChangeEmailMessage> = {}): ChangeEmailMessage {
  return {
    kind: 'change_email',
    id: 'change-8.k3',
    to: TO_RUTH,
    verifyUrl: 'https://hesed.example.net/verify-email?token=Qm2c0T8xq2Yk7mB1vR5sWd9uLh3eFgJp6aQiKoCtXwE',
    ...different,
  };
}

/** Returns a message with Ruth's password link. */
export function samplePasswordReset(different: Partial<ResetPasswordMessage> = {}): ResetPasswordMessage {
  return {
    kind: 'reset_password',
    id: 'reset-9.k3',
    to: TO_RUTH,
    resetUrl: 'https://hesed.example.net/reset-password?token=Zw7c0T8xq2Yk7mB1vR5sWd9uLh3eFgJp6aQiKoCtXwE',
    ...different,
  };
}

/** Returns an alert to Ruth, about a new sign-in by default. */
export function sampleSecurityAlert(different: Partial<SecurityAlertMessage> = {}): SecurityAlertMessage {
  return {
    kind: 'security_alert',
    id: 'alert-10.k3',
    to: TO_RUTH,
    event: 'new_sign_in',
    at: new Date('2027-03-01T08:05Z'),
    timeZone: 'America/New_York',
    userAgent: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:128.0) Gecko/20100101 Firefox/128.0',
    settingsUrl: SETTINGS_URL,
    ...different,
  };
}

const LETTER_FRAME = {
  to: TO_RUTH,
  openUrl: 'https://hesed.example.net/dashboard',
  unsubscribeUrl: 'https://hesed.example.net/unsubscribe/Vb3k1-x9_2QmZt7LrYp0aUw8nHc4EdSgKfJi5oB6TvE',
  settingsUrl: SETTINGS_URL,
};

/** Returns the letter about Ruth's week, a full one by default. */
export function sampleWeekly(different: Partial<WeekReview> = {}): WeeklyLetterMessage {
  const week: WeekReview = {
    from: '2027-02-27',
    until: '2027-03-05',
    streakDays: 5,
    keptDays: 3,
    completed: [
      { title: 'Carry her to the One who carries you', language: 'en', contentType: 'prayer' },
      { title: 'Offer an exact time', language: 'en', contentType: 'do' },
      { title: 'Who told you the truth?', language: 'en', contentType: 'reflection' },
    ],
    themes: CONCEPTS.map((concept, day) => ({ localDate: `2027-03-${String(6 + day).padStart(2, '0')}`, concept })),
    goals: [{ title: 'Offering godly counsel', percent: 25 }],
    scripture: "Galatians 6:2 (KJV) Bear ye one another's burdens, and so fulfil the law of Christ.",
    scriptureNote: null,
    scriptureLanguage: 'en',
    ownSentence: null,
    memory: null,
  };
  return { kind: 'weekly_letter', id: 'weekly-14.k3', ...LETTER_FRAME, week: { ...week, ...different } };
}

/** Returns an evening reminder to Ruth about an open entry. */
export function sampleReminder(kind: ReminderMessage['kind']): ReminderMessage {
  const entry = SAMPLE_ENTRIES[kind === 'prayer_reminder' ? 'prayer' : 'reflection'];
  return { kind, id: `${kind}-15.k3`, ...LETTER_FRAME, entry };
}

/** Returns a service update to Ruth. */
export function sampleUpdate(): ServiceUpdateMessage {
  const text = 'You can now answer from a message.\n\nOn Sunday evening the site rests for an hour.';
  const update = {
    subject: 'News from our site in March',
    preview: 'Answers, and an hour of rest.',
    text,
    language: 'en',
  };
  return { kind: 'service_update', id: 'update-16.k3', ...LETTER_FRAME, update };
}

/** Returns the test message that Ruth requested. */
export function sampleTest(different: Partial<TestMessage> = {}): TestMessage {
  return { kind: 'test', id: 'test-11.k3', to: TO_RUTH, settingsUrl: SETTINGS_URL, ...different };
}

/** Returns a message with a code that proves Ruth's number. */
export function sampleCode(different: Partial<VerifyCodeMessage> = {}): VerifyCodeMessage {
  return { kind: 'verify_code', id: 'code-12.k3', to: TO_RUTH, code: '042917', ...different };
}

/** Returns the terms of messages to Ruth's number. */
export function sampleTerms(different: Partial<TermsMessage> = {}): TermsMessage {
  const termsUrl = 'https://hesed.example.net/consent/sms-whatsapp';
  return { kind: 'number_verified', id: 'number-13.k3', to: TO_RUTH, termsUrl, ...different };
}

/** Returns one message of each kind to Ruth. */
export function sampleMessages(): Message[] {
  return [
    sampleGuidance(),
    sampleVerification(),
    sampleEmailChange(),
    samplePasswordReset(),
    sampleSecurityAlert(),
    sampleCode(),
    sampleTerms(),
    sampleTest(),
    sampleWeekly(),
    sampleReminder('prayer_reminder'),
    sampleReminder('reflection_prompt'),
    sampleUpdate(),
  ];
}
