import { expect, test } from 'vitest';
import { LIBRARY } from '../../../content/library/library.ts';
import type { LibraryEntry } from '../../../content/library/library-entry.ts';
import { CONCEPTS } from '../../../shared/guidance/concepts.ts';
import { CONTENT_TYPES } from '../../../shared/guidance/content-types.ts';
import { CHALLENGES, type Challenge } from '../../../shared/onboarding/onboarding-choices.ts';
import { type ChoiceFacts, chooseEntry } from './choice.ts';

const NONE: ChoiceFacts = { used: new Map(), challenges: [], helpful: [], seed: 0 };
const entry = (key: string, ...challenges: Challenge[]) => ({ key, challenges }) as LibraryEntry;
const [COUNSEL, FORGIVE, TIME] = [
  'Offering godly counsel',
  'Forgiving and reconciling',
  'Making time for deep relationships',
] as const;
const choose = (candidates: LibraryEntry[], facts: Partial<ChoiceFacts> = {}) =>
  chooseEntry(candidates, { ...NONE, ...facts }).key;

test('no entry is repeated until all were received, however well one fits', () => {
  const candidates = [entry('a', COUNSEL), entry('b', FORGIVE), entry('c')];
  const used = new Map<string, number>();
  const seen: string[] = [];
  for (let round = 0; round < 9; round += 1) {
    const key = choose(candidates, { used, challenges: [COUNSEL], helpful: [FORGIVE], seed: 2 });
    used.set(key, (used.get(key) ?? 0) + 1);
    seen.push(key);
  }
  for (let round = 0; round < 3; round += 1)
    expect(seen.slice(round * 3, round * 3 + 3).sort()).toEqual(['a', 'b', 'c']);
});

test('a member’s challenges come first, and an entry’s main challenge counts most', () => {
  expect(choose([entry('a', FORGIVE), entry('b', COUNSEL)], { challenges: [COUNSEL] })).toBe('b');
  expect(choose([entry('a', FORGIVE, COUNSEL), entry('b', COUNSEL, FORGIVE)], { challenges: [COUNSEL] })).toBe('b');
  expect(choose([entry('a', TIME), entry('b', COUNSEL, FORGIVE)], { challenges: [COUNSEL, FORGIVE, TIME] })).toBe('b');
});

test('helpful entries decide between equally fitting ones, and never against a challenge', () => {
  expect(
    choose([entry('a', COUNSEL, TIME), entry('b', COUNSEL, FORGIVE)], { challenges: [COUNSEL], helpful: [FORGIVE] }),
  ).toBe('b');
  expect(
    choose([entry('a', COUNSEL), entry('b', FORGIVE)], { challenges: [COUNSEL], helpful: Array(100).fill(FORGIVE) }),
  ).toBe('a');
  expect(choose([entry('a'), entry('b', FORGIVE)], { helpful: [FORGIVE] })).toBe('b');
});

test('members are distributed over equally fitting entries', () => {
  const candidates = ['a', 'b', 'c'].map((key) => entry(key));
  expect([0, 1, 2, 3, 4].map((seed) => choose(candidates, { seed }))).toEqual(['a', 'b', 'c', 'a', 'b']);
});

test('the same facts choose the same entry', () => {
  const facts = { challenges: [TIME], helpful: [FORGIVE], seed: 12_345 };
  expect(choose([...LIBRARY], facts)).toBe(choose([...LIBRARY], facts));
});

test('an empty list of candidates is an error', () => {
  expect(() => chooseEntry([], NONE)).toThrow('the library has no entry for this concept and type');
});

test('the library serves every concept, type and challenge, each entry once before any repeats', () => {
  for (const concept of CONCEPTS)
    for (const contentType of CONTENT_TYPES) {
      const candidates = LIBRARY.filter((each) => each.concept === concept && each.contentType === contentType);
      for (const challenge of CHALLENGES) {
        const used = new Map<string, number>();
        for (const _ of candidates)
          used.set(chooseEntry(candidates, { ...NONE, used, challenges: [challenge] }).key, 1);
        expect(used.size).toBe(candidates.length);
      }
    }
});
