import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginStay } from '../../../lib/session/stay.ts';
import { dropReflection, keepDraft, keepRefused, keptReflection } from './drafts.ts';

const RUTH = 12;
const ENTRY = 7;
const WORDS = 'Anna stayed with me all that winter.';
const OTHERS = 'She wrote to me every week.';

function createStorage() {
  const stored = new Map<string, string>();
  return {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  };
}

beforeEach(() => {
  vi.stubGlobal('localStorage', createStorage());
  vi.stubGlobal('sessionStorage', createStorage());
  beginStay(RUTH);
});
afterEach(() => vi.unstubAllGlobals());

test('words that the server refused replace no other words that are kept for the entry', () => {
  keepDraft(RUTH, ENTRY, WORDS);
  keepRefused(RUTH, ENTRY, OTHERS);
  expect(keptReflection(RUTH, ENTRY)).toEqual({ text: `${WORDS}\n\n${OTHERS}`, refused: true });
});

test('words that are refused again are kept once', () => {
  keepDraft(RUTH, ENTRY, `${WORDS} `);
  keepRefused(RUTH, ENTRY, WORDS);
  keepRefused(RUTH, ENTRY, WORDS);
  expect(keptReflection(RUTH, ENTRY)).toEqual({ text: WORDS, refused: true });
  dropReflection(RUTH, ENTRY);
  expect(keptReflection(RUTH, ENTRY)).toBeNull();
});
