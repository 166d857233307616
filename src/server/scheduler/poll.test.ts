import { eq } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openChannel } from '../channels/channel.ts';
import type { Polling, Received } from '../channels/incoming.ts';
import { telegram } from '../channels/telegram/telegram.ts';
import { createAccount } from '../testing/members/accounts.ts';
import { createRecordingChannel } from '../testing/providers/recording-channel.ts';
import { BOT_TOKEN, startTelegramServer } from '../testing/providers/telegram-server.ts';
import { startScheduler } from '../testing/queue/queue.ts';
import { createTestScheduler } from '../testing/queue/scheduler.ts';
import { createTestSite, type TestSite } from '../testing/site.ts';

/** A provider that returns the given answers, one per call, and then waits until it is aborted. */
function createProvider(answers: (Received | Error)[]) {
  const cursors: (string | null)[] = [];
  const replies: string[] = [];
  const polling: Polling = {
    async receive(cursor, signal, reached) {
      cursors.push(cursor);
      const answer = answers.shift();
      if (answer instanceof Error) throw answer;
      reached?.();
      if (answer) return answer;
      return new Promise((_resolve, reject) =>
        signal.addEventListener('abort', () => reject(signal.reason), { once: true }),
      );
    },
    async reply({ text }) {
      replies.push(text);
    },
  };
  return { cursors, replies, channel: { ...createRecordingChannel('telegram'), polling } };
}

/** Notes the instant of each fetch. */
function withInstants(site: TestSite, { channel }: ReturnType<typeof createProvider>) {
  const polling: number[] = [];
  const receive: Polling['receive'] = (...given) => {
    polling.push(site.clock.now());
    return channel.polling.receive(...given);
  };
  return { polling, channel: { ...channel, polling: { ...channel.polling, receive } } };
}

async function createLinkedSite(): Promise<TestSite> {
  const site = createTestSite();
  const { id } = await createAccount(site);
  await site.db
    .insert(site.db.tables.alertAddresses)
    .values({ userId: id, channel: 'telegram', address: '4711', verifiedAt: new Date(0) });
  return site;
}
const optedOut = async (site: TestSite) =>
  (await site.db.select().from(site.db.tables.alertAddresses)).some(({ optedOutAt }) => optedOutAt !== null);

test('messages of a provider are fetched from the stored cursor, stored and answered', async () => {
  const site = await createLinkedSite();
  const { channel, cursors, replies } = createProvider([
    { events: [], cursor: '7' },
    { events: [{ kind: 'stop', channel: 'telegram', address: '4711' }], cursor: '8' },
  ]);
  const scheduler = await startScheduler(site, [channel]);
  await expect.poll(() => cursors.length).toBe(3);
  expect(cursors).toEqual([null, '7', '8']);
  expect(await optedOut(site)).toBe(true);
  await scheduler.stop();
  expect(replies).toEqual([expect.stringContaining('no more messages')]);
});

test('C30: /stop is taken at once, while the replies to a busy chat wait for their turns in order (C29)', async () => {
  const site = await createLinkedSite();
  const ask = { kind: 'today', channel: 'telegram', address: '99' } as const;
  const { channel, cursors } = createProvider([
    { events: [ask, ask, ask], cursor: '7' },
    { events: [{ kind: 'stop', channel: 'telegram', address: '4711' }], cursor: '8' },
  ]);
  const answered: string[] = [];
  const reply: Polling['reply'] = async ({ address }) => void answered.push(address);
  const scheduler = await startScheduler(site, [{ ...channel, polling: { ...channel.polling, reply } }]);
  await expect.poll(() => cursors.length).toBe(3);
  expect(await optedOut(site)).toBe(true);
  await expect.poll(() => answered.length).toBe(2);
  expect(answered.toSorted()).toEqual(['4711', '99']);
  await site.clock.advance(1_000);
  expect(answered).toHaveLength(3);
  await site.clock.advance(1_000);
  expect(answered).toHaveLength(4);
  await scheduler.stop();
  expect(site.logged).toEqual([]);
});

test('C31: stopping waits for a reply that is on its way', async () => {
  const site = await createLinkedSite();
  const { channel, cursors } = createProvider([
    { events: [{ kind: 'today', channel: 'telegram', address: '99' }], cursor: '7' },
  ]);
  const begun = Promise.withResolvers<void>();
  const sent = Promise.withResolvers<void>();
  const reply: Polling['reply'] = () => {
    begun.resolve();
    return sent.promise;
  };
  const scheduler = await startScheduler(site, [{ ...channel, polling: { ...channel.polling, reply } }]);
  await begun.promise;
  await expect.poll(() => cursors.length).toBe(2);
  let hasStopped = false;
  const stopping = scheduler.stop().then(() => {
    hasStopped = true;
  });
  await site.clock.advance(1);
  expect(hasStopped).toBe(false);
  sent.resolve();
  await stopping;
  expect(site.logged).toEqual([]);
});

test('the next process continues from the last cursor', async () => {
  const site = await createLinkedSite();
  const first = createProvider([{ events: [], cursor: '7' }]);
  const scheduler = await startScheduler(site, [first.channel]);
  await expect.poll(() => first.cursors.length).toBe(2);
  await scheduler.stop();
  const second = createProvider([]);
  await startScheduler(site, [second.channel]);
  await expect.poll(() => second.cursors.length).toBe(1);
  expect(second.cursors).toEqual(['7']);
});

test('a provider error is logged and retried after a wait, and ends neither the process nor its shutdown (C31)', async () => {
  const site = await createLinkedSite();
  const { channel, cursors } = createProvider([new Error('409: another poller')]);
  const scheduler = await startScheduler(site, [channel]);
  await expect.poll(() => site.logged.length).toBe(1);
  expect(site.logged[0]).toMatchObject({ channel: 'telegram', waitMs: 5_000 });
  expect(cursors).toEqual([null]);
  await scheduler.stop();
});

test('after an error the provider is asked again in time, also when the clock is set back by an hour', async () => {
  const site = await createLinkedSite();
  const { channel, cursors } = createProvider([new Error('502')]);
  const scheduler = await startScheduler(site, [channel]);
  await expect.poll(() => site.logged.length).toBe(1);
  // The error is stored before the wait.
  await site.clock.advance(1);
  site.clock.jumpTo(site.clock.now() - 3_600_000);
  await site.clock.advance(5_000);
  await expect.poll(() => cursors.length).toBe(2);
  await scheduler.stop();
});

test('C31: while another process polls, the waits grow to 60 seconds, and start over after an answer', async () => {
  const site = await createLinkedSite();
  const conflict = () => new Error('409: another poller');
  const { channel, polling } = withInstants(
    site,
    createProvider([...Array.from({ length: 6 }, conflict), { events: [], cursor: '7' }, conflict()]),
  );
  const scheduler = await startScheduler(site, [channel]);
  await expect
    .poll(
      async () => {
        await site.clock.advance(1_000);
        return polling.length;
      },
      { interval: 1 },
    )
    .toBe(9);
  const waits = [5, 10, 20, 40, 60, 60, 5].map((seconds) => seconds * 1_000);
  expect(site.logged.map(({ waitMs }) => waitMs)).toEqual(waits);
  // The seventh call got an answer, so the eighth followed at once.
  const between = polling.slice(1).map((instant, call) => instant - (polling[call] ?? 0));
  const expected = [...waits.slice(0, 6), 0, ...waits.slice(6)];
  for (const [call, wait] of expected.entries()) {
    expect(between[call]).toBeGreaterThanOrEqual(wait);
    expect(between[call]).toBeLessThan(wait + 5_000);
  }
  await scheduler.stop();
});

test('C31: two sites that poll with one bot wait longer and longer, and their errors last', async () => {
  const bots = await startTelegramServer();
  onTestFinished(() => bots.close());
  const sites = [1, 2].map(() =>
    createTestSite({ env: { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_URL: bots.url } }),
  );
  for (const site of sites)
    await startScheduler(site, [openChannel('telegram', telegram, { ...site, openTabs: site.live })]);
  const waitsOf = (site: TestSite) => site.logged.map(({ waitMs }) => waitMs);
  await expect
    .poll(
      async () => {
        for (const site of sites) await site.clock.advance(500);
        return sites.map(waitsOf).every(({ length }) => length >= 4);
      },
      { interval: 5, timeout: 10_000 },
    )
    .toBe(true);
  for (const site of sites) {
    expect(waitsOf(site).slice(0, 4)).toEqual([5_000, 10_000, 20_000, 40_000]);
    const [health] = await site.db.select().from(site.db.tables.channelHealth);
    expect(health).toMatchObject({ fetchError: 'telegram_409' });
    expect(site.clock.now() - (health?.failingSince?.getTime() ?? 0)).toBeGreaterThanOrEqual(60_000);
  }
});

test('C31 the bot of the site answers a chat over the real protocol, and stopping ends the poll first (D26)', async () => {
  const bots = await startTelegramServer();
  onTestFinished(() => bots.close());
  const site = createTestSite({ env: { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_URL: bots.url } });
  const channel = openChannel('telegram', telegram, { ...site, openTabs: site.live });
  const scheduler = await startScheduler(site, [channel]);
  await bots.polled();
  bots.write({ id: 4711, first_name: 'Ruth' }, '/start');
  await expect.poll(() => bots.sent.length).toBe(1);
  expect(bots.sent[0]).toMatchObject({ chat_id: 4711, text: expect.stringMatching(/\n\n[A-Za-z0-9_-]{43}$/) });
  await bots.polled();
  await scheduler.stop();
  await channel.close();
  expect(site.logged).toEqual([]);
});

test('C31: stopping ends the poll at once, while a message is still on its way', async () => {
  const site = await createLinkedSite();
  const { channel, cursors } = createProvider([]);
  let isPolling = true;
  const receive: Polling['receive'] = (cursor, signal) => {
    signal.addEventListener('abort', () => {
      isPolling = false;
    });
    return channel.polling.receive(cursor, signal);
  };
  const { alertAddresses, deliveries } = site.db.tables;
  const [chat] = await site.db.select().from(alertAddresses).where(eq(alertAddresses.channel, 'telegram'));
  const due = new Date(site.clock.now());
  const message = { userId: chat?.userId ?? 0, addressId: chat?.id ?? 0, kind: 'test', channel: 'telegram' } as const;
  await site.db.insert(deliveries).values({ ...message, dueAt: due, runAt: due, createdAt: due });
  const answer = Promise.withResolvers<void>();
  channel.next.push(answer.promise);
  const scheduler = createTestScheduler(site, [{ ...channel, polling: { ...channel.polling, receive } }]);
  await scheduler.start();
  await site.clock.advance(1);
  await expect.poll(() => cursors.length).toBe(1);
  const stopping = scheduler.stop();
  await site.clock.advance(1);
  expect(isPolling).toBe(false);
  expect(channel.sent).toEqual([]);
  answer.resolve();
  await stopping;
  expect(channel.sent).toHaveLength(1);
});

test('C31 over a restart nothing is lost, and what is handed out again is taken once', async () => {
  const bots = await startTelegramServer();
  onTestFinished(() => bots.close());
  const site = await createLinkedSite();
  const { channelCursors, consentEvents } = site.db.tables;
  const env = { ...site.env, TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_URL: bots.url };
  const run = async () => {
    const channel = openChannel('telegram', telegram, { ...site, env, openTabs: site.live });
    const scheduler = await startScheduler(site, [channel]);
    return async () => {
      await scheduler.stop();
      await channel.close();
    };
  };
  const acts = async () => (await site.db.select().from(consentEvents)).map(({ action }) => action);

  const first = await run();
  await bots.polled();
  const stop = bots.write({ id: 4711 }, '/stop');
  await expect.poll(() => optedOut(site)).toBe(true);
  await first();
  // The member writes this while no process asks Telegram for updates.
  bots.write({ id: 4711 }, '/start');
  const second = await run();
  await expect.poll(() => optedOut(site)).toBe(false);
  // The chat gets its second reply a second after the first.
  await site.clock.advance(1_000);
  await bots.polled();
  await second();
  // The stored cursor is lost, as after restoring an older backup, and Telegram still keeps the first update.
  await site.db.delete(channelCursors);
  bots.keep(stop);
  const third = await run();
  await bots.polled();
  await third();
  expect(await acts()).toEqual(['opt_out', 'opt_in']);
  expect(await optedOut(site)).toBe(false);
});

test('C31: a site that its provider calls registers again after an error, and ends with the first success', async () => {
  const site = await createLinkedSite();
  const answers = [new Error('the provider is down'), null];
  let calls = 0;
  const register = async () => {
    calls += 1;
    const answer = answers.shift();
    if (answer) throw answer;
  };
  const scheduler = await startScheduler(site, [{ ...createRecordingChannel('telegram'), register }]);
  const health = async () => (await site.db.select().from(site.db.tables.channelHealth))[0]?.fetchError;
  await expect.poll(health).toBe('unexpected');
  await site.clock.advance(5_000);
  await expect.poll(health).toBeNull();
  await site.clock.advance(10 * 60_000);
  expect(calls).toBe(2);
  await scheduler.stop();
});
