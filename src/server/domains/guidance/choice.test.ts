import { expect, test } from 'vitest';
import { LIBRARY } from '../../../content/library/library.ts';
import type { LibraryEntry } from '../../../content/library/library-entry.ts';
import { CONCEPTS } from '../../../shared/guidance/concepts.ts';
import { CONTENT_TYPES } from '../../../shared/guidance/content-types.ts';
import { CHALLENGES, type Challenge } from '../../../shared/onboarding/onboarding-choices.ts';
import { type ChoiceFacts, chooseEntry } from './choice.ts';

const NONE: ChoiceFacts = {
  used: new Map(),
  challenges: [],
  helpful: [],
  satisfaction: null,
  recentThemes: [],
  season: null,
  seed: 0,
};
const entry = (key: string, ...challenges: Challenge[]) => ({ key, challenges }) as LibraryEntry;
const [COUNSEL, FORGIVE, TIME] = [
  'Offering godly counsel',
  'Forgiving and reconciling',
  'Making time for deep relationships',
] as const;
const decide = (candidates: LibraryEntry[], facts: Partial<ChoiceFacts> = {}) =>
  chooseEntry(candidates, { ...NONE, ...facts });
const choose = (candidates: LibraryEntry[], facts: Partial<ChoiceFacts> = {}) => decide(candidates, facts).entry.key;

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

test('an entry of the season comes before what a member named, and only in its season', () => {
  const advent: LibraryEntry = { ...entry('b'), seasons: ['Advent'] };
  const candidates = [entry('a', COUNSEL), advent];
  const facts = { challenges: [COUNSEL] };
  expect(decide(candidates, { ...facts, season: 'Advent' })).toEqual({
    entry: advent,
    reason: { because: 'season', of: 'Advent' },
  });
  expect(choose(candidates, { ...facts, season: 'Lent' })).toBe('a');
  expect(choose(candidates, facts)).toBe('a');
});

test('a member unhappy with their friendships gets comfort after their own challenges, and no other member does', () => {
  const comforting: LibraryEntry = { ...entry('b', TIME), themes: ['betrayal'] };
  const candidates = [entry('a', FORGIVE), comforting];
  expect(decide(candidates, { satisfaction: 2 })).toEqual({
    entry: comforting,
    reason: { because: 'satisfaction', of: null },
  });
  expect(choose(candidates, { satisfaction: 2, challenges: [FORGIVE] })).toBe('a');
  expect(choose(candidates, { satisfaction: 3 })).toBe('a');
  expect(choose(candidates, { satisfaction: null })).toBe('a');
});

test('the last received themes decide between equals, so that themes alternate', () => {
  const meals: LibraryEntry = { ...entry('a'), themes: ['meals'] };
  expect(choose([meals, entry('b')], { recentThemes: ['meals'] })).toBe('b');
  expect(choose([meals, entry('b', COUNSEL)], { recentThemes: ['meals', 'meals'], challenges: [COUNSEL] })).toBe('b');
  expect(
    choose([{ ...meals, challenges: [COUNSEL] }, entry('b')], { recentThemes: ['meals'], challenges: [COUNSEL] }),
  ).toBe('a');
});

test('the reason names what spoke for the entry, and is absent where nothing did', () => {
  expect(decide([entry('a', TIME, COUNSEL)], { challenges: [COUNSEL] }).reason).toEqual({
    because: 'challenge',
    of: COUNSEL,
  });
  expect(decide([entry('a', FORGIVE)], { helpful: [FORGIVE], challenges: [TIME] }).reason).toEqual({
    because: 'helpful',
    of: FORGIVE,
  });
  expect(decide([entry('a', FORGIVE)], { satisfaction: 1, challenges: [TIME] }).reason).toBeNull();
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
        for (const _ of candidates) used.set(choose(candidates, { used, challenges: [challenge] }), 1);
        expect(used.size).toBe(candidates.length);
      }
    }
});
