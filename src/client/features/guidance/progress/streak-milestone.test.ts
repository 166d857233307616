import { expect, test } from 'vitest';
import type { StreakDay } from '../../../../shared/guidance.ts';
import { reachedMilestone } from './streak-milestone.ts';

const weekUntil = (today: StreakDay['state']): StreakDay[] => [
  { localDate: '2027-02-01', state: 'kept' },
  { localDate: '2027-02-02', state: today },
  { localDate: '2027-02-03', state: 'ahead' },
];

test.each([
  [7, 'week'],
  [30, 'month'],
  [365, 'year'],
])('a streak of %i days is marked on the day that it is reached', (streakDays, milestone) => {
  expect(reachedMilestone({ streakDays, week: weekUntil('kept') })).toBe(milestone);
});

test('a milestone is not marked again on the next day while that day is open', () => {
  expect(reachedMilestone({ streakDays: 7, week: weekUntil('open') })).toBeNull();
  expect(reachedMilestone({ streakDays: 7, week: weekUntil('neutral') })).toBeNull();
});

test.each([0, 1, 6, 8, 14, 29, 31, 364, 366])('a streak of %i days is not marked', (streakDays) => {
  expect(reachedMilestone({ streakDays, week: weekUntil('kept') })).toBeNull();
});
