import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { FAILED_MESSAGE_LIMIT, FAILURE_WINDOW_MS } from '../../server/domains/alerts/addresses/recent-failures.ts';
import { RETENTION_MS } from '../../server/lib/retention.ts';
import { LANGUAGES } from '../../shared/languages.ts';
import { message } from '../../shared/messages/catalogue.ts';
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

/** Every time that the texts of a file promise, in the order of the file. */
const PROMISES: Record<string, readonly number[]> = {
  'admin/admin-member': [PAUSE, PAUSE],
  'alerts/answer': [PAUSE, PAUSE],
  'alerts/unsubscribe': [PAUSE, PAUSE],
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
    FAILED_MESSAGE_LIMIT,
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
  'schedule/pause': [PAUSE],
  'short-messages': [RETENTION_MS.addressCodes],
};
const PROMISING_MESSAGES = [
  [message('chat_help', { app: 'Hesed', contact: 'help@church.example' }), PAUSE],
  [message('code_sent', { address: '+1 202 555 0143' }), RETENTION_MS.addressCodes],
  [
    message('confirm_new_email', { email: 'ruth@church.example', current: 'naomi@church.example' }),
    RETENTION_MS.emailLinks,
  ],
] as const;

describe.each(LANGUAGES)('in $name', ({ code }) => {
  const { numbers, units }: TimeWords = TIME_WORDS[code] ?? { numbers: {}, units: {} };
  const time = new RegExp(
    `(?<!\\p{L})(\\d+|${Object.keys(numbers).join('|')}) (${Object.keys(units).join('|')})`,
    'giu',
  );
  const timesIn = (text: string) =>
    [...text.toLowerCase().matchAll(time)].map(([, number = '', unit = '']) => {
      return (numbers[number] ?? Number(number)) * (units[unit] ?? Number.NaN);
    });

  test.each(Object.entries(PROMISES))('the times that %s promises are those that the server keeps', (part, kept) => {
    expect(timesIn(readFileSync(new URL(`./${code}/${part}.ts`, import.meta.url), 'utf8'))).toEqual(kept);
  });

  test.each(PROMISING_MESSAGES)(
    'the time that the message $code promises is the one that the server keeps',
    (said, kept) => {
      expect(timesIn(inLanguage(code, said))).toEqual([kept]);
    },
  );
});
