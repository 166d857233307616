import { join } from 'node:path';
import { beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../../../db/engine/sqlite.ts';
import { createApp } from '../app.ts';
import { createBrowser } from '../testing/api.ts';
import { createFakeClock } from '../testing/clock/fake-clock.ts';
import { createMember, everyDay } from '../testing/members/members.ts';
import { buildServer, startServer } from '../testing/process/server-process.ts';
import { createRecordingChannel } from '../testing/providers/recording-channel.ts';
import { startScheduler } from '../testing/queue/queue.ts';
import { createTestSite, type TestSite } from '../testing/site.ts';
import { temporaryFile } from '../testing/temporary-file.ts';
import type { Scheduler } from './scheduler.ts';
import { createSchedulerLease, SCHEDULER_LEASE_MS } from './scheduler-lease.ts';

beforeAll(buildServer, 300_000);

const STANDS_BY =
  'Another process does the scheduling; this one stands by. Send visitors to the other: tabs that are open here get no notifications.';

describe('two processes on one database', () => {
  /** Opens two sites on one file that share a clock. */
  function openTwice(): [TestSite, TestSite] {
    const file = temporaryFile('hesed.db');
    const clock = createFakeClock('2027-03-01T08:00Z');
    const open = () => {
      const site = { ...createTestSite({ file }), clock };
      onTestFinished(() => site.db.close());
      return site;
    };
    return [open(), open()];
  }

  /** Lets the monotonic clock stand still, except by `advance`. */
  function holdPerformanceClock(): { advance: (ms: number) => void } {
    let now = performance.now();
    const held = vi.spyOn(performance, 'now').mockImplementation(() => now);
    onTestFinished(() => held.mockRestore());
    return {
      advance: (ms) => {
        now += ms;
      },
    };
  }

  const readiness = async (site: TestSite, { lastBeat, isStandby }: Scheduler) =>
    createBrowser(createApp(site, { lastBeat, isStandby })).get<{ checks: { scheduler: string } }>('/readyz');

  test('one schedules and sends; the other sends nothing, is ready and reports that it stands by', async () => {
    const [first, second] = openTwice();
    const [sent, unsent] = [createRecordingChannel(), createRecordingChannel()];
    await createMember(first, { week: everyDay({ hour: 9, minute: 0, type: 'prayer' }) });
    const active = await startScheduler(first, [sent]);
    const standby = await startScheduler(second, [unsent]);
    for (const time of ['08:40', '09:00']) {
      await first.clock.turnTo(`2027-03-01T${time}Z`);
      // The active process renews its lease in time.
      await active.beat();
      await standby.beat();
    }
    expect(sent.sent.map(({ kind }) => kind)).toEqual(['verify_email', 'guidance']);
    expect(unsent.sent).toEqual([]);
    expect(await readiness(first, active)).toMatchObject({ status: 200, body: { checks: { scheduler: 'ok' } } });
    expect(await readiness(second, standby)).toMatchObject({
      status: 200,
      body: { ready: true, checks: { heartbeat: 'ok', scheduler: STANDS_BY } },
    });
  });

  test('the other takes over when the first shuts down, and the first stands by when it starts again', async () => {
    const [first, second] = openTwice();
    const active = await startScheduler(first, [createRecordingChannel()]);
    const standby = await startScheduler(second, [createRecordingChannel()]);
    expect([active.isStandby(), standby.isStandby()]).toEqual([false, true]);
    await active.stop();
    await standby.beat();
    expect(standby.isStandby()).toBe(false);
    const back = await startScheduler(first, [createRecordingChannel()]);
    expect(back.isStandby()).toBe(true);
  });

  test('a process that stood still until another took over stops scheduling', async () => {
    const [first, second] = openTwice();
    const email = createRecordingChannel();
    await createMember(first, { week: everyDay({ hour: 9, minute: 0, type: 'prayer' }) });
    const slow = await startScheduler(first, [email]);
    first.clock.jumpTo(first.clock.now() + SCHEDULER_LEASE_MS);
    const quick = await startScheduler(second, [createRecordingChannel()]);
    expect(quick.isStandby()).toBe(false);
    await slow.beat();
    expect(slow.isStandby()).toBe(true);
    await first.clock.turnTo('2027-03-01T09:00:01Z');
    await slow.beat();
    expect(email.sent.map(({ kind }) => kind)).toEqual(['verify_email']);
  });

  test('the lease lasts 15 seconds from its last renewal, and only one of two that ask at once gets it', async () => {
    const [first, second] = openTwice();
    const [one, other] = [createSchedulerLease(first), createSchedulerLease(second)];
    expect(await Promise.all([one.acquire(), other.acquire()])).toEqual([true, false]);
    first.clock.jumpTo(first.clock.now() + SCHEDULER_LEASE_MS - 1);
    expect([await other.acquire(), await one.acquire()]).toEqual([false, true]);
    first.clock.jumpTo(first.clock.now() + SCHEDULER_LEASE_MS - 1);
    expect(await other.acquire()).toBe(false);
    first.clock.jumpTo(first.clock.now() + 1);
    expect([await other.acquire(), await one.acquire()]).toEqual([true, false]);
    await one.release();
    expect(await one.acquire(), 'only the holder can end a lease').toBe(false);
    expect([first, second].map(({ observed }) => observed.killedBefore)).toEqual([false, true]);
    await other.release();
    first.observed.killedBefore = false;
    expect(await one.acquire(), 'a released lease is free at once').toBe(true);
    expect(first.observed.killedBefore, 'the other released it').toBe(false);
  });

  test('the lease of a process that was killed while the clock was ahead ends when the clock is set right', async () => {
    const [first, second] = openTwice();
    const right = first.clock.now();
    first.clock.jumpTo('2028-03-01T08:00Z');
    await createSchedulerLease(first).acquire();
    first.clock.jumpTo(right);
    const monotonic = holdPerformanceClock();
    const scheduler = await startScheduler(second, [createRecordingChannel()]);
    monotonic.advance(SCHEDULER_LEASE_MS - 1);
    await scheduler.beat();
    expect([scheduler.isStandby(), second.observed.killedBefore]).toEqual([true, false]);
    monotonic.advance(1);
    await scheduler.beat();
    expect([scheduler.isStandby(), second.observed.killedBefore]).toEqual([false, true]);
  });

  test('a clock that is set back takes no lease from a living process, and no kill is reported', async () => {
    const [first, second] = openTwice();
    const monotonic = holdPerformanceClock();
    const active = await startScheduler(first, [createRecordingChannel()]);
    const standby = await startScheduler(second, [createRecordingChannel()]);
    first.clock.jumpTo(first.clock.now() - 3_600_000);
    // The standby asks every second, the holder renews every five.
    for (let second = 1; second <= 30; second += 1) {
      monotonic.advance(1_000);
      await standby.beat();
      if (second % 5 === 0) await active.beat();
    }
    expect([active.isStandby(), standby.isStandby()]).toEqual([false, true]);
    expect([first, second].map(({ observed }) => observed.killedBefore)).toEqual([false, false]);
  });

  test('a clock that is set back by less than a lease takes no lease away', async () => {
    const [first, second] = openTwice();
    await createSchedulerLease(first).acquire();
    first.clock.jumpTo(first.clock.now() - SCHEDULER_LEASE_MS);
    expect(await createSchedulerLease(second).acquire()).toBe(false);
  });
});

test('a process takes over from a killed one, and another takes over when it stops', {
  timeout: 120_000,
}, async () => {
  const DATA_DIR = temporaryFile('data');
  const start = async () => {
    const server = startServer({ env: { DATA_DIR } });
    const url = await server.listening;
    const scheduler = async () => (await (await fetch(`${url}/readyz`)).json()).checks.scheduler as string;
    return { ...server, scheduler };
  };
  const first = await start();
  expect(await first.scheduler()).toBe('ok');
  const second = await start();
  expect(await second.scheduler()).toBe(STANDS_BY);
  first.child.kill('SIGKILL');
  await first.ended;
  // The lease that it left behind ends now, so that nobody waits 15 seconds for it.
  const db = openDatabase(join(DATA_DIR, 'hesed.db'));
  const left = await db
    .update(db.tables.schedulerLease)
    .set({ expiresAt: new Date(0) })
    .returning();
  db.close();
  expect(left, 'nobody has released it').toHaveLength(1);
  await second.logs('this process does the scheduling now');
  expect(await second.scheduler()).toBe('ok');
  const third = await start();
  expect(await third.scheduler()).toBe(STANDS_BY);
  second.child.kill('SIGTERM');
  await third.logs('this process does the scheduling now');
  expect([await second.ended, await third.scheduler()]).toEqual([0, 'ok']);
});
