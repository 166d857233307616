import { expect, test } from 'vitest';
import { READABLE_QUERIES } from './readable-queries.ts';

const RUTH = 12;
const { isStored, trim } = READABLE_QUERIES;
const keyOf = (path: string, input?: object) => [path.split('.'), { input }];

test('only a member’s own day and history are kept, without a filter', () => {
  expect(isStored(keyOf('guidance.dashboard', { userId: RUTH, is_dev: 'false' }), RUTH)).toBe(true);
  expect(isStored(keyOf('guidance.history', { userId: RUTH }), RUTH)).toBe(true);
  expect(isStored(keyOf('auth.me'), RUTH)).toBe(true);
  for (const [path, input] of [
    ['guidance.dashboard', { userId: RUTH + 1 }],
    ['guidance.dashboard', { userId: RUTH, is_dev: 'true' }],
    ['guidance.history', { userId: RUTH, q: 'friend' }],
    ['guidance.history', { userId: RUTH, type: 'prayer' }],
    ['guidance.goals.list', {}],
  ] as const)
    expect(isStored(keyOf(path, input), RUTH), path).toBe(false);
});

test('of a long history the first 50 entries are kept', () => {
  const entries = Array.from({ length: 60 }, (_, id) => ({ id }));
  expect(trim({ entries, hasMore: false, nextCursor: 'x' })).toEqual({
    entries: entries.slice(0, 50),
    hasMore: true,
    nextCursor: null,
  });
  expect(trim({ goals: [] })).toEqual({ goals: [] });
});
