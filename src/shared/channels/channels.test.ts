import { describe, expect, test } from 'vitest';
import { MESSAGES } from '../messages/catalogue.ts';
import {
  ACCOUNT_METHOD,
  ALERT_METHODS,
  CHANNELS,
  CONSENT_RECORDS,
  FIRST_METHODS,
  ONBOARDING_METHODS,
} from './channels.ts';

test('the methods have the order of product.md §3', () => {
  expect(ALERT_METHODS).toEqual(['email', 'sms', 'push', 'whatsapp', 'slack', 'telegram', 'desktop']);
  expect(ONBOARDING_METHODS).toEqual(['email', 'sms', 'push', 'desktop']);
  expect(FIRST_METHODS).toEqual(['email']);
  expect(ALERT_METHODS.filter((method) => CHANNELS[method].address.kind === 'account')).toEqual([ACCOUNT_METHOD]);
  expect(CONSENT_RECORDS).toEqual({
    'sms-whatsapp': ['sms', 'whatsapp'],
    email: ['email'],
    push: ['push', 'desktop'],
    'third-party': ['slack', 'telegram'],
  });
});

describe.each(ALERT_METHODS)('the facts of %s', (method) => {
  const { address, verification, consent, says, limits } = CHANNELS[method];

  test('name existing messages', () => {
    const { dashboard, ...codes } = says;
    for (const code of [...Object.values(codes), ...Object.values(dashboard ?? {})])
      if (code !== null) expect(Object.keys(MESSAGES)).toContain(code);
  });

  test('are consistent with each other', () => {
    expect(says.numberInvalid !== null).toBe(address.kind === 'typed');
    expect(says.boxNeeded !== null).toBe(consent.box !== null);
    expect(verification === 'code').toBe(address.kind === 'typed');
    expect(verification === 'linking').toBe(address.kind === 'linked');
    if (limits.aDay) expect(limits.aDay.least).toBeLessThanOrEqual(limits.aDay.most);
  });
});
