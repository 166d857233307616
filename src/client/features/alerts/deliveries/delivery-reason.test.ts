import { describe, expect, test } from 'vitest';
import type { DeliveryCodeWords } from '../../../../content/strings/channel-words.ts';
import { adviceWords as enAdvice } from '../../../../content/strings/en/alerts/advice.ts';
import { UNDELIVERED as enSiteError } from '../../../../content/strings/en/alerts/code-sentences.ts';
import { deliveryCodes as enCodes } from '../../../../content/strings/en/alerts/delivery-codes.ts';
import { channelWords as enChannels } from '../../../../content/strings/en/channels/all.ts';
import { adviceWords as esAdvice } from '../../../../content/strings/es/alerts/advice.ts';
import { UNDELIVERED as esSiteError } from '../../../../content/strings/es/alerts/code-sentences.ts';
import { deliveryCodes as esCodes } from '../../../../content/strings/es/alerts/delivery-codes.ts';
import { channelWords as esChannels } from '../../../../content/strings/es/channels/all.ts';
import { explain, reasonFor } from './delivery-reason.ts';

test('a member reads a sentence, and an administrator the cause', () => {
  expect(reasonFor('smtp_auth')).toEqual({
    member: 'We couldn’t deliver it.',
    admin: 'The mail server refused our sign-in',
  });
});

test('a mail server’s reply gets the words of its family, and administrators see its code', () => {
  const refused = { member: 'Your email provider refused it.', admin: 'The mail server refused it (554)' };
  expect(reasonFor('smtp_554')).toEqual(refused);
  expect(reasonFor('smtp_450').member).toBe('We couldn’t deliver it.');
});

test('administrators see the name of an unknown code', () => {
  for (const code of ['21614', 'smtp_2xx', 'constructor', 'smtp_55', 'outbox'])
    expect(reasonFor(code)).toEqual({ member: 'We couldn’t deliver it.', admin: `Refused (${code})` });
});

describe.each([
  { language: 'English', advice: enAdvice, codes: enCodes, channels: enChannels, siteError: enSiteError },
  { language: 'Spanish', advice: esAdvice, codes: esCodes, channels: esChannels, siteError: esSiteError },
])('in $language', ({ advice, codes, channels, siteError }) => {
  const table: Record<string, DeliveryCodeWords> = Object.assign(
    {},
    codes,
    ...Object.values(channels).map((each) => each.codes),
  );

  test.each(Object.entries(table))('%s has advice, and only an error of the site asks to report it', (code, words) => {
    expect(words.member).toMatch(/\S\.$/);
    const kind = words.advice === 'otherwise' ? undefined : words.advice;
    const own = Object.hasOwn(advice.advice, code) ? advice.advice[code] : kind && advice.kinds[kind];
    const isOfSite = words.member === siteError || words.advice === 'otherwise';
    expect(own === undefined).toBe(isOfSite);
    if (own) expect(own).toMatch(/\S\.$/);
  });

  test('there is no advice for a code that no delivery ends with', () => {
    expect(Object.keys(advice.advice).filter((code) => !Object.hasOwn(table, code))).toEqual([]);
    expect(Object.keys(advice.toAdmin.advice).filter((code) => !Object.hasOwn(table, code))).toEqual([]);
  });
});

test('the explanation joins the reason and the advice for its reader', () => {
  expect(explain('member', 'twilio_21614')).toBe(
    'Your number can’t receive text messages. Check your number under Alert Preferences, or choose another channel. You can also read it in the app.',
  );
  expect(explain('member', 'bounced_5.1.1')).toMatch(/^It came back: .* Check your address under Alert Preferences/);
  expect(explain('member', 'no_longer_due')).toMatch(/^By then it was no longer due, .* comes as usual\.$/);
  expect(explain('member', 'smtp_auth')).toMatch(/tell the people who run this site\.$/);
  expect(explain('admin', 'telegram_blocked')).toMatch(
    / Only the member can change this; they can read it in the app\.$/,
  );
});
