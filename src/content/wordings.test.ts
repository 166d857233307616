import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { CHOSEN_KINDS, MAIL_KINDS } from '../shared/alerts/mail-categories.ts';
import { WORDINGS } from './consent.ts';
import { PAST_WORDINGS } from './past-wordings.ts';
import type { Wording } from './strings/channel-words.ts';
import { categoryWords as en } from './strings/en/alerts/categories.ts';
import { categoryWords as es } from './strings/es/alerts/categories.ts';

const digest = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 12);

/** The versions that no screen shows any more, with the digests of their words. An entry is never changed. */
const DIGESTS: Record<string, string> = {
  'mail-1': '8e26e290a201',
  'mail-1-es': 'f662ed19c733',
  'mail-2': '5763203fddff',
  'mail-2-es': 'e439cc62fd9e',
  'mail-3': '56f8d35b0ff5',
  'mail-3-es': '5d69a1fb81c6',
  'mail-4': 'fb9f2cbe2994',
  'mail-4-es': '0d986672bc93',
  'mail-5': 'b0e4ec0f12dd',
  'mail-5-es': '9133d11eed31',
  'mail-6-es': '64c886d76fca',
  'memories-1': 'd80db01ae8ce',
  'memories-1-es': '4c65a0327a45',
  'memories-2-es': '7ca33da6c6c4',
  'model-1-es': '86a8e574b740',
  'onboarding-1': 'bc6dfbcd2e12',
  'onboarding-1-es': 'd2cd46417826',
  'onboarding-2-es': '12ea79883a8d',
  'pause-1': '42f083ea080d',
  'pause-1-es': 'b50869e5216d',
  'registration-1': '2ddaff2cdfb3',
  'registration-1-es': 'e402fae143e3',
  'registration-2': '45913502c10e',
  'registration-2-es': 'bf96f7042af1',
  'settings-1': 'eae0fa056544',
  'settings-1-es': '5a2a6f95c45e',
  'settings-2': '2555cffbbd9b',
  'settings-2-es': '022935d629e3',
  'settings-3': '88a67ebf7139',
  'settings-3-es': '750f9e9e70e1',
  'settings-4': '270bef930ff0',
  'settings-4-es': '2d687025c055',
  'smshours-1': '3f7d659d6bbb',
  'smshours-1-es': '8196aa20b707',
  'smshours-2-es': '97dbf5ebde57',
  'whatsapp-1-es': '239bf18f18a4',
  'whatsapphours-1': '7e46f284e14d',
  'whatsapphours-1-es': 'd8f2fb11fc21',
  'whatsapphours-2-es': 'fce3c6a256f1',
};

const CURRENT: Wording[] = [...WORDINGS.values()].flatMap((words) =>
  Object.values(words).flatMap((part) => Object.values<Wording>(part)),
);

test('12.11: a version of consent words never stands for other words than those its members saw', () => {
  for (const { version, text, digest: stored } of CURRENT) expect(digest(text), version).toBe(stored);
  const past = Object.entries(PAST_WORDINGS).map(([version, text]) => [version, digest(text)]);
  expect(Object.fromEntries(past)).toEqual(DIGESTS);
});

test('a version is used once, and the one before it is kept', () => {
  const versions = [...CURRENT.map(({ version }) => version), ...Object.keys(PAST_WORDINGS)];
  expect(new Set(versions).size).toBe(versions.length);
  for (const version of versions) {
    const [, name, number, language = ''] = /^([a-z]+)-(\d+)(-[a-z]{2})?$/.exec(version) ?? [];
    expect(name, version).toBeDefined();
    if (Number(number) > 1) expect(versions).toContain(`${name}-${Number(number) - 1}${language}`);
  }
});

describe.each(Object.entries({ en, es }))('in %s', (language, { categories }) => {
  const texts = Object.entries(WORDINGS.get(language)?.consentWordings ?? {});

  test.each(['registration', 'onboarding', 'settings', 'pause', 'pauseEverything', 'pauseTwoWeeks'])(
    'the words of %s name each kind of mail that comes without the method Email',
    (screen) => {
      const [, words] = texts.find(([name]) => name === screen) ?? [];
      for (const kind of MAIL_KINDS)
        if (!CHOSEN_KINDS.includes(kind))
          expect(words?.text.toLowerCase()).toContain(categories[kind].name.toLowerCase());
    },
  );

  test('no words speak for every message, because push and desktop notifications say nothing of how to stop', () => {
    for (const [, { text }] of texts) expect(text).not.toMatch(/every message|cada mensaje/i);
  });
});
