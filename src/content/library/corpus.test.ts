import { describe, expect, test } from 'vitest';
import { readVerses } from '../../server/scripture/kjv.ts';
import { parseReference } from '../../server/scripture/reference.ts';
import { CONCEPTS } from '../../shared/guidance/concepts.ts';
import { LIBRARY } from './library.ts';
import { type LibraryEntry, SHAPES, THEMES } from './library-entry.ts';
import { BANNED, CHRIST, DANGER, SECRECY } from './measures/banned-phrases.ts';
import { allowance, FAVOURITE_WORDS, IMAGES } from './measures/budgets.ts';
import {
  closesOnFewWords,
  closesOnPermission,
  concludesWithSo,
  HABITS,
  namesChristLate,
  opensOnFewWords,
  opensOnQuestion,
  opensOnVerse,
  opensWithChrist,
  reportsSilence,
} from './measures/habits.ts';
import {
  asksForWriting,
  closesLikeMaxim,
  countContractions,
  countStiffForms,
  hasColonList,
  hasContrast,
  hasTriple,
} from './measures/manner.ts';
import { OLD_WORDS } from './measures/old-words.ts';
import { readingEase } from './measures/reading-ease.ts';
import { asks, freeText, reasons, runs, wholeText, words } from './measures/texts.ts';

const keys = (entries: readonly LibraryEntry[]) => entries.map(({ key }) => key);
const keysWhere = (holds: (entry: LibraryEntry) => boolean) => keys(LIBRARY.filter(holds));

/** Expects at most this share of some entries, and names them when they are more. */
function expectAtMost(share: number, found: string[], of: number) {
  expect(found.length, found.join('\n')).toBeLessThanOrEqual(Math.floor(share * of));
}

describe('shape and length', () => {
  test('neighbors of one concept and type are told in different ways', () => {
    const running = LIBRARY.filter((entry, at) => {
      const before = LIBRARY[at - 1];
      return (
        before?.concept === entry.concept && before.contentType === entry.contentType && before.shape === entry.shape
      );
    });
    expect(keys(running)).toEqual([]);
  });

  test.each(CONCEPTS)('%s is told in at least five ways', (concept) => {
    const shapes = new Set(LIBRARY.filter((entry) => entry.concept === concept).map(({ shape }) => shape));
    expect(shapes.size, [...shapes].join(', ')).toBeGreaterThanOrEqual(5);
  });

  test.each(SHAPES)('at most a third of the entries are told as %s', (shape) => {
    expectAtMost(
      1 / 3,
      keysWhere((entry) => entry.shape === shape),
      LIBRARY.length,
    );
  });

  test('a body has 45 to 130 words', () => {
    const outside = LIBRARY.filter(({ content }) => words(content).length < 45 || words(content).length > 130);
    expect(keys(outside)).toEqual([]);
  });

  test('bodies differ in length: at most half have 85 to 110 words, and each concept has a short and a long one', () => {
    const alike = keysWhere(({ content }) => words(content).length >= 85 && words(content).length <= 110);
    expectAtMost(1 / 2, alike, LIBRARY.length);
    for (const concept of CONCEPTS) {
      const lengths = LIBRARY.filter((entry) => entry.concept === concept).map(({ content }) => words(content).length);
      expect(Math.min(...lengths), concept).toBeLessThanOrEqual(70);
      expect(Math.max(...lengths), concept).toBeGreaterThanOrEqual(95);
    }
  });
});

describe('faith', () => {
  test('each entry names Christ in its body, its prompt or its encouragement; a reflection in its body', () => {
    expect(keysWhere((entry) => !CHRIST.test(reasons(entry)))).toEqual([]);
  });

  test('an old word of the verse that has changed its sense is explained in the entry', () => {
    const unexplained = LIBRARY.flatMap((entry) => {
      const verse = readVerses(parseReference(entry.scripture));
      return OLD_WORDS.filter(({ old, gloss }) => old.test(verse) && !gloss.test(wholeText(entry))).map(
        ({ means }) => `${entry.key}: ${entry.scripture} has a word for "${means}"`,
      );
    });
    expect(unexplained).toEqual([]);
  });

  test.each(BANNED)('no entry says $phrase: $why', ({ phrase }) => {
    const found = LIBRARY.flatMap((entry) =>
      freeText(entry)
        .filter(({ text }) => phrase.test(text))
        .map(({ text }) => `${entry.key}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  test('whoever is asked to keep a confidence reads that danger is the exception', () => {
    expect(keysWhere((entry) => SECRECY.test(wholeText(entry)) && !DANGER.test(wholeText(entry)))).toEqual([]);
  });

  test.each(THEMES)('the library speaks of %s', (theme) => {
    expect(keysWhere(({ themes }) => themes?.includes(theme) ?? false)).not.toEqual([]);
  });
});

describe('manner', () => {
  test('at most one body in six closes with a maxim', () => {
    expectAtMost(
      1 / 6,
      keysWhere(({ maxim }) => maxim === true),
      LIBRARY.length,
    );
  });

  test('a body that closes like a maxim says so', () => {
    expect(keysWhere(({ content, maxim }) => closesLikeMaxim(content) && !maxim)).toEqual([]);
  });

  test.each([
    ['a list after a colon', hasColonList],
    ['a "not this but that"', hasContrast],
    ['a row of three', hasTriple],
  ])('at most one body in three has %s', (_name, has) => {
    expectAtMost(
      1 / 3,
      keysWhere(({ content }) => has(content)),
      LIBRARY.length,
    );
  });

  test.each(HABITS)('few entries share a habit: $name', ({ share, concerns, has }) => {
    const concerned = LIBRARY.filter(concerns);
    const found = concerned.filter((entry) => has(entry, readVerses(parseReference(entry.scripture))));
    expectAtMost(share, keys(found), concerned.length);
  });

  test('each body has a contraction', () => {
    expect(keysWhere(({ content }) => countContractions(content) === 0)).toEqual([]);
  });

  test('people say "don’t" ten times for each "do not"', () => {
    const sum = (count: (text: string) => number) =>
      LIBRARY.reduce((total, entry) => total + count(wholeText(entry)), 0);
    expect(sum(countStiffForms) * 10).toBeLessThanOrEqual(sum(countContractions));
  });

  test.each([...IMAGES, ...FAVOURITE_WORDS])('$name stays within its budget', (budget) => {
    const users = keysWhere((entry) => budget.pattern.test(wholeText(entry)));
    expect(users.length, users.join('\n')).toBeLessThanOrEqual(allowance(budget, LIBRARY.length));
  });

  test('each body is easy to read (60 or more), and the library very easy on average (75 or more)', () => {
    const hard = LIBRARY.map(({ key, content }) => ({ key, ease: readingEase(content) }));
    expect(hard.filter(({ ease }) => ease < 60)).toEqual([]);
    expect(hard.reduce((sum, { ease }) => sum + ease, 0) / hard.length).toBeGreaterThanOrEqual(75);
  });
});

describe('what is asked', () => {
  test('at most a fifth of all steps are writing or messaging, also of those that lead', () => {
    const steps = LIBRARY.flatMap(asks);
    expectAtMost(1 / 5, steps.filter(asksForWriting), steps.length);
    const leading = LIBRARY.flatMap((entry) => (entry.contentType === 'do' ? [entry.practicalStep] : []));
    expectAtMost(1 / 5, leading.filter(asksForWriting), leading.length);
  });

  test('an action is for today, and its check-in can be answered no', () => {
    for (const entry of LIBRARY) {
      if (entry.contentType !== 'do') continue;
      expect(entry.practicalStep, entry.key).toMatch(/\b(?:today|tonight|this (?:morning|afternoon|evening))\b/i);
      expect(entry.checkInQuestion, entry.key).toMatch(/^(?:Did|Do|Does|Have|Has|Was|Were|Is|Are|Could)\b/);
    }
  });
});

describe('distinct', () => {
  const opening = ({ content }: LibraryEntry, length: number) => runs(content, length)[0];

  test.each(CONCEPTS)('no two bodies of %s begin with the same two words, and few with the same word', (concept) => {
    const mine = LIBRARY.filter((entry) => entry.concept === concept);
    expect(new Set(mine.map((entry) => opening(entry, 2))).size).toBe(mine.length);
    for (const entry of mine) {
      const same = mine.filter((other) => opening(other, 1) === opening(entry, 1));
      expect(same.length, keys(same).join('\n')).toBeLessThanOrEqual(Math.ceil(mine.length / 4));
    }
  });

  test('no two bodies of the library begin with the same four words', () => {
    expect(new Set(LIBRARY.map((entry) => opening(entry, 4))).size).toBe(LIBRARY.length);
  });

  test('two entries share at most two runs of six words', () => {
    const holders = new Map<string, string[]>();
    for (const entry of LIBRARY) {
      const mine = new Set(freeText(entry).flatMap(({ text }) => runs(text, 6)));
      for (const run of mine) holders.set(run, [...(holders.get(run) ?? []), entry.key]);
    }
    const shared = new Map<string, string[]>();
    for (const [run, found] of holders)
      for (const [at, first] of found.entries())
        for (const second of found.slice(at + 1)) {
          const pair = `${first} and ${second}`;
          shared.set(pair, [...(shared.get(pair) ?? []), run]);
        }
    expect([...shared].filter(([, same]) => same.length > 2)).toEqual([]);
  });
});

describe('the checks themselves', () => {
  test('see a maxim, a contrast, a list and a row of three', () => {
    expect(closesLikeMaxim('He came back. What is small and kept will outlive what is grand.')).toBe(true);
    expect(closesLikeMaxim('He came back. You can go and sit with him.')).toBe(false);
    for (const text of ['It is not a duty but a joy.', 'A friend, not a project.', 'She doesn’t ask. She waits. She'])
      expect(hasContrast(text), text).toBe(true);
    expect(hasContrast('She asks, and then she waits.')).toBe(false);
    expect(hasColonList('He brought two things: bread, salt and a lamp.')).toBe(true);
    expect(hasColonList('He said one thing: stay.')).toBe(false);
    expect(hasTriple('They came early, stayed late, and sang.')).toBe(true);
    expect(hasTriple('They came early, and they sang.')).toBe(false);
  });

  test('see how a body opens, how it closes, and where it names Christ', () => {
    expect(opensOnVerse('Jesus wept. He knew.', 'Jesus wept.')).toBe(true);
    expect(opensOnVerse('He wept. Jesus knew.', 'Jesus wept.')).toBe(false);
    expect(opensOnFewWords('And Peter. The women are to tell him.')).toBe(true);
    expect(opensOnFewWords('The women are to tell him. And Peter.')).toBe(false);
    expect(opensOnQuestion('Who is in? Everyone.')).toBe(true);
    expect(opensOnQuestion('Everyone. Who is in?')).toBe(false);
    expect(opensWithChrist('At supper Jesus got up. Peter stayed.')).toBe(true);
    expect(opensWithChrist('Peter stayed. Jesus got up.')).toBe(false);
    expect(namesChristLate('One two three four five six seven Jesus nine ten.')).toBe(true);
    expect(namesChristLate('One two three four Jesus six seven eight nine ten.')).toBe(false);
    expect(namesChristLate('One two three.')).toBe(true);
    expect(closesOnFewWords('He stayed for a long time after that. It was warm.')).toBe(true);
    expect(closesOnFewWords('It was warm. He stayed for a long time after that.')).toBe(false);
    expect(closesOnPermission('She came. You could go too.')).toBe(true);
    expect(closesOnPermission('You could go too. She came.')).toBe(false);
    expect(reportsSilence('Mark doesn’t tell us.')).toBe(true);
    expect(reportsSilence('Mark tells us.')).toBe(false);
    expect(concludesWithSo('He came. So go.')).toBe(true);
    expect(concludesWithSo('He came, and so did she.')).toBe(false);
  });

  test('tell contractions from possessives, and writing from doing', () => {
    expect(countContractions('Don’t worry, it’s fine; you’ve got time.')).toBe(3);
    expect(countContractions('The man’s coat was Jonathan’s.')).toBe(0);
    expect(countStiffForms('You do not have to, and it is late.')).toBe(2);
    expect(asksForWriting('Send her a message.')).toBe(true);
    expect(asksForWriting('Walk with her to the bus.')).toBe(false);
  });

  test('know easy from hard', () => {
    expect(readingEase('We sat on the wall and ate our bread. Then we went home.')).toBeGreaterThan(95);
    expect(readingEase('Ecclesiastical administration necessitates considerable deliberation.')).toBeLessThan(20);
  });

  test('see a promise of silence, and its exception', () => {
    expect('Agree that whatever is said will go no further.').toMatch(SECRECY);
    expect('I’d have to tell somebody if you were in danger.').toMatch(DANGER);
  });
});
