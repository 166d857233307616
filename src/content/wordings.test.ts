import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { WORDINGS } from './consent.ts';
import { PAST_WORDINGS } from './past-wordings.ts';
import type { Wording } from './strings/channel-words.ts';

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
  'registration-1': '2ddaff2cdfb3',
  'registration-1-es': 'e402fae143e3',
  'settings-1': 'eae0fa056544',
  'settings-1-es': '5a2a6f95c45e',
  'smshours-1': '3f7d659d6bbb',
  'smshours-1-es': '8196aa20b707',
  'whatsapphours-1': '7e46f284e14d',
  'whatsapphours-1-es': 'd8f2fb11fc21',
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
