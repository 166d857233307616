import { describe, expect, test } from 'vitest';
import type { DeliveryDay } from '../../../../shared/admin/trends.ts';
import { describeActivity, describeLateness, describeMessages } from './chart-summaries.ts';

const day = (date: string, figures: Partial<DeliveryDay> = {}): DeliveryDay => ({
  ...{ date, sent: 0, failed: 0, notSent: 0, medianSeconds: null, p99Seconds: null },
  ...figures,
});

describe('the sentence about messages', () => {
  test('names the day with the most failures', () => {
    const days = [
      day('2027-03-01', { sent: 40, failed: 1 }),
      day('2027-03-02', { sent: 38, failed: 3, notSent: 2 }),
      day('2027-03-03', { sent: 41, failed: 1 }),
    ];
    expect(describeMessages(days)).toBe(
      '119 of 126 messages were sent. 5 failed, the most on March 2, 2027. 2 were canceled, came too late, or had no confirmed address.',
    );
  });

  test('is shorter if all were sent, and null if none was due', () => {
    expect(describeMessages([day('2027-03-01', { sent: 1_200 })])).toBe('All 1,200 messages were sent.');
    expect(describeMessages([day('2027-03-01', { sent: 1 })])).toBe('The only message in these days was sent.');
    expect(describeMessages([day('2027-03-01', { failed: 1 })])).toBe(
      'The only message in these days wasn’t sent. One failed, on March 1, 2027.',
    );
    expect(describeMessages([day('2027-03-01')])).toBeNull();
  });
});

test('the sentence about lateness names a typical day and the slowest one', () => {
  const days = [
    day('2027-03-01', { sent: 1, medianSeconds: 0.7, p99Seconds: 1.4 }),
    day('2027-03-02'),
    day('2027-03-03', { sent: 1, medianSeconds: 300, p99Seconds: 660 }),
    day('2027-03-04', { sent: 1, medianSeconds: 0.6, p99Seconds: 2 }),
  ];
  expect(describeLateness(days)).toBe(
    'On a typical day, half of the messages go out within 0.7 seconds. The slowest day was March 3, 2027: 99 in 100 messages went out within 11 minutes.',
  );
  expect(describeLateness([day('2027-03-01', { failed: 2 })])).toBeNull();
});

test('the sentence about active members compares last week, this week and the best one', () => {
  const weeks = [
    { monday: '2027-03-01', active: 12 },
    { monday: '2027-03-08', active: 11 },
    { monday: '2027-03-15', active: 6 },
  ];
  expect(describeActivity({ weeks, members: 14 })).toBe(
    'Last week, 11 of 14 members completed something. This week: 6 so far. The best week began on March 1, 2027, with 12.',
  );
  expect(describeActivity({ weeks: weeks.map((week) => ({ ...week, active: 0 })), members: 14 })).toBeNull();
});
