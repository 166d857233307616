import { describe, expect, test } from 'vitest';
import { cleanUp } from '../../../scheduler/jobs/housekeeping.ts';
import { addMembers, readDeliveries, readEntries, readJobs } from '../../../testing/queue/queue.ts';
import { createTestSite, type TestSite } from '../../../testing/site.ts';
import { type DeliveryOutcome, statusOf } from '../prepared/service.ts';
import { deleteOldJobs, queueStats } from './service.ts';

const DAY = 86_400_000;
const NOW = Date.parse('2027-03-01T08:00Z');

describe('a job ends (D22)', () => {
  test.each<[string, [DeliveryOutcome['channel'], DeliveryOutcome['status']][], string | null]>([
    [
      'not while a delivery is still to come',
      [
        ['app', 'sent'],
        ['email', 'pending'],
      ],
      null,
    ],
    [
      'not while one is under way',
      [
        ['app', 'sent'],
        ['email', 'sending'],
      ],
      null,
    ],
    [
      'not while the app waits for its slot',
      [
        ['app', 'pending'],
        ['email', 'cancelled'],
      ],
      null,
    ],
    [
      'completed when one arrived',
      [
        ['app', 'sent'],
        ['email', 'sent'],
        ['sms', 'failed'],
      ],
      'completed',
    ],
    [
      'completed when one arrived and another is not known',
      [
        ['app', 'sent'],
        ['email', 'sent'],
        ['sms', 'unknown'],
      ],
      'completed',
    ],
    ['completed when only the app was due', [['app', 'sent']], 'completed'],
    [
      'completed when all others were cancelled',
      [
        ['app', 'sent'],
        ['email', 'cancelled'],
      ],
      'completed',
    ],
    [
      'completed when all others were held back',
      [
        ['app', 'sent'],
        ['email', 'suppressed'],
      ],
      'completed',
    ],
    [
      'failed when every channel failed',
      [
        ['app', 'sent'],
        ['email', 'failed'],
        ['sms', 'failed'],
      ],
      'failed',
    ],
    [
      'failed when the only one is not known',
      [
        ['app', 'sent'],
        ['sms', 'unknown'],
      ],
      'failed',
    ],
    [
      'skipped when it was missed',
      [
        ['app', 'skipped'],
        ['email', 'skipped'],
      ],
      'skipped',
    ],
    [
      'cancelled when all of it was',
      [
        ['app', 'cancelled'],
        ['email', 'cancelled'],
      ],
      'cancelled',
    ],
  ])('%s', (_what, outcomes, status) => {
    const result = statusOf(outcomes.map(([channel, each]) => ({ channel, status: each, errorCode: `why_${each}` })));
    expect(result?.status ?? null).toBe(status);
    if (status === 'failed' || status === 'skipped') expect(result?.reason).toMatch(/^why_/);
    else expect(result?.reason ?? null).toBeNull();
  });
});

test('the statistics count every state, and the total leaves out only cancelled jobs', async () => {
  const site = createTestSite();
  expect(await queueStats(site)).toEqual({ waiting: 0, processing: 0, completed: 0, failed: 0, totalScheduled: 0 });
  const states = { waiting: 3, processing: 2, completed: 5, failed: 1, skipped: 4, cancelled: 7 } as const;
  for (const [status, count] of Object.entries(states))
    await addJobs(site, count, { status: status as keyof typeof states, scheduledTime: NOW });
  expect(await queueStats(site)).toEqual({ waiting: 3, processing: 2, completed: 5, failed: 1, totalScheduled: 15 });
});

describe('ended jobs are kept for ninety days (D22)', () => {
  test('to the millisecond, together with their deliveries', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const [old] = await addJobs(site, 1, {
      status: 'completed',
      scheduledTime: NOW - 90 * DAY - 1,
      withDelivery: true,
    });
    const [kept] = await addJobs(site, 1, { status: 'completed', scheduledTime: NOW - 90 * DAY, withDelivery: true });
    await cleanUp(site);
    expect((await readJobs(site)).map(({ id }) => id)).toEqual([kept]);
    expect((await readDeliveries(site)).map(({ jobId }) => jobId)).toEqual([kept]);
    expect(old).not.toBe(kept);
  });

  test('while their guidance is kept for good', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    await addJobs(site, 1, { status: 'completed', scheduledTime: NOW - 400 * DAY, withEntry: true });
    await cleanUp(site);
    expect(await readJobs(site)).toEqual([]);
    expect((await readEntries(site)).map(({ jobId }) => jobId)).toEqual([null]);
  });

  test('but an unfinished job is never deleted', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    await addJobs(site, 1, { status: 'waiting', scheduledTime: NOW - 91 * DAY, runAt: NOW - 91 * DAY });
    await deleteOldJobs(site);
    expect(await readJobs(site)).toHaveLength(1);
  });

  test('however many there are', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    await addJobs(site, 1_250, { status: 'cancelled', scheduledTime: NOW - 91 * DAY });
    await addJobs(site, 3, { status: 'cancelled', scheduledTime: NOW - 89 * DAY });
    await deleteOldJobs(site);
    expect(await readJobs(site)).toHaveLength(3);
  });
});

let added = 0;

async function addJobs(
  site: TestSite,
  count: number,
  {
    status,
    scheduledTime,
    runAt,
    withDelivery,
    withEntry,
  }: {
    status: 'waiting' | 'processing' | 'completed' | 'failed' | 'skipped' | 'cancelled';
    scheduledTime: number;
    runAt?: number;
    withDelivery?: boolean;
    withEntry?: boolean;
  },
): Promise<number[]> {
  const { queuedJobs, deliveries, guidanceEntries } = site.db.tables;
  const [userId] = addMembers(site, 1) as [number];
  const due = new Date(scheduledTime);
  const rows = Array.from({ length: count }, () => {
    added += 1;
    return {
      jobId: `test:${added}`,
      userId,
      contentType: 'prayer' as const,
      scheduledTime: due,
      executionTime: due,
      status,
      dayOfWeek: 'monday',
      timeSlotId: 'monday-0900-prayer',
      localDate: '2026-11-30',
      timezone: 'UTC',
      runAt: runAt === undefined ? null : new Date(runAt),
    };
  });
  const jobs = await site.db.insert(queuedJobs).values(rows).returning({ id: queuedJobs.id });
  const ids = jobs.map(({ id }) => id);
  for (const jobId of ids) {
    if (withDelivery)
      await site.db.insert(deliveries).values({ jobId, userId, kind: 'guidance', channel: 'email', dueAt: due });
    if (withEntry)
      await site.db.insert(guidanceEntries).values({
        jobId,
        userId,
        title: 'A title',
        content: 'Some words',
        contentType: 'prayer',
        concept: 'Covenant Friendship',
        localDate: '2026-11-30',
        availableAt: due,
      });
  }
  return ids;
}
