import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { ALERT_METHODS, type AlertMethod, CHANNELS, CONSENT_RECORDS } from '../../shared/channels/channels.ts';
import { MIN_REFLECTION_LENGTH } from '../../shared/guidance/guidance-limits.ts';
import type { ChannelWords } from './channel-words.ts';
import { channelWords as en } from './en/channels/all.ts';
import { thirdPartyConsentWords as enRecord } from './en/consent/consent-third-party.ts';
import { shortMessageWords as enShort } from './en/short-messages.ts';
import { channelWords as es } from './es/channels/all.ts';
import { thirdPartyConsentWords as esRecord } from './es/consent/consent-third-party.ts';
import { shortMessageWords as esShort } from './es/short-messages.ts';

/** The words that a channel has only where its facts ask for them. */
function asked(method: AlertMethod): Record<string, boolean> {
  const { address, consent, inWizard, limits } = CHANNELS[method];
  return {
    address: address.kind === 'typed',
    consentMissing: consent.box !== null,
    platform: consent.record === 'third-party',
    wizard: inWizard,
    wording: consent.wording === 'own',
    hoursWording: limits.hours !== null,
  };
}

type Limits = (typeof CHANNELS)[AlertMethod]['limits'];
const day = '2027-03-01';
const clock = (hour: number, locale: string) =>
  new Date(`${day}T${String(hour).padStart(2, '0')}:00Z`)
    .toLocaleTimeString(locale, { timeStyle: 'short', timeZone: 'UTC' })
    .replace(/\s(?=[AP]M|[ap]\.)/, ' ')
    // Spanish writes a space in it (`client/lib/time/dates.ts`).
    .replace(/\b([ap])\. ?m\./, '$1.\u00A0m.');

const LANGUAGES = [
  {
    ...{ code: 'en', language: 'English', words: en, record: enRecord, short: enShort },
    frequency: ({ least, most }: NonNullable<Limits['aDay']>) => `${least}–${most} `,
    hours: ({ from, until }: NonNullable<Limits['hours']>) =>
      `between ${clock(from, 'en-US')} and ${clock(until, 'en-US')}`,
  },
  {
    ...{ code: 'es', language: 'Spanish', words: es, record: esRecord, short: esShort },
    frequency: ({ least, most }: NonNullable<Limits['aDay']>) => `de ${least} a ${most} `,
    hours: ({ from, until }: NonNullable<Limits['hours']>) =>
      `entre las ${clock(from, 'es-US')} y las ${clock(until, 'es-US')}`,
  },
];
// The channels whose messages come in some hours alone: members agree to the hours and to the number of messages.
const WITH_HOURS = ALERT_METHODS.filter((method) => CHANNELS[method].limits.hours !== null);

describe.each(LANGUAGES)('in $language', ({ code, words, record, short, frequency, hours }) => {
  test.each(WITH_HOURS)(
    'C9, C12: the words about %s have the number of messages and the hours of its facts',
    (method) => {
      const { aDay, hours: open } = CHANNELS[method].limits;
      const { about, wording, hoursWording }: ChannelWords = words[method];
      if (!aDay || !open || !wording || !hoursWording) throw new Error(`${method} has no limits or no words`);
      for (const text of [typeof about === 'string' ? about : about('ruth@parish.example'), wording.text])
        expect(text).toContain(frequency(aDay));
      expect(hoursWording.about).toContain(hours(open));
      const first = short.verified({ app: 'Hesed', termsUrl: 'https://hesed.example' });
      expect(first.replace('-', '–')).toContain(frequency(aDay));
    },
  );

  test.each(ALERT_METHODS)('%s has the words that its facts ask for, and no others', (method) => {
    const own: ChannelWords = words[method];
    const has = Object.keys(asked(method)).map((part) => [part, Boolean(own[part as keyof ChannelWords])]);
    expect(Object.fromEntries(has)).toEqual(asked(method));
  });

  test.each(CONSENT_RECORDS['third-party'])('the record of other platforms says how members agree to %s', (method) => {
    const { consentName: name } = words[method];
    expect(record.lead).toContain(name);
    expect(record.record.rows.filter(({ text }) => text.includes(name))).toHaveLength(2);
    expect(record.steps.list.filter(({ text }) => text.includes(name))).toHaveLength(2);
    // A reply to a reflection becomes its text (decisions.md D30).
    const read = words[method].platform?.read ?? '';
    expect(read.includes(String(MIN_REFLECTION_LENGTH))).toBe(CHANNELS[method].replies !== null);
    expect(record.technical.filter(({ title }) => title.includes(name))).toHaveLength(1);
  });

  test('the pages of consent take the words about a platform from its channel', () => {
    const platforms = CONSENT_RECORDS['third-party'].map((method) => words[method].consentName);
    for (const page of ['consent-third-party', 'consent-centre']) {
      const source = readFileSync(new URL(`./${code}/consent/${page}.ts`, import.meta.url), 'utf8');
      expect(platforms.filter((name) => source.includes(name))).toEqual([]);
    }
  });
});
