import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readDashboard } from '../../testing/guidance/dashboard.ts';
import { createMember, everyDay, SYSTEM } from '../../testing/members/members.ts';
import { createTestSite, type TestSite } from '../../testing/site.ts';
import { getSchedule } from './service.ts';
import { repairZones } from './zones.ts';

const READ_BY_TEMPORAL_ALONE = 'T00:00[Europe/London]';
const NINE = { hour: 9, minute: 0, type: 'prayer' } as const;

let site: TestSite;
beforeEach(() => {
  site = createTestSite({ now: '2027-03-01T12:00Z' });
});
afterEach(() => site.db.close());

const rowsOf = async (userId: number) => {
  const { userProfiles: p, userSchedules: s, queuedJobs: j } = site.db.tables;
  return {
    profile: await site.db.select().from(p).where(eq(p.userId, userId)),
    week: await site.db.select().from(s).where(eq(s.userId, userId)).orderBy(s.id),
    jobs: await site.db.select().from(j).where(eq(j.userId, userId)).orderBy(j.id),
  };
};
const setZone = async (userId: number, timezone: string, { week = true } = {}) => {
  const { userProfiles: p, userSchedules: s, queuedJobs: j } = site.db.tables;
  await site.db.update(p).set({ timezone }).where(eq(p.userId, userId));
  await site.db.update(j).set({ timezone }).where(eq(j.userId, userId));
  if (week) await site.db.update(s).set({ timezone }).where(eq(s.userId, userId));
};
const zoneOf = async (userId: number) => (await getSchedule(site, SYSTEM, userId))[0]?.timezone;

test.each([READ_BY_TEMPORAL_ALONE, 'Mars/Olympus', ''])(
  'a stored zone %j becomes UTC and all other columns stay unchanged',
  async (zone) => {
    const userId = await createMember(site, { timezone: 'UTC', week: everyDay(NINE) });
    const before = await rowsOf(userId);
    await setZone(userId, zone);
    expect(await repairZones(site)).toBe(1);
    expect(await rowsOf(userId)).toEqual(before);
    expect(before.jobs.length).toBeGreaterThan(0);
    expect(site.logged.map(({ msg, members }) => [msg, members])).toEqual([
      ['stored time zones that are not valid were replaced', 1],
    ]);
  },
);

test('an unknown zone of an earlier week alone is replaced, so that the member’s pages can be counted again', async () => {
  const userId = await createMember(site, { timezone: 'America/New_York', week: everyDay(NINE) });
  const { replacedWeeks } = site.db.tables;
  const heldUntil = new Date(site.clock.now() + 86_400_000);
  await site.db.insert(replacedWeeks).values({ userId, days: everyDay(NINE), timezone: 'Mars/Olympus', heldUntil });
  await expect(readDashboard(site, userId)).rejects.toThrow(RangeError);
  expect(await repairZones(site)).toBe(1);
  const weeks = await site.db.select().from(replacedWeeks).where(eq(replacedWeeks.userId, userId));
  expect(weeks.at(-1)?.timezone).toBe('America/New_York');
  await readDashboard(site, userId);
});

test('a member whose saved week has a valid zone gets that one, and is planned in it', async () => {
  const userId = await createMember(site, { timezone: 'America/New_York', week: everyDay(NINE) });
  const before = await rowsOf(userId);
  await setZone(userId, READ_BY_TEMPORAL_ALONE, { week: false });
  await repairZones(site);
  expect(await zoneOf(userId)).toBe('America/New_York');
  expect(await rowsOf(userId)).toEqual(before);
});

test('a member planned in a removed zone is planned again in UTC', async () => {
  const userId = await createMember(site, { timezone: 'America/New_York', week: everyDay(NINE) });
  await setZone(userId, 'Mars/Olympus');
  await repairZones(site);
  const waiting = (await rowsOf(userId)).jobs.filter(({ status }) => status === 'waiting');
  expect(waiting.map(({ scheduledTime, timezone }) => [scheduledTime.toISOString(), timezone])).toEqual([
    ['2027-03-02T09:00:00.000Z', 'UTC'],
    ['2027-03-03T09:00:00.000Z', 'UTC'],
  ]);
});

test('valid zones stay unchanged, and nothing is logged', async () => {
  for (const timezone of ['UTC', 'Asia/Kolkata', 'Asia/Calcutta', 'Etc/GMT+5']) await createMember(site, { timezone });
  expect(await repairZones(site)).toBe(0);
  expect(site.logged).toEqual([]);
});
