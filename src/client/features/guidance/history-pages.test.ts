import { describe, expect, test } from 'vitest';
import type { GuidanceEntry } from '../../../shared/guidance.ts';
import { appendPage, type HistoryList, nextPage, takeFirstPage } from './history-pages.ts';

const list = (ids: number[], hasMore: boolean): HistoryList => ({
  entries: ids.map((id) => ({ id, title: `entry ${id}` }) as GuidanceEntry),
  hasMore,
});
const idsOf = ({ entries }: HistoryList) => entries.map(({ id }) => id);

describe('page 1', () => {
  test('replaces what is there', () => {
    const first = list([9, 8], true);
    expect(takeFirstPage(undefined, first)).toBe(first);
    expect(takeFirstPage(list([3, 2], true), first)).toBe(first);
    expect(takeFirstPage(list([9, 8, 7], true), list([], false))).toEqual(list([], false));
  });

  test('brings what is new to a list it reaches into, and what has changed', () => {
    const known = list([8, 7, 6, 5], false);
    const first = list([9, 8, 7], true);
    const merged = takeFirstPage(known, first);
    expect(idsOf(merged)).toEqual([9, 8, 7, 6, 5]);
    expect(merged.hasMore).toBe(false);
    expect(merged.entries[1]).toBe(first.entries[1]);
  });

  test('says itself whether there is more where nothing older is loaded', () => {
    expect(takeFirstPage(list([8, 7], false), list([9, 8, 7], true)).hasMore).toBe(true);
  });

  test('that is all there is leaves nothing behind it', () => {
    expect(idsOf(takeFirstPage(list([8, 7, 6], true), list([8, 6], false)))).toEqual([8, 6]);
  });
});

test('a later page is appended without repeating what new guidance has pushed onto it', () => {
  const appended = appendPage(list([9, 8, 7], true), list([7, 6, 5], false));
  expect(idsOf(appended)).toEqual([9, 8, 7, 6, 5]);
  expect(appended.hasMore).toBe(false);
});

test.each([
  [10, 10, 2],
  [20, 10, 3],
  // New guidance came to the front: the next page overlaps, and nothing is left out.
  [13, 10, 2],
  [29, 10, 3],
  // So does a larger one after small ones.
  [10, 50, 1],
  [60, 50, 2],
])('after %i entries, in pages of %i, comes page %i', (loaded, limit, page) => {
  expect(nextPage(loaded, limit)).toBe(page);
});
