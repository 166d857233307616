import { describe, expect, test } from 'vitest';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { appendPage, type HistoryList, takeFirstPage } from './history-pages.ts';

const list = (ids: number[], hasMore: boolean): HistoryList => ({
  entries: ids.map((id) => ({ id, title: `entry ${id}` }) as GuidanceEntry),
  hasMore,
  nextCursor: hasMore ? `after ${ids.at(-1)}` : null,
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

  test('leaves the cursor at the end of what is loaded', () => {
    expect(takeFirstPage(list([8, 7, 6, 5], true), list([9, 8, 7], true)).nextCursor).toBe('after 5');
    expect(takeFirstPage(list([3, 2], true), list([9, 8], true)).nextCursor).toBe('after 8');
    expect(takeFirstPage(list([8, 7], true), list([9, 8, 7], true)).nextCursor).toBe('after 7');
  });

  test('says itself whether there is more where nothing older is loaded', () => {
    expect(takeFirstPage(list([8, 7], false), list([9, 8, 7], true)).hasMore).toBe(true);
  });

  test('that is all there is leaves nothing behind it', () => {
    expect(idsOf(takeFirstPage(list([8, 7, 6], true), list([8, 6], false)))).toEqual([8, 6]);
  });
});

test('a later page is appended without repeating what is loaded, and the cursor moves to its end', () => {
  const appended = appendPage(list([9, 8, 7], true), list([7, 6, 5], true));
  expect(idsOf(appended)).toEqual([9, 8, 7, 6, 5]);
  expect(appended.nextCursor).toBe('after 5');
  expect(appendPage(appended, list([4], false))).toMatchObject({ hasMore: false, nextCursor: null });
});
