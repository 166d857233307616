import { describe, expect, test } from 'vitest';
import type { TimeSlot } from '../../shared/schedule.ts';
import { saveSchedule } from '../domains/schedule/service.ts';
import { composeFromLibrary } from '../testing/guidance/compose.ts';
import { createMember, everyDay, SYSTEM } from '../testing/members/members.ts';
import { createRecordingChannel } from '../testing/providers/recording-channel.ts';
import {
  addMembers,
  describeJobs,
  guidanceOn,
  readDeliveries,
  readEntries,
  readJobs,
  startScheduler,
} from '../testing/queue/queue.ts';
import { createTestScheduler } from '../testing/queue/scheduler.ts';
import { createTestSite, type TestSite } from '../testing/site.ts';
import { temporaryFile } from '../testing/temporary-file.ts';
import { dueJobs, LEASE_MS } from './claim.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const NINE: TimeSlot = { hour: 9, minute: 0, type: 'prayer' };
const AT_NINE = Date.parse('2027-03-01T09:00Z');

describe('two processes on one file (S9)', () => {
  test('send every message once in total', async () => {
    const { first, second } = openTwice();
    const members = addMembers(first, 48);
    for (const userId of members)
      await saveSchedule(first, SYSTEM, userId, { scheduleData: everyDay(NINE), timezone: 'UTC' });
    const [here, there] = [createRecordingChannel(), createRecordingChannel()];
    // Both yield in the middle of every send, so that their work interleaves.
    for (const channel of [here, there]) yieldWhileSending(channel);
    const schedulers = [createTestScheduler(first, [here]), createTestScheduler(second, [there])];
    for (const instant of [Date.parse('2027-03-01T08:40Z'), AT_NINE]) {
      for (const site of [first, second]) site.clock.jumpTo(instant);
      await Promise.all(schedulers.map((scheduler) => scheduler.beat()));
    }
    const sent = [...guidanceOn(here), ...guidanceOn(there)];
    expect(sent).toHaveLength(48);
    expect(new Set(sent.map(({ to }) => to.address)).size).toBe(48);
    expect(guidanceOn(here).length).toBeGreaterThan(0);
    expect(guidanceOn(there).length).toBeGreaterThan(0);
    expect(await readEntries(first)).toHaveLength(48);
    expect(new Set((await readJobs(second)).slice(0, 48).map(({ status }) => status))).toEqual(new Set(['completed']));
  });

  test('never claim the same row', async () => {
    const { first, second } = openTwice();
    for (const userId of addMembers(first, 90))
      await saveSchedule(first, SYSTEM, userId, { scheduleData: everyDay(NINE), timezone: 'UTC' });
    const claims = await Promise.all(
      Array.from({ length: 12 }, (_, index) => dueJobs((index % 2 ? first : second).db).claim(AT_NINE, 10)),
    );
    const ids = claims.flat().map(({ id }) => id);
    expect(ids).toHaveLength(90);
    expect(new Set(ids).size).toBe(90);
  });

  test('see each other’s new slots within a minute', async () => {
    const { first, second } = openTwice();
    const there = createRecordingChannel();
    const userId = await createMember(first, { onboarded: true });
    await startScheduler(second, [there]);
    await second.clock.turnTo('2027-03-01T08:10:30Z');
    first.clock.jumpTo('2027-03-01T08:10:30Z');
    await saveSchedule(first, SYSTEM, userId, {
      scheduleData: everyDay({ hour: 8, minute: 12, type: 'do' }),
      timezone: 'UTC',
    });
    await second.clock.turnTo('2027-03-01T08:12Z');
    expect(guidanceOn(there)).toHaveLength(1);
  });
});

describe('a lease', () => {
  test('is kept for as long as a send takes, and no other process sends the message', async () => {
    const { first, second } = openTwice();
    const [here, there] = [createRecordingChannel(), createRecordingChannel()];
    const answer = Promise.withResolvers<void>();
    await createMember(first, { week: everyDay(NINE) });
    await startScheduler(first, [here]);
    await startScheduler(second, [there]);
    await first.clock.turnTo(AT_NINE - 1);
    here.next.push(answer.promise);
    await first.clock.turnTo(AT_NINE);
    // The other process is always slightly ahead, ready to claim when a lease ends.
    for (let step = 1; step <= 60; step += 1) {
      await second.clock.turnTo(AT_NINE + step * 5 * SECOND);
      await first.clock.turnTo(AT_NINE + step * 5 * SECOND);
    }
    expect(guidanceOn(there)).toEqual([]);
    answer.resolve();
    await first.clock.advance(1);
    expect(guidanceOn(here)).toHaveLength(1);
    expect((await readDeliveries(second, 'email'))[0]).toMatchObject({ status: 'sent', attempts: 1 });
  });

  test('is kept for as long as guidance takes to be written, and no other process writes it', async () => {
    const { first, second } = openTwice();
    let made = 0;
    const answer = Promise.withResolvers<void>();
    await createMember(first, { week: everyDay(NINE) });
    await startScheduler(first, [createRecordingChannel()], async (...request) => {
      made += 1;
      await answer.promise;
      return composeFromLibrary(...request);
    });
    await first.clock.turnTo('2027-03-01T08:40Z');
    await startScheduler(second, [createRecordingChannel()], async (...request) => {
      made += 1;
      return composeFromLibrary(...request);
    });
    for (let minute = 0; minute < 10; minute += 1) {
      await first.clock.advance(MINUTE);
      await second.clock.turnTo(first.clock.now());
    }
    expect(made).toBe(1);
    answer.resolve();
    await first.clock.advance(1);
    expect(await readEntries(second)).toHaveLength(1);
  });

  test.each(['prepare', 'send'] as const)(
    'of a vanished holder is taken over after thirty seconds and not earlier: %s',
    async (what) => {
      const { first, second } = openTwice();
      const there = createRecordingChannel();
      const begun = await holdAndVanish(first, what);
      second.clock.jumpTo(begun);
      await startScheduler(second, [there]);
      await second.clock.turnTo(begun + LEASE_MS - 1);
      const untouched = what === 'send' ? guidanceOn(there) : await readEntries(second);
      expect(untouched).toEqual([]);
      await second.clock.turnTo(Math.max(begun + LEASE_MS, AT_NINE));
      expect(guidanceOn(there)).toHaveLength(1);
      expect(LEASE_MS).toBe(30_000);
    },
  );

  test('that was taken over rejects the late holder’s outcome', async () => {
    const { first, second } = openTwice();
    const [here, there] = [createRecordingChannel(), createRecordingChannel()];
    await createMember(first, { week: everyDay(NINE) });
    const answer = Promise.withResolvers<void>();
    await startScheduler(first, [here]);
    await first.clock.turnTo(AT_NINE - 1);
    here.next.push(answer.promise);
    await first.clock.turnTo(AT_NINE);
    // The first process stands still: the test does not advance its clock, so it renews nothing.
    second.clock.jumpTo(AT_NINE + LEASE_MS);
    const taken = Promise.withResolvers<void>();
    there.next.push(taken.promise);
    await startSlowly(second, there);
    const [held] = await readDeliveries(second, 'email');
    expect(held).toMatchObject({ status: 'sending', attempts: 2 });
    answer.resolve();
    await first.clock.advance(1);
    expect(guidanceOn(here), 'the late holder has sent').toHaveLength(1);
    expect((await readDeliveries(second, 'email'))[0]).toEqual(held);
    expect((await describeJobs(second))[0]).toContain('processing');
    taken.resolve();
    await second.clock.advance(1);
    expect((await readDeliveries(second, 'email'))[0]).toMatchObject({ status: 'sent', attempts: 2 });
    expect(guidanceOn(here)[0]?.id).toBe(guidanceOn(there)[0]?.id);
  });

  test('that was taken over keeps nothing of the late holder’s entry', async () => {
    const { first, second } = openTwice();
    await createMember(first, { week: everyDay(NINE) });
    const answer = Promise.withResolvers<void>();
    await startScheduler(first, [createRecordingChannel()], async (...request) => {
      await answer.promise;
      return { ...(await composeFromLibrary(...request)), title: 'From the late one' };
    });
    await first.clock.turnTo('2027-03-01T08:40Z');
    second.clock.jumpTo(first.clock.now() + LEASE_MS + 10 * SECOND);
    await startScheduler(second, [createRecordingChannel()]);
    expect(await readEntries(second)).toHaveLength(1);
    answer.resolve();
    await first.clock.advance(1);
    expect((await readEntries(second)).map(({ title }) => title)).not.toContain('From the late one');
    expect(await readDeliveries(second)).toHaveLength(2);
  });

  test('that was taken over rejects the late holder’s entry while the new one is still being written', async () => {
    const { first, second } = openTwice();
    await createMember(first, { week: everyDay(NINE) });
    const [early, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    await startScheduler(first, [createRecordingChannel()], async (...request) => {
      await late.promise;
      return { ...(await composeFromLibrary(...request)), title: 'From the late one' };
    });
    await first.clock.turnTo('2027-03-01T08:40Z');
    second.clock.jumpTo(first.clock.now() + LEASE_MS + 10 * SECOND);
    const scheduler = createTestScheduler(second, [createRecordingChannel()], async (...request) => {
      await early.promise;
      return composeFromLibrary(...request);
    });
    await scheduler.start();
    await second.clock.advance(1);
    late.resolve();
    await first.clock.advance(1);
    expect(await readEntries(second)).toEqual([]);
    expect((await readJobs(second))[0]).toMatchObject({ status: 'processing', attempts: 2 });
    early.resolve();
    await scheduler.stop();
    expect(await readEntries(second)).toHaveLength(1);
  });

  test('that was taken over is not renewed by the late holder', async () => {
    const { first, second } = openTwice();
    const here = createRecordingChannel();
    await createMember(first, { week: everyDay(NINE) });
    await startScheduler(first, [here]);
    await first.clock.turnTo(AT_NINE - 1);
    const answer = Promise.withResolvers<void>();
    here.next.push(answer.promise);
    await first.clock.turnTo(AT_NINE);
    // The second process takes the row over and vanishes too, while the first still works on it.
    const there = createRecordingChannel();
    there.next.push(new Promise<void>(() => {}));
    second.clock.jumpTo(AT_NINE + LEASE_MS);
    await startSlowly(second, there);
    first.clock.jumpTo(AT_NINE + LEASE_MS);
    await first.clock.turnTo(AT_NINE + 2 * LEASE_MS - 1);
    expect((await readDeliveries(first, 'email'))[0]).toMatchObject({ status: 'sending', attempts: 2 });
    await first.clock.turnTo(AT_NINE + 2 * LEASE_MS + SECOND);
    expect((await readDeliveries(first, 'email'))[0]).toMatchObject({ status: 'sent', attempts: 3 });
    answer.resolve();
  });
});

describe('stopping', () => {
  test('waits for running work and stores its outcome', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    const answer = Promise.withResolvers<void>();
    await createMember(site, { week: everyDay(NINE) });
    const scheduler = await startScheduler(site, [email]);
    await site.clock.turnTo(AT_NINE - 1);
    email.next.push(answer.promise);
    await site.clock.turnTo(AT_NINE);
    let stopped = false;
    const stopping = scheduler.stop().then(() => {
      stopped = true;
    });
    await site.clock.advance(SECOND);
    expect(stopped).toBe(false);
    answer.resolve();
    await stopping;
    expect((await readDeliveries(site, 'email'))[0]).toMatchObject({ status: 'sent' });
    expect((await describeJobs(site))[0]).toContain('completed');
  });

  test('aborts a hanging send after 5 s, also when the clock is set back by an hour', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    const scheduler = await startScheduler(site, [email]);
    await site.clock.turnTo(AT_NINE - 1);
    const answer = Promise.withResolvers<void>();
    email.next.push(answer.promise);
    await site.clock.turnTo(AT_NINE);
    const stopping = scheduler.stop();
    await site.clock.advance(1);
    site.clock.jumpTo(AT_NINE - 3600 * SECOND);
    await site.clock.advance(5 * SECOND - 2);
    expect(site.providerAbort.signal.aborted).toBe(false);
    await site.clock.advance(1);
    expect(site.providerAbort.signal.aborted).toBe(true);
    answer.resolve();
    await stopping;
  });

  test('is final: the next process that starts handles a later slot', async () => {
    const site = createTestSite({ now: '2027-03-01T08:00Z' });
    const email = createRecordingChannel();
    await createMember(site, { week: everyDay(NINE) });
    const scheduler = await startScheduler(site, [email]);
    await scheduler.stop();
    await site.clock.turnTo('2027-03-01T09:10Z');
    expect(await readEntries(site)).toEqual([]);
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T09:13Z');
    expect(guidanceOn(email)).toHaveLength(1);
  });

  test('twice has the same effect as once', async () => {
    const site = createTestSite();
    const scheduler = await startScheduler(site, []);
    await Promise.all([scheduler.stop(), scheduler.stop()]);
    await scheduler.stop();
  });
});

/** Opens two sites on one file, as two processes do: they share only the rows. */
function openTwice(): { first: TestSite; second: TestSite } {
  const file = temporaryFile('shared.db');
  const now = '2027-03-01T08:00Z';
  return { first: createTestSite({ now, file }), second: createTestSite({ now, file }) };
}

/** Claims a row in a process that then stops for good; returns the instant of the claim. */
async function holdAndVanish(site: TestSite, what: 'prepare' | 'send'): Promise<number> {
  await createMember(site, { week: everyDay(NINE) });
  const never = new Promise<never>(() => {});
  const email = createRecordingChannel();
  const scheduler = createTestScheduler(site, [email], what === 'prepare' ? () => never : undefined);
  await scheduler.start();
  await site.clock.advance(1);
  if (what === 'send') email.next.push(never);
  const [job] = await readJobs(site);
  const begun = what === 'send' ? AT_NINE : Number(job?.runAt);
  await site.clock.turnTo(begun);
  // The test does not advance this clock any more, so no lease is renewed.
  return begun;
}

/** Starts a scheduler whose first send hangs, without waiting for due work. */
async function startSlowly(site: TestSite, channel: ReturnType<typeof createRecordingChannel>): Promise<void> {
  const scheduler = createTestScheduler(site, [channel]);
  await scheduler.start();
  await site.clock.advance(1);
}

function yieldWhileSending(channel: ReturnType<typeof createRecordingChannel>): void {
  const send = channel.send.bind(channel);
  channel.send = async (message) => {
    await new Promise((resolve) => setImmediate(resolve));
    return send(message);
  };
}
