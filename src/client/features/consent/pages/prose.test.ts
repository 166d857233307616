import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { emailConsentWords } from '#strings/consent/consent-email.ts';
import { pushConsentWords } from '#strings/consent/consent-push.ts';
import { smsConsentWords } from '#strings/consent/consent-sms.ts';
import { thirdPartyConsentWords } from '#strings/consent/consent-third-party.ts';
import { ledgerWords } from '#strings/consent/ledger.ts';
import { CONSENT_POLICY } from '../../../../content/policy.ts';
import { MAIL_CATEGORIES } from '../../../../shared/alerts/mail-categories.ts';
import { ALERT_METHODS, CHANNELS, CONSENT_RECORDS } from '../../../../shared/channels/channels.ts';
import { CONSENT_SOURCES } from '../../../../shared/consent.ts';
import { MAX_SLOTS_PER_DAY } from '../../../../shared/schedule/schedule-limits.ts';

const RECORDS = [smsConsentWords, emailConsentWords, pushConsentWords, thirdPartyConsentWords];

describe('the figures that members agree to (product.md §9)', () => {
  test('match the number of slots that a day can have', () => {
    const agreed = ALERT_METHODS.flatMap((method) => CHANNELS[method].limits.aDay ?? []);
    expect(agreed.length).toBeGreaterThanOrEqual(3);
    for (const { most } of agreed) expect(most).toBe(MAX_SLOTS_PER_DAY);
  });

  test('are in the statement of consent, as specified', () => {
    expect(smsConsentWords.record.statement).toContain('1–3 messages a day');
    expect(emailConsentWords.record.statement).toContain('0–3 guidance emails a day');
    for (const { limits } of [CHANNELS.sms, CHANNELS.whatsapp]) expect(limits.hours).toEqual({ from: 8, until: 21 });
    expect(smsConsentWords.lead).toContain('between 8 in the morning and 9 in the evening');
  });
});

test('each record has five steps, and no two headings on its page are the same', () => {
  for (const words of RECORDS) {
    expect(words.steps.list).toHaveLength(5);
    const headings = [...words.steps.list, ...words.technical, ...words.privacy].map(({ title }) => title);
    expect(new Set(headings).size).toBe(headings.length);
  }
});

test('each method is on exactly one record', () => {
  expect(Object.values(CONSENT_RECORDS).flat().sort()).toEqual([...ALERT_METHODS].sort());
});

test('the policy has a version and a date', () => {
  expect(CONSENT_POLICY.version).toMatch(/^\d+\.\d+$/);
  expect(new Date(CONSENT_POLICY.date).toISOString()).toBe(`${CONSENT_POLICY.date}T00:00:00.000Z`);
});

test('12.11: the version of the policy belongs to the words of the four records', () => {
  const digest = createHash('sha256').update(JSON.stringify(RECORDS)).digest('hex').slice(0, 12);
  expect(digest, 'what the records say; raise the version of the policy if it means something else').toBe(
    CONSENT_POLICY.digest,
  );
});

test('every channel, category and source in the ledger has a label', () => {
  const channels = [...ALERT_METHODS, 'all', ...MAIL_CATEGORIES.map((category) => `email:${category}`)];
  for (const channel of channels) expect(ledgerWords.channels[channel], channel).toBeTruthy();
  for (const source of CONSENT_SOURCES) expect(ledgerWords.sources[source], source).toBeTruthy();
});
