import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { MAX_WAIT_MS } from '../../server/channels/retry-after.ts';
import { FAILURE_WINDOW_MS, MAX_FAILED_MESSAGES } from '../../server/domains/alerts/addresses/failures.ts';
import { LATER_MS } from '../../server/domains/alerts/answers/message-answers.ts';
import { ADMIN_HOURS, FRESH_MS } from '../../server/lib/actor.ts';
import { RETENTION_MS } from '../../server/lib/retention.ts';
import { LANGUAGES } from '../../shared/languages.ts';
import { MESSAGES, message } from '../../shared/messages/catalogue.ts';
import { DEFAULT_PAUSE_DAYS } from '../../shared/schedule/schedule-limits.ts';
import { inLanguage } from '../messages.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const PAUSE = DEFAULT_PAUSE_DAYS * DAY;

interface TimeWords {
  numbers: Record<string, number>;
  units: Record<string, number>;
}
/** The words with which each language writes a time, and how often something happens. */
const TIME_WORDS: Record<string, TimeWords> = {
  en: {
    numbers: { two: 2, three: 3, four: 4, five: 5, six: 6, ten: 10, twelve: 12 },
    units: { times: 1, minutes: MINUTE, hours: HOUR, days: DAY, weeks: 7 * DAY },
  },
  es: {
    numbers: { dos: 2, tres: 3, cuatro: 4, cinco: 5, seis: 6, diez: 10, doce: 12 },
    units: { veces: 1, minutos: MINUTE, horas: HOUR, días: DAY, semanas: 7 * DAY },
  },
};

/** The words of single units, which texts of the pages also use for what is no promise. */
const SINGULAR: Record<string, TimeWords> = {
  en: { numbers: { an: 1, a: 1, the: 1 }, units: { minute: MINUTE, hour: HOUR, day: DAY, week: 7 * DAY } },
  es: { numbers: { una: 1, un: 1 }, units: { minuto: MINUTE, hora: HOUR, día: DAY, semana: 7 * DAY } },
};

/** Returns the words with which a language writes a time, with those of a single unit. */
function withSingular(code: string): TimeWords {
  const [many, one] = [TIME_WORDS[code], SINGULAR[code]];
  return { numbers: { ...many?.numbers, ...one?.numbers }, units: { ...many?.units, ...one?.units } };
}

const NEW_EMAIL = { email: 'ruth@church.example', current: 'naomi@church.example' };

/** Every time that the texts of a file promise, in the order of the file. */
const PROMISES: Record<string, readonly number[]> = {
  'admin/admin-member': [PAUSE, PAUSE],
  'alerts/answer': [PAUSE, PAUSE],
  'alerts/unsubscribe': [PAUSE],
  'answer-buttons': [PAUSE],
  'auth/account': [RETENTION_MS.emailLinks],
  'auth/security': [RETENTION_MS.unseenPushSubscriptions],
  'auth/verify-email': [RETENTION_MS.emailLinks],
  'channels/telegram': [RETENTION_MS.linkSecrets],
  'channels/telegram/row': [RETENTION_MS.linkSecrets],
  'consent/consent-email': [
    RETENTION_MS.emailLinks,
    PAUSE,
    RETENTION_MS.capturedMail,
    MAX_FAILED_MESSAGES,
    FAILURE_WINDOW_MS,
    RETENTION_MS.jobs,
    PAUSE,
  ],
  // The first two are not this site's to choose: how often an SMS must say STOP, and WhatsApp's own window.
  'consent/consent-sms': [30 * DAY, 24 * HOUR, RETENTION_MS.jobs],
  'consent/consent-third-party': [RETENTION_MS.jobs],
  mails: [
    RETENTION_MS.unseenPushSubscriptions,
    RETENTION_MS.askedPushSubscriptions,
    RETENTION_MS.emailLinks,
    RETENTION_MS.emailLinks,
  ],
  'consent/wordings': [PAUSE],
  'schedule/pause': [PAUSE],
  'short-messages': [RETENTION_MS.addressCodes],
};
const PROMISING_MESSAGES = [
  [message('chat_help', { app: 'Hesed', contact: 'help@church.example' }), PAUSE],
  [message('code_sent', { address: '+1 202 555 0143' }), RETENTION_MS.addressCodes],
  [message('confirm_new_email', NEW_EMAIL), RETENTION_MS.emailLinks],
  [message('confirm_new_email_first', NEW_EMAIL), RETENTION_MS.emailLinks],
  [message('reply_later'), LATER_MS],
  [message('reply_later_before'), LATER_MS],
  [message('channel_rests', { method: 'sms', code: 'twilio_20003' }), MAX_WAIT_MS],
  [message('sign_in_again_hour'), FRESH_MS],
  [message('sign_in_again_half_day'), ADMIN_HOURS * HOUR],
] as const;
/** The messages whose times the server does not keep: advice, limits that are no times, and what providers do. */
const PROMISING_NOTHING = [
  ...[
    'check_no_answer',
    'confirmed_ready',
    'code_maybe_sent',
    'channel_failing',
    'code_not_checked',
    'method_not_reached',
  ],
  ...['pause_out_of_range', 'slot_twice', 'too_many_slots', 'too_many_days'],
  ...['code_too_often', 'code_blocked'],
  ...['whatsapp_write_first', 'twilio_check_template_none', 'twilio_check_template_waits'],
];

/** Returns a pattern for a number and a unit, in the words of a language. */
function timesPattern({ numbers, units }: TimeWords): RegExp {
  return new RegExp(
    `(?<!\\p{L})(\\d+|${Object.keys(numbers).join('|')}) (${Object.keys(units).join('|')})(?!\\p{L})`,
    'giu',
  );
}

/** Returns the times that a text names, in milliseconds. */
function timesIn(words: TimeWords, text: string): number[] {
  return [...text.toLowerCase().matchAll(timesPattern(words))].map(
    ([, number = '', unit = '']) => (words.numbers[number] ?? Number(number)) * (words.units[unit] ?? Number.NaN),
  );
}

test('every message that promises a time is checked below', () => {
  const codes = Object.entries(MESSAGES)
    .filter(([, words]) => timesIn(withSingular('en'), String(words)).length > 0)
    .map(([code]) => code);
  const checked = PROMISING_MESSAGES.map(([{ code }]) => code);
  expect(codes.sort()).toEqual([...checked, ...PROMISING_NOTHING].sort());
});

describe.each(LANGUAGES)('in $name', ({ code }) => {
  const words: TimeWords = TIME_WORDS[code] ?? { numbers: {}, units: {} };

  test.each(Object.entries(PROMISES))('the times that %s promises are those that the server keeps', (part, kept) => {
    const text = readFileSync(new URL(`./${code}/${part}.ts`, import.meta.url), 'utf8');
    expect(timesIn(words, text)).toEqual(kept);
  });

  test.each(PROMISING_MESSAGES)(
    'the time that the message $code promises is the one that the server keeps',
    (said, kept) => {
      expect(timesIn(withSingular(code), inLanguage(code, said))).toEqual([kept]);
    },
  );
});
