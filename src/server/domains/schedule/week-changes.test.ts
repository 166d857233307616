import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { DayOfWeek } from '../../../shared/schedule/schedule-limits.ts';
import type { ScheduleDay } from '../../../shared/schedule.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-03T12:00Z' });
  ruth = await api.member();
  await ruth.post(path(), { scheduleData: [day('monday', 9), day('tuesday', 9)], timezone: 'Europe/London' });
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

type ShownDay = ScheduleDay & { timezone: string };
interface Answer {
  days: ShownDay[];
  present: ShownDay[];
  issues: { path: string[] }[];
}

const path = () => `/api/schedule/${ruth.id}`;
const change = (json: object) => ruth.patch<Answer>(path(), json);
const day = (dayOfWeek: DayOfWeek, ...hours: number[]): ScheduleDay => ({
  dayOfWeek,
  enabled: true,
  timeSlots: hours.map((hour) => ({ hour, minute: 0, type: 'prayer' as const })),
});
const hoursOn = async (dayOfWeek: DayOfWeek) => {
  const { body } = await ruth.get<ShownDay[]>(path());
  return body.find((each) => each.dayOfWeek === dayOfWeek)?.timeSlots.map(({ hour }) => hour);
};
const LONDON = { timezone: 'Europe/London' };

test('changes of different days on two screens are both stored, and other days stay', async () => {
  const first = { scheduleData: [day('monday', 7)], from: { scheduleData: [day('monday', 9)], ...LONDON } };
  const second = { scheduleData: [day('tuesday', 20)], from: { scheduleData: [day('tuesday', 9)], ...LONDON } };
  expect((await change(first)).status).toBe(200);
  const { status, body } = await change(second);
  expect(status).toBe(200);
  expect(body.days.slice(0, 2).map(({ timeSlots }) => timeSlots[0]?.hour)).toEqual([7, 20]);
});

describe('a day that was changed elsewhere', () => {
  test('is not replaced: the answer is 409 with the stored week', async () => {
    await change({ scheduleData: [day('monday', 7)] });
    const { status, body } = await change({
      scheduleData: [day('monday', 20), day('tuesday', 20)],
      from: { scheduleData: [day('monday', 9), day('tuesday', 9)], ...LONDON },
    });
    expect(status).toBe(409);
    expect(body.issues.map((issue) => issue.path)).toEqual([['scheduleData', 'monday']]);
    expect(body.present).toEqual((await ruth.get(path())).body);
    expect([await hoursOn('monday'), await hoursOn('tuesday')]).toEqual([[7], [9]]);
  });

  test('is no conflict when both screens chose the same, in any order', async () => {
    await change({ scheduleData: [day('monday', 7, 20)] });
    const { status } = await change({
      scheduleData: [day('monday', 20, 7)],
      from: { scheduleData: [day('monday', 9)] },
    });
    expect(status).toBe(200);
  });

  test('is replaced by a screen that has loaded it', async () => {
    await change({ scheduleData: [day('monday', 20)], from: { scheduleData: [day('monday', 9)], ...LONDON } });
    expect(await hoursOn('monday')).toEqual([20]);
  });
});

test('times chosen for another zone than the stored one are rejected', async () => {
  await change({ timezone: 'America/New_York' });
  const { status, body } = await change({
    scheduleData: [day('monday', 20)],
    from: { scheduleData: [day('monday', 9)], ...LONDON },
  });
  expect([status, body.issues.map((issue) => issue.path)]).toEqual([409, [['timezone']]]);
  expect(body.present[0]?.timezone).toBe('America/New_York');
  expect(await hoursOn('monday')).toEqual([9]);
});

test('the second of two concurrent saves is rejected instead of overwriting the first', async () => {
  const from = { scheduleData: [day('monday', 9)], ...LONDON };
  const answers = await Promise.all([7, 20].map((hour) => change({ scheduleData: [day('monday', hour)], from })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});

test('saving the whole week still replaces it (product.md §7)', async () => {
  await ruth.post(path(), { scheduleData: [day('friday', 8)], timezone: 'UTC' });
  expect([await hoursOn('monday'), await hoursOn('friday')]).toEqual([[], [8]]);
});
