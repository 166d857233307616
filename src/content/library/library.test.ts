import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { formatScripture } from '../../server/scripture/format.ts';
import { readAll, readPassage } from '../../server/scripture/kjv.ts';
import { findOpenEnds } from '../../server/scripture/open-ends.ts';
import { parseReference } from '../../server/scripture/reference.ts';
import { BibleIndex } from '../../server/scripture/verify/bible-index.ts';
import { findMisquotations, findQuotations } from '../../server/scripture/verify/verify.ts';
import { SEASONS } from '../../shared/guidance/choice-reasons.ts';
import { CONCEPTS } from '../../shared/guidance/concepts.ts';
import { CONTENT_TYPES } from '../../shared/guidance/content-types.ts';
import { CHALLENGES } from '../../shared/onboarding/onboarding-choices.ts';
import { QUOTES } from '../quotes/quotes.ts';
import { LIBRARY, libraryEntry } from './library.ts';
import type { LibraryEntry } from './library-entry.ts';
import { freeText, runs, words } from './measures/texts.ts';

const onePerEntry = (value: (entry: LibraryEntry) => string) =>
  expect(new Set(LIBRARY.map(value)).size).toBe(LIBRARY.length);

describe.each(CONCEPTS)('%s', (concept) => {
  test.each(CONTENT_TYPES)('has its twelve entries of type %s (rules.md G4)', (contentType) => {
    const entries = LIBRARY.filter((entry) => entry.concept === concept && entry.contentType === contentType);
    expect(entries.length).toBeGreaterThanOrEqual(12);
  });
});

test.each(SEASONS)('%s has entries of its own', (season) => {
  expect(LIBRARY.filter(({ seasons }) => seasons?.includes(season)).length).toBeGreaterThanOrEqual(3);
});

describe.each(LIBRARY.map((entry) => [entry.key, entry] as const))('%s', (_key, entry) => {
  test('has every field of its type filled', () => {
    for (const { text } of freeText(entry)) expect(text).toMatch(/^\S.*\S$/);
    expect(entry.actionSteps.length).toBeGreaterThanOrEqual(2);
    expect(entry.actionSteps.length).toBeLessThanOrEqual(3);
    if (entry.contentType === 'reflection') {
      expect(entry.reflectionQuestions.length).toBeGreaterThanOrEqual(2);
      expect(entry.reflectionQuestions.length).toBeLessThanOrEqual(3);
      for (const question of entry.reflectionQuestions) expect(question).toMatch(/\?$/);
    }
    if (entry.contentType === 'do') expect(entry.checkInQuestion).toMatch(/\?$/);
  });

  test('tells its reviewers the point of its chapter in one line', () => {
    const { book, chapter } = parseReference(entry.scripture);
    const name = book === 'Psalms' ? 'Psalm' : book;
    expect(entry.point).toMatch(new RegExp(`^${name} ${chapter}(:\\d+–\\d+)?: \\S.*\\.$`));
    expect(words(entry.point).length).toBeLessThanOrEqual(35);
  });

  test('keeps its title and its short fields short', () => {
    expect(words(entry.title).length).toBeGreaterThanOrEqual(3);
    expect(words(entry.title).length).toBeLessThanOrEqual(8);
    for (const { field, text } of freeText(entry)) {
      if (field !== 'content') expect(words(text).length, text).toBeLessThanOrEqual(45);
    }
  });

  test('names verses that are there, as they are shown', () => {
    expect(formatScripture(entry.scripture)).toMatch(new RegExp(`^${entry.scripture} \\(KJV\\) \\S`));
  });

  test('quotes whole sentences: no verse that begins or ends inside one', () => {
    expect(findOpenEnds(readPassage(parseReference(entry.scripture)))).toEqual({ start: false, end: false });
  });

  test('speaks to one to three challenges', () => {
    expect(entry.challenges.length).toBeGreaterThanOrEqual(1);
    expect(entry.challenges.length).toBeLessThanOrEqual(3);
    expect(new Set(entry.challenges).size).toBe(entry.challenges.length);
  });

  test('is plain text: no links, markup, quotation marks or exclamation marks', () => {
    for (const { text } of freeText(entry)) {
      expect(text).not.toMatch(/[!<>*_`#[\]{}"“”]|https?:|www\.|\s{2}|\s$/);
      expect(text).toMatch(/^[A-Z]/);
    }
  });

  if (entry.contentType === 'reflection') {
    test('carries a quote of the collection', () => {
      expect(QUOTES).toHaveProperty([entry.quote]);
    });
  }
});

test('no two entries are alike in key, title, verses or content', () => {
  onePerEntry(({ key }) => key);
  onePerEntry(({ title }) => title);
  onePerEntry(({ scripture }) => scripture);
  onePerEntry(({ content }) => content);
});

test('no sentence is written twice', () => {
  const seen = new Map<string, string>();
  for (const entry of LIBRARY) {
    for (const { text } of freeText(entry)) {
      expect(seen.get(text), text).toBeUndefined();
      seen.set(text, entry.key);
    }
  }
});

test('no quote is carried twice', () => {
  const quotes = LIBRARY.flatMap((entry) => (entry.contentType === 'reflection' ? [entry.quote] : []));
  expect(new Set(quotes).size).toBe(quotes.length);
});

describe.each(CHALLENGES)('%s', (challenge) => {
  const speaking = LIBRARY.filter((entry) => entry.challenges.includes(challenge));

  test('is spoken to by six entries and in all three types', () => {
    expect(speaking.length).toBeGreaterThanOrEqual(6);
    expect(new Set(speaking.map(({ contentType }) => contentType)).size).toBe(CONTENT_TYPES.length);
  });
});

test('no verse of the Bible is quoted in free text: its words come by reference only (rules.md G1)', () => {
  const LENGTH = 7;
  const written = new Map<string, string>();
  for (const entry of LIBRARY) {
    for (const { text } of freeText(entry)) for (const run of runs(text, LENGTH)) written.set(run, entry.key);
  }
  const bible: Record<string, string> = createRequire(import.meta.url)('kjv/json/verses-1769.json');
  const quoted = Object.entries(bible).flatMap(([reference, text]) =>
    runs(text.replace(/[[\]]/g, ''), LENGTH)
      .filter((run) => written.has(run))
      .map((run) => `${written.get(run)}: "${run}" (${reference})`),
  );
  expect(quoted).toEqual([]);
});

test('no text quotes a verse wrongly, and the check raises no false alarm (rules.md G1)', async () => {
  const bibles = { main: await BibleIndex.build('KJV', readAll()), others: [] };
  const wrong = LIBRARY.flatMap((entry) =>
    freeText(entry).flatMap(({ text }) => findMisquotations(text, bibles).map((found) => ({ key: entry.key, found }))),
  );
  expect(wrong).toEqual([]);
  for (const { scripture } of LIBRARY)
    expect(findQuotations(formatScripture(scripture), bibles)).toMatchObject([{ reference: scripture, error: null }]);
});

test('an entry is found by its key, and nothing by another', () => {
  for (const entry of LIBRARY) expect(libraryEntry(entry.key)).toBe(entry);
  expect(libraryEntry('constructor')).toBeUndefined();
});
