import { describe, expect, test } from 'vitest';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { appendPage, type HistoryList, mergeFirstPage } from './history-pages.ts';

const list = (ids: number[], hasMore: boolean): HistoryList => ({
  entries: ids.map((id) => ({ id, title: `entry ${id}` }) as GuidanceEntry),
  hasMore,
  nextCursor: hasMore ? `after ${ids.at(-1)}` : null,
});
const idsOf = ({ entries }: HistoryList) => entries.map(({ id }) => id);

describe('page 1', () => {
  test('replaces a list that it does not overlap', () => {
    const first = list([9, 8], true);
    expect(mergeFirstPage(undefined, first)).toBe(first);
    expect(mergeFirstPage(list([3, 2], true), first)).toBe(first);
    expect(mergeFirstPage(list([9, 8, 7], true), list([], false))).toEqual(list([], false));
  });

  test('adds new entries to a list that it overlaps, and updates changed ones', () => {
    const known = list([8, 7, 6, 5], false);
    const first = list([9, 8, 7], true);
    const merged = mergeFirstPage(known, first);
    expect(idsOf(merged)).toEqual([9, 8, 7, 6, 5]);
    expect(merged.hasMore).toBe(false);
    expect(merged.entries[1]).toBe(first.entries[1]);
  });

  test('keeps the cursor at the end of the loaded entries', () => {
    expect(mergeFirstPage(list([8, 7, 6, 5], true), list([9, 8, 7], true)).nextCursor).toBe('after 5');
    expect(mergeFirstPage(list([3, 2], true), list([9, 8], true)).nextCursor).toBe('after 8');
    expect(mergeFirstPage(list([8, 7], true), list([9, 8, 7], true)).nextCursor).toBe('after 7');
  });

  test('decides whether there is more when nothing older is loaded', () => {
    expect(mergeFirstPage(list([8, 7], false), list([9, 8, 7], true)).hasMore).toBe(true);
  });

  test('replaces all loaded entries when it is the whole history', () => {
    expect(idsOf(mergeFirstPage(list([8, 7, 6], true), list([8, 6], false)))).toEqual([8, 6]);
  });
});

test('a later page is appended without duplicates, and the cursor moves to its end', () => {
  const appended = appendPage(list([9, 8, 7], true), list([7, 6, 5], true));
  expect(idsOf(appended)).toEqual([9, 8, 7, 6, 5]);
  expect(appended.nextCursor).toBe('after 5');
  expect(appendPage(appended, list([4], false))).toMatchObject({ hasMore: false, nextCursor: null });
});
