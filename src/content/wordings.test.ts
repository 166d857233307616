import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { WORDINGS } from './consent.ts';
import { PAST_WORDINGS } from './past-wordings.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** Every version that the ledger may name, with the digest of its words. An entry is never changed. */
const DIGESTS: Record<string, string> = {
  'mail-1': '8e26e290a201',
  'mail-1-es': 'f662ed19c733',
  'mail-2': '5763203fddff',
  'mail-2-es': 'e439cc62fd9e',
  'onboarding-1': 'bc6dfbcd2e12',
  'onboarding-1-es': 'd2cd46417826',
  'registration-1': '2ddaff2cdfb3',
  'registration-1-es': 'e402fae143e3',
  'registration-2': '45913502c10e',
  'registration-2-es': 'bf96f7042af1',
  'settings-1': 'eae0fa056544',
  'settings-1-es': '5a2a6f95c45e',
  'settings-2': '2555cffbbd9b',
  'settings-2-es': '022935d629e3',
  'sms-1': '41fb4845851c',
  'sms-1-es': '2b306fb10b5f',
  'whatsapp-1': '9d637c681b80',
  'whatsapp-1-es': '239bf18f18a4',
};

test('12.11: a version of consent words never stands for other words than those its members saw', () => {
  const current = [...WORDINGS.values()].flatMap(({ consentWordings, channelWordings }) =>
    [...Object.values(consentWordings), ...Object.values(channelWordings)].map(({ version, text }) => [version, text]),
  );
  const words = [...current, ...Object.entries(PAST_WORDINGS)] as [string, string][];
  expect(new Set(words.map(([version]) => version)).size).toBe(words.length);
  expect(Object.fromEntries(words.map(([version, text]) => [version, digest(text)]))).toEqual(DIGESTS);
});
