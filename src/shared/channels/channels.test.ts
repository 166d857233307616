import { describe, expect, test } from 'vitest';
import { ALERTS } from '../messages/alerts.ts';
import { MESSAGES } from '../messages/catalogue.ts';
import { CONTRACTS } from '../messages/contracts.ts';
import { ERRORS } from '../messages/errors.ts';
import { CHANNEL_HOURS } from './channel-hours.ts';
import {
  ACCOUNT_METHOD,
  ADDRESS_FIELDS,
  ALERT_METHODS,
  CHANNELS,
  CONSENT_RECORDS,
  ONBOARDING_METHODS,
} from './channels.ts';
import { METHODS_WITH_HOURS } from './hours.ts';
import { WIZARD_PHONE_METHOD } from './wizard.ts';

const DOCUMENTED = ['email', 'sms', 'push', 'whatsapp', 'slack', 'telegram', 'desktop'];
const documented = (methods: readonly string[]) => methods.filter((method) => DOCUMENTED.includes(method));

test('the methods of product.md have its order (§3)', () => {
  expect(documented(ALERT_METHODS)).toEqual(DOCUMENTED);
  expect(documented(ONBOARDING_METHODS)).toEqual(['email', 'sms', 'push', 'desktop']);
  expect(ADDRESS_FIELDS.phoneNumber).toBe(WIZARD_PHONE_METHOD);
  expect(ALERT_METHODS.filter((method) => CHANNELS[method].address.kind === 'account')).toEqual([ACCOUNT_METHOD]);
  expect(Object.entries(CONSENT_RECORDS).map(([record, methods]) => [record, documented(methods)])).toEqual([
    ['sms-whatsapp', ['sms', 'whatsapp']],
    ['email', ['email']],
    ['push', ['push', 'desktop']],
    ['third-party', ['slack', 'telegram']],
  ]);
});

test('the hours of channels equal the hours in their facts, in the order of the methods', () => {
  const withHours = ALERT_METHODS.filter((method) => CHANNELS[method].limits.hours !== null);
  expect(METHODS_WITH_HOURS).toEqual(withHours);
  expect(Object.values(CHANNEL_HOURS)).toEqual(withHours.map((method) => CHANNELS[method].limits.hours));
});

test('S7: a call of unknown outcome may be repeated where readers see one message, and nowhere else', () => {
  const repeatable = documented(ALERT_METHODS.filter((method) => CHANNELS[method].repeatable));
  expect(repeatable).toEqual(['email', 'push', 'desktop']);
});

test('a sentence of one channel is among the facts of that channel, and not among the sentences of several', () => {
  const shared = Object.entries({ ...ERRORS, ...CONTRACTS, ...ALERTS }).map(([code, words]) => `${code}: ${words}`);
  const others = ALERT_METHODS.filter((method) => method !== ACCOUNT_METHOD);
  const names = others.flatMap((method) => [`^${method}_`, `\\b${CHANNELS[method].label}\\b`]);
  expect(shared.filter((line) => new RegExp(names.join('|')).test(line))).toEqual([]);
});

test('a code of a sentence belongs to one channel, and to no other message', () => {
  const codes = [...ALERT_METHODS.flatMap((method) => Object.keys(CHANNELS[method].sentences ?? {}))];
  codes.push(...Object.keys({ ...ERRORS, ...CONTRACTS, ...ALERTS }));
  expect(new Set(codes).size).toBe(codes.length);
});

describe.each(ALERT_METHODS)('the facts of %s', (method) => {
  const { address, verification, consent, says, limits } = CHANNELS[method];

  test('name existing messages', () => {
    const { dashboard, ...codes } = says;
    const invalid = address.kind === 'typed' ? address.invalid : null;
    for (const code of [invalid, ...Object.values(codes), ...Object.values(dashboard ?? {})])
      if (code !== null) expect(Object.keys(MESSAGES)).toContain(code);
  });

  test('are consistent with each other', () => {
    expect(says.boxNeeded !== null).toBe(consent.box !== null);
    expect(verification === 'code').toBe(address.kind === 'typed');
    expect(verification === 'linking').toBe(address.kind === 'linked');
    expect(says.notLinked !== null).toBe(address.kind === 'linked');
    if (limits.aDay) expect(limits.aDay.least).toBeLessThanOrEqual(limits.aDay.most);
  });
});
