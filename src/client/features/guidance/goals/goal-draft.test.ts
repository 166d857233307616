import { expect, test } from 'vitest';
import { findCollisions, mergeValues, toGoalChange } from './goal-draft.ts';

const BASE = { title: 'Write to Anna', description: 'Each month', targetDate: '', target: '12' };
const MINE = { ...BASE, title: 'Write to Naomi', target: '6' };
const THEIRS = { ...BASE, title: 'Write to Orpah', description: 'Each week' };

test('only the changed fields are sent, with their previous values', () => {
  expect(toGoalChange(BASE, MINE)).toEqual({
    title: 'Write to Naomi',
    target: 6,
    from: { title: 'Write to Anna', target: 12 },
  });
});

test('a field collides only when it was changed both here and elsewhere', () => {
  expect(findCollisions(BASE, THEIRS, MINE)).toEqual([
    { name: 'title', theirs: 'Write to Orpah', mine: 'Write to Naomi' },
  ]);
});

test('merging keeps the changes of both sides to fields that do not collide', () => {
  expect(mergeValues(BASE, THEIRS, MINE, 'mine')).toEqual({ ...THEIRS, title: 'Write to Naomi', target: '6' });
  expect(mergeValues(BASE, THEIRS, MINE, 'theirs')).toEqual({ ...THEIRS, target: '6' });
});
