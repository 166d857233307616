import { asc } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { telegram } from '../../../../shared/channels/telegram.ts';
import { LEASE_MS } from '../../../scheduler/claim.ts';
import { createMember } from '../../../testing/members/members.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { createTestScheduler } from '../../../testing/queue/scheduler.ts';
import { createTestSite, type TestSite } from '../../../testing/site.ts';
import { callWithinRate, type EndOfCall } from './send-rate.ts';

const SECOND = 1_000;
const NEVER = new AbortController().signal;

/** Calls in turn that take some time, with the instants at which they begin and reach the provider. */
function createCalls(site: TestSite, takesMs: (call: number) => number = () => 0) {
  const calls = {
    begun: [] as number[],
    arrived: [] as number[],
    ended: [] as EndOfCall<number>[],
    make(channel: AlertMethod, address: string, signal = NEVER, mayBegin = async () => true): void {
      const call = async () => {
        const number = calls.begun.push(site.clock.now());
        const takes = takesMs(number);
        // The message arrives somewhere between the beginning and the answer.
        await after(site, (takes * (number % 10)) / 10);
        calls.arrived.push(site.clock.now());
        await after(site, takes - (takes * (number % 10)) / 10);
        return number;
      };
      void callWithinRate(site, { channel, address }, { mayBegin, call }, signal).then((end) => calls.ended.push(end));
    },
  };
  return calls;
}

function after(site: TestSite, ms: number): Promise<void> {
  return new Promise((resolve) => site.clock.after(ms, resolve));
}

/** The most instants within any one second. */
function maxPerSecond(instants: readonly number[]): number {
  return Math.max(...instants.map((from) => instants.filter((at) => at >= from && at < from + SECOND).length));
}

describe('the rate of a channel for the whole site (C29)', () => {
  const rate = telegram.limits.perSecond.site;

  test.each([
    ['at once', () => 0],
    ['after 80 ms', () => 80],
    ['after different times', (call: number) => (call * 37) % 450],
  ])(
    'is kept in any second, also after the process stood still, while the provider answers %s',
    async (_how, takes) => {
      const site = createTestSite();
      const calls = createCalls(site, takes);
      for (let chat = 1; chat <= 100; chat += 1) calls.make('telegram', `chat-${chat}`);
      // It stands still with no call made, with calls on their way, and with places about to become free.
      for (const run of [0, 0, 40, 0, 700, 250]) {
        site.clock.stall(5 * SECOND);
        await site.clock.advance(run);
      }
      await site.clock.advance(10 * SECOND);
      expect(calls.begun).toHaveLength(100);
      expect(maxPerSecond(calls.begun)).toBeLessThanOrEqual(rate);
      expect(maxPerSecond(calls.arrived)).toBeLessThanOrEqual(rate);
    },
  );

  test('is used in full when the process runs freely', async () => {
    const site = createTestSite();
    const calls = createCalls(site);
    for (let chat = 1; chat <= 100; chat += 1) calls.make('telegram', `chat-${chat}`);
    await site.clock.advance(3 * SECOND);
    expect(calls.begun).toHaveLength(100);
    expect(maxPerSecond(calls.begun)).toBe(rate);
  });

  test('goes on a second after the clock was set back by an hour', async () => {
    const site = createTestSite();
    const calls = createCalls(site);
    for (let chat = 1; chat <= 26; chat += 1) calls.make('telegram', `chat-${chat}`);
    await site.clock.advance(1);
    expect(calls.begun).toHaveLength(25);
    site.clock.jumpTo(site.clock.now() - 3_600_000);
    await site.clock.advance(SECOND);
    expect(calls.begun).toHaveLength(26);
  });

  test('leaves channels without one alone', async () => {
    const site = createTestSite();
    const calls = createCalls(site);
    for (let number = 1; number <= 100; number += 1) calls.make('email', 'ruth@parish.example');
    await site.clock.advance(0);
    expect(calls.begun).toHaveLength(100);
  });
});

describe('the rate of one address (C29, C32)', () => {
  test.each(['telegram', 'slack'] as const)(
    'on %s is kept, also after a stall, and holds up no other',
    async (channel) => {
      const site = createTestSite();
      const [one, other] = [createCalls(site, () => 80), createCalls(site, () => 80)];
      for (let number = 1; number <= 8; number += 1) one.make(channel, 'one');
      other.make(channel, 'other');
      await site.clock.advance(500);
      expect([one.begun.length, other.begun.length]).toEqual([1, 1]);
      site.clock.stall(5 * SECOND);
      await site.clock.advance(100);
      site.clock.stall(5 * SECOND);
      await site.clock.advance(10 * SECOND);
      expect(one.begun).toHaveLength(8);
      expect(maxPerSecond(one.begun)).toBe(1);
      expect(maxPerSecond(one.arrived)).toBe(1);
    },
  );
});

describe('a call that waits for its turn', () => {
  test('is not made after it was aborted, and the next takes its turn', async () => {
    const site = createTestSite();
    const calls = createCalls(site);
    const stopping = new AbortController();
    calls.make('slack', 'one');
    calls.make('slack', 'one', stopping.signal);
    calls.make('slack', 'one');
    await site.clock.advance(500);
    stopping.abort();
    await site.clock.advance(0);
    expect(calls.ended).toEqual([{ kind: 'ended', result: 1 }, { kind: 'not_begun' }]);
    await site.clock.advance(500);
    expect(calls.ended.at(-1)).toEqual({ kind: 'ended', result: 2 });
    expect(calls.begun).toHaveLength(2);
  });

  test('is not made where it may not begin any more, and takes no turn', async () => {
    const site = createTestSite();
    const calls = createCalls(site);
    calls.make('slack', 'one', NEVER, async () => false);
    calls.make('slack', 'one');
    await site.clock.advance(0);
    expect(calls.ended).toEqual([{ kind: 'not_begun' }, { kind: 'ended', result: 1 }]);
  });

  test('is not made where its wait was given up while it asked whether it may begin', async () => {
    const site = createTestSite();
    const calls = createCalls(site);
    const stopping = new AbortController();
    calls.make('slack', 'one', stopping.signal, async () => {
      stopping.abort();
      return true;
    });
    await site.clock.advance(0);
    expect(calls.ended).toEqual([{ kind: 'not_begun' }]);
    expect(calls.begun).toEqual([]);
  });

  test('is told when it throws, and its turn ends', async () => {
    const site = createTestSite();
    const calls = createCalls(site);
    const failing = callWithinRate(
      site,
      { channel: 'slack', address: 'one' },
      { call: () => Promise.reject(new Error('disk full')) },
      NEVER,
    );
    await expect(failing).rejects.toThrow('disk full');
    calls.make('slack', 'one');
    await site.clock.advance(SECOND);
    expect(calls.begun).toHaveLength(1);
  });
});

describe('deliveries that wait for their turn (S7)', () => {
  /** A site with a message due to each of some chats, or with several to one. */
  async function createDue({ chats, each }: { chats: number; each: number }) {
    const site = createTestSite({ now: '2027-03-01T09:00Z' });
    const { alertAddresses, deliveries } = site.db.tables;
    const due = new Date(site.clock.now());
    for (let chat = 1; chat <= chats; chat += 1) {
      const userId = await createMember(site);
      const address = { userId, channel: 'telegram' as const, address: `chat-${chat}`, verifiedAt: due };
      await site.db.insert(alertAddresses).values(address);
      const row = { userId, kind: 'test', channel: 'telegram', dueAt: due, runAt: due, createdAt: due } as const;
      await site.db.insert(deliveries).values(Array.from({ length: each }, () => row));
    }
    const rows = async () =>
      (await site.db.select().from(deliveries).orderBy(asc(deliveries.id))).filter(({ kind }) => kind === 'test');
    return { site, rows };
  }

  test('go at the rate of the site, each once, after the process stood still', async () => {
    const { site, rows } = await createDue({ chats: 60, each: 1 });
    const bot = createRecordingChannel('telegram');
    const calls: number[] = [];
    const { send } = bot;
    bot.send = (message) => {
      calls.push(site.clock.now());
      return send(message);
    };
    const scheduler = createTestScheduler(site, [bot]);
    await scheduler.start();
    const beat = scheduler.beat();
    for (let round = 0; round < 3; round += 1) {
      await site.clock.advance(300);
      site.clock.stall(5 * SECOND);
    }
    await site.clock.advance(5 * SECOND);
    await beat;
    expect(bot.sent).toHaveLength(60);
    expect(new Set(bot.sent.map(({ id }) => id)).size).toBe(60);
    expect(maxPerSecond(calls)).toBeLessThanOrEqual(25);
    expect((await rows()).map(({ status }) => status)).toEqual(Array(60).fill('sent'));
    await scheduler.stop();
  });

  test('are not marked as under way before their turn, and a shutdown leaves them for the next process', async () => {
    const { site, rows } = await createDue({ chats: 1, each: 5 });
    const bot = createRecordingChannel('telegram');
    const scheduler = createTestScheduler(site, [bot]);
    await scheduler.start();
    const beat = scheduler.beat();
    await site.clock.advance(1_500);
    expect(bot.sent).toHaveLength(2);
    expect((await rows()).map(({ status, attempts }) => [status, attempts])).toEqual([
      ...Array(2).fill(['sent', 1]),
      ...Array(3).fill(['pending', 0]),
    ]);
    site.providerAbort.abort();
    await scheduler.stop();
    await beat;
    expect((await rows()).map(({ status, attempts }) => [status, attempts]).slice(2)).toEqual(
      Array(3).fill(['pending', 0]),
    );
    site.providerAbort = new AbortController();
    const next = createTestScheduler(site, [bot]);
    await next.start();
    await site.clock.advance(5 * SECOND);
    expect(bot.sent).toHaveLength(5);
    expect(new Set(bot.sent.map(({ id }) => id)).size).toBe(5);
    await next.stop();
  });

  test('to one busy address hold up no other, and all of them arrive', async () => {
    const { site, rows } = await createDue({ chats: 2, each: 40 });
    const bot = createRecordingChannel('telegram');
    const scheduler = createTestScheduler(site, [bot]);
    await scheduler.start();
    await site.clock.advance(1_500);
    // The rows of the first chat came first, and were more than the places of the lane.
    expect(new Set(bot.sent.map(({ to }) => to.address)).size).toBe(2);
    await site.clock.advance(60 * SECOND);
    expect(bot.sent).toHaveLength(80);
    expect(new Set(bot.sent.map(({ id }) => id)).size).toBe(80);
    expect((await rows()).map(({ status, attempts }) => [status, attempts])).toEqual(Array(80).fill(['sent', 1]));
    await scheduler.stop();
  });

  test('keep their leases while they wait, and go only by the process that holds them', async () => {
    const { site, rows } = await createDue({ chats: 1, each: 3 });
    const bot = createRecordingChannel('telegram');
    const scheduler = createTestScheduler(site, [bot]);
    await scheduler.start();
    await site.clock.advance(100);
    // Another process has taken the rows meanwhile, as after a stall that was longer than the lease.
    const runAt = new Date(site.clock.now() + LEASE_MS);
    await site.db.update(site.db.tables.deliveries).set({ leaseToken: 'another process', runAt });
    await site.clock.advance(5 * SECOND);
    expect(bot.sent).toHaveLength(1);
    expect((await rows()).filter(({ status }) => status === 'pending')).toHaveLength(2);
    await scheduler.stop();
  });
});
