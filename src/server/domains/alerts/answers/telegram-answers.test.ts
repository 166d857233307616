import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Channel, openChannel } from '../../../channels/channel.ts';
import type { Polling } from '../../../channels/incoming.ts';
import { telegram } from '../../../channels/telegram/telegram.ts';
import { readEnv } from '../../../site/env.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createEntry } from '../../../testing/guidance/entries.ts';
import { createSentGuidance } from '../../../testing/guidance/sent-guidance.ts';
import { createChannelTools } from '../../../testing/providers/channel-tools.ts';
import { BOT_TOKEN, startTelegramServer, type TelegramServer } from '../../../testing/providers/telegram-server.ts';
import { startScheduler } from '../../../testing/queue/queue.ts';
import type { TestScheduler } from '../../../testing/queue/scheduler.ts';
import { receiveFetched } from '../../../testing/webhooks/receive-events.ts';

const RUTH = { id: 4711, first_name: 'Ruth', language_code: 'en' };
const NAOMI = { id: 4712, first_name: 'Naomi', language_code: 'en' };
const WORDS = 'I was forgiven much, and it changed how I listen.';
const HOUR = 60 * 60_000;

let double: TelegramServer;
let api: TestApi;
let ruth: SignedIn;
let bot: Channel;
let scheduler: TestScheduler | null;
let cursor: string | null;

beforeEach(async () => {
  double = await startTelegramServer();
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  const env = readEnv({ TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_URL: double.url });
  bot = openChannel('telegram', telegram, createChannelTools(env));
  // Polling is off, because the tests fetch the updates themselves.
  const { polling, ...sender } = bot;
  api.site.channels.set('telegram', sender);
  scheduler = null;
  ruth = await memberWith(RUTH);
  cursor = null;
});
afterEach(async () => {
  expect(api.site.logged).toEqual([]);
  api.close();
  await bot.close();
  await double.close();
});

async function memberWith({ id }: { id: number }): Promise<SignedIn> {
  const member = await api.member();
  await api.site.db
    .insert(tables().alertAddresses)
    .values({ userId: member.id, channel: 'telegram', address: String(id), verifiedAt: new Date('2027-02-01T08:00Z') });
  await member.post(`/api/alerts/preferences/${member.id}`, { alertMethods: ['telegram'] });
  double.setChat(id, 'open');
  return member;
}

const tables = () => api.site.db.tables;
const entryOf = async (id: number) => {
  const [row] = await api.site.db.select().from(tables().guidanceEntries).where(eq(tables().guidanceEntries.id, id));
  return row as NonNullable<typeof row>;
};
const paused = async () => (await api.site.db.select().from(tables().pauses)).length > 0;

/** Fetches and handles the updates, and returns the texts and notices of the answers. */
async function poll(): Promise<(string | undefined)[]> {
  const polling = bot.polling as Polling;
  const before = [double.sent.length, double.notices.length];
  const received = await polling.receive(cursor, AbortSignal.timeout(5_000));
  cursor = received.cursor;
  for (const reply of await receiveFetched(api.site, 'telegram', received))
    await polling.reply(reply, AbortSignal.timeout(5_000));
  return [...double.sent.slice(before[0]), ...double.notices.slice(before[1])].map(({ text }) => text);
}

async function beat(): Promise<void> {
  scheduler ??= await startScheduler(api.site, [...api.site.channels.values()]);
  await scheduler.beat();
}

/** Brings guidance to Ruth's chat. Returns its entry and the number of its message. */
async function bring(contentType: 'prayer' | 'do' | 'reflection' = 'prayer') {
  // A chat takes one message a second (rules.md C29).
  await api.site.clock.advance(1_000);
  const pending = {
    status: 'pending' as const,
    runAt: new Date(api.site.clock.now()),
    startedAt: null,
    finishedAt: null,
  };
  const { entryId, capability } = await createSentGuidance(api.site, ruth.id, {
    channel: 'telegram',
    entry: { contentType },
    delivery: pending,
  });
  await beat();
  return { entryId, capability, messageId: double.sent.length };
}
const labels = (messageId: number) => double.buttonsOf(messageId).map(({ text }) => text);
const dataOf = (messageId: number, label: string) =>
  double.buttonsOf(messageId).find(({ text }) => text === label)?.callback_data ?? '';

describe('the buttons', () => {
  test('stand below guidance, with at most 64 bytes each; a reflection is done by a reply', async () => {
    const prayer = await bring();
    expect(labels(prayer.messageId)).toEqual(['Done', 'In an hour', 'Pause two weeks']);
    const reflection = await bring('reflection');
    expect(labels(reflection.messageId)).toEqual(['In an hour', 'Pause two weeks']);
    expect(double.sent.at(-1)?.text).toContain('reply to this message with your own words (at least 20 characters)');
  });

  test('Done completes the entry, says so, and the message shows it', async () => {
    const { entryId, messageId } = await bring();
    double.press(RUTH, messageId, dataOf(messageId, 'Done'));
    expect(await poll()).toEqual(['It’s marked as done. Thank you for taking the time.']);
    expect(await entryOf(entryId)).toMatchObject({ isCompleted: true });
    expect(labels(messageId)).toEqual(['✓ Done', 'Pause two weeks']);
  });

  test('pressed again say that it was done before, and change nothing', async () => {
    const { entryId, messageId } = await bring();
    const [later, done] = [dataOf(messageId, 'In an hour'), dataOf(messageId, 'Done')];
    double.press(RUTH, messageId, later);
    await poll();
    double.press(RUTH, messageId, later);
    expect(await poll()).toEqual(['It’s already on its way: you’ll get it again within the hour.']);
    double.press(RUTH, messageId, done);
    await poll();
    const before = await entryOf(entryId);
    double.press(RUTH, messageId, done);
    expect(await poll()).toEqual(['It was already marked as done.']);
    expect(await entryOf(entryId)).toEqual(before);
  });

  test('In an hour brings it again, and Done still works below the first', async () => {
    const { entryId, messageId } = await bring();
    double.press(RUTH, messageId, dataOf(messageId, 'In an hour'));
    expect(await poll()).toEqual(['You’ll get it again in an hour.']);
    expect(labels(messageId)).toEqual(['✓ Coming again in an hour', 'Done', 'Pause two weeks']);
    await api.site.clock.advance(HOUR);
    await beat();
    expect(double.sent).toHaveLength(messageId + 1);
    double.press(RUTH, messageId, dataOf(messageId, 'Done'));
    await poll();
    expect(await entryOf(entryId)).toMatchObject({ isCompleted: true });
  });

  test('Pause pauses for two weeks, with a row in the ledger', async () => {
    const { messageId } = await bring();
    double.press(RUTH, messageId, dataOf(messageId, 'Pause two weeks'));
    expect((await poll())[0]).toMatch(/^Your guidance is paused/);
    expect(await paused()).toBe(true);
    const events = await api.site.db.select().from(tables().consentEvents);
    expect(events.at(-1)).toMatchObject({ action: 'paused', source: 'message' });
    expect(labels(messageId)).toEqual(['✓ Paused', 'Done']);
  });

  test('pressed in another member’s chat, or a stranger’s, answer nothing of this one', async () => {
    await memberWith(NAOMI);
    const { entryId, messageId } = await bring();
    const done = dataOf(messageId, 'Done');
    double.press(NAOMI, messageId, done);
    double.press({ id: 4713 }, messageId, done);
    const polling = bot.polling as Polling;
    const received = await polling.receive(cursor, AbortSignal.timeout(5_000));
    const replies = await receiveFetched(api.site, 'telegram', received);
    expect(replies.map(({ text }) => text)).toEqual([
      'This guidance is no longer here.',
      'This chat is not linked to an account. Send /start to link it.',
    ]);
    expect(await entryOf(entryId)).toMatchObject({ isCompleted: false });
  });

  test('with forged data, of a deleted entry, and after seven days answer that it is no longer here', async () => {
    const { entryId, capability, messageId } = await bring();
    const [id] = capability.split('-');
    double.press(RUTH, messageId, `done:${id}-${'A'.repeat(22)}`);
    expect(await poll()).toEqual(['This guidance is no longer here.']);
    // The scheduler stops first, because a week of heartbeats takes long.
    await scheduler?.stop();
    await api.site.clock.advance(7 * 24 * HOUR + 1);
    double.press(RUTH, messageId, `done:${capability}`);
    expect(await poll()).toEqual(['This guidance is no longer here.']);
    expect(await entryOf(entryId)).toMatchObject({ isCompleted: false });
    await api.site.db.delete(tables().guidanceEntries).where(eq(tables().guidanceEntries.id, entryId));
    double.press(RUTH, messageId, `later:${capability}`);
    const polling = bot.polling as Polling;
    const [reply] = await receiveFetched(
      api.site,
      'telegram',
      await polling.receive(cursor, AbortSignal.timeout(5_000)),
    );
    expect(reply?.press).toMatchObject({ outcome: 'gone', open: [] });
  });

  test('with data of another origin make no event', async () => {
    for (const data of ['', 'done', 'done:', 'other:1-x', 'done:1 2', 'x'.repeat(64)]) {
      double.press(RUTH, 1, data);
    }
    const polling = bot.polling as Polling;
    const { events } = await polling.receive(cursor, AbortSignal.timeout(5_000));
    expect(events.filter(({ kind }) => kind === 'answer')).toEqual([]);
  });

  test('an update that is delivered twice completes once and makes one message', async () => {
    const { messageId } = await bring();
    const update = double.press(RUTH, messageId, dataOf(messageId, 'In an hour'));
    await poll();
    double.repeat(update);
    const polling = bot.polling as Polling;
    const replies = await receiveFetched(
      api.site,
      'telegram',
      await polling.receive(cursor, AbortSignal.timeout(5_000)),
    );
    expect(replies[0]?.press).toMatchObject({ outcome: 'later' });
    expect(await api.site.db.select().from(tables().deliveries)).toHaveLength(2);
  });
});

describe('a reply', () => {
  test('of 20 characters to a reflection’s message completes it with these words', async () => {
    const { entryId, messageId } = await bring('reflection');
    double.write(RUTH, WORDS, 'private', messageId);
    expect(await poll()).toEqual(['Your reflection is saved, and it’s marked as done.']);
    expect(await entryOf(entryId)).toMatchObject({ isCompleted: true, userReflection: WORDS });
    double.write(RUTH, 'Other words, which come too late for it.', 'private', messageId);
    await poll();
    expect((await entryOf(entryId)).userReflection).toBe(WORDS);
  });

  test.each([
    [
      'with fewer characters',
      'Amen, so be it.',
      true,
      'To complete a reflection, reply with your own words, at least 20',
    ],
    ['that names no message', WORDS, false, 'To save these words as your reflection, send them as a reply'],
    ['with fewer characters that names no message', 'Amen.', false, 'Send /start to link this chat'],
  ])('%s completes nothing, and the answer says what to do', async (_what, text, named, said) => {
    const { entryId, messageId } = await bring('reflection');
    double.write(RUTH, text, 'private', named ? messageId : undefined);
    expect(await poll()).toEqual([expect.stringContaining(said)]);
    expect(await entryOf(entryId)).toMatchObject({ isCompleted: false });
  });

  test('that names no message is no reflection once it is complete, or a day old', async () => {
    const done = await bring('reflection');
    double.write(RUTH, WORDS, 'private', done.messageId);
    await poll();
    double.write(RUTH, WORDS);
    expect(await poll()).toEqual([expect.stringContaining('Send /start to link this chat')]);
    await bring('reflection');
    await api.site.clock.advance(24 * HOUR + 1);
    double.write(RUTH, WORDS);
    expect(await poll()).toEqual([expect.stringContaining('Send /start to link this chat')]);
  });

  test('to a prayer, and by another member, completes nothing', async () => {
    await memberWith(NAOMI);
    const prayer = await bring();
    double.write(RUTH, WORDS, 'private', prayer.messageId);
    const reflection = await bring('reflection');
    double.write(NAOMI, WORDS, 'private', reflection.messageId);
    await poll();
    for (const { entryId } of [prayer, reflection])
      expect(await entryOf(entryId)).toMatchObject({ isCompleted: false });
  });
});

describe('/today', () => {
  test('names today’s entries with the link, and what is done of them', async () => {
    await createEntry(api.site, ruth.id, { title: 'Stay when it is hard' });
    await createEntry(api.site, ruth.id, { title: 'Bring soup', contentType: 'do', isCompleted: true });
    await createEntry(api.site, ruth.id, { title: 'Hidden', availableAt: new Date('2027-03-01T20:00Z') });
    double.write(RUTH, '/today');
    expect(await poll()).toEqual([
      `Your guidance today:\n• Prayer · Stay when it is hard\n✓ Action · Bring soup\n\n${api.site.env.publicUrl}/dashboard`,
    ]);
  });

  test('says when there is nothing yet, and says nothing about anybody to an unlinked chat or a group', async () => {
    double.write(RUTH, '/today');
    expect((await poll())[0]).toMatch(/^There is no guidance for you today yet/);
    await createEntry(api.site, ruth.id, { title: 'Stay when it is hard' });
    double.write({ id: 99 }, '/today');
    double.write(RUTH, '/today', 'group');
    expect(await poll()).toEqual(['This chat is not linked to an account. Send /start to link it.']);
  });
});

describe('G6: words of danger after a command', () => {
  const DANGER = 'I want to kill myself';
  const said = async (text: string) => {
    double.write(RUTH, text);
    return poll();
  };
  const notices = async () => (await api.site.db.select().from(tables().careNotices)).map(({ signs }) => signs);
  const isOut = async () => {
    const rows = await api.site.db.select().from(tables().alertAddresses);
    return rows.some(({ channel, optedOutAt }) => channel === 'telegram' && optedOutAt !== null);
  };

  test.each(['/stop', '/stop@the_bot', '/help', '/today', '/pause', '/start'])(
    '%s are answered with help',
    async (command) => {
      expect(await said(`${command} ${DANGER}`)).toEqual([expect.stringContaining('/care')]);
      expect(await notices()).toEqual([['self_harm']]);
      expect(await isOut()).toBe(command.startsWith('/stop'));
    },
  );

  test('after /stop are answered with help as well, because in a chat no answer costs', async () => {
    await said('/stop');
    expect(await isOut()).toBe(true);
    expect(await said(DANGER)).toEqual([expect.stringContaining('/care')]);
    expect(await notices()).toEqual([['self_harm']]);
  });

  test('C30: /stop ends the messages whatever words follow it', async () => {
    expect(await said('/stop please,\nno more of these')).toEqual([expect.stringContaining('no more messages')]);
    expect(await isOut()).toBe(true);
    expect(await notices()).toEqual([]);
  });

  test('a text that only begins with the word of a command is none', async () => {
    await said('stop worrying about it, I tell myself');
    await said('/stopwatch please');
    expect(await isOut()).toBe(false);
  });
});
