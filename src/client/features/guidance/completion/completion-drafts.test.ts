import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { claimLocalData } from '../../../lib/session/local-data-owner.ts';
import { deleteDrafts, reflectionDraft, storeRefusedWords } from './completion-drafts.ts';

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
  claimLocalData(RUTH);
});
afterEach(() => vi.unstubAllGlobals());

test('refused words are added to the draft of the entry and replace nothing', () => {
  reflectionDraft(ENTRY).write(RUTH, { text: WORDS, refused: false });
  storeRefusedWords(RUTH, ENTRY, OTHERS);
  expect(reflectionDraft(ENTRY).read(RUTH)).toEqual({ text: `${WORDS}\n\n${OTHERS}`, refused: true });
});

test('words that are refused twice are kept once', () => {
  reflectionDraft(ENTRY).write(RUTH, { text: `${WORDS} `, refused: false });
  storeRefusedWords(RUTH, ENTRY, WORDS);
  storeRefusedWords(RUTH, ENTRY, WORDS);
  expect(reflectionDraft(ENTRY).read(RUTH)).toEqual({ text: WORDS, refused: true });
  deleteDrafts(RUTH, ENTRY);
  expect(reflectionDraft(ENTRY).read(RUTH)).toBeNull();
});
