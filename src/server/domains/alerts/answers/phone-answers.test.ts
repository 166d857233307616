import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import { segmentsOf, toGsm } from '../../../channels/twilio/gsm.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createSentGuidance } from '../../../testing/guidance/sent-guidance.ts';
import { openTwilioChannel } from '../../../testing/providers/twilio-channel.ts';
import { startTwilio, type TestTwilio, TWILIO_NUMBER } from '../../../testing/providers/twilio-server.ts';
import { startScheduler } from '../../../testing/queue/queue.ts';

const NUMBER = '+12345678901';
const PUBLIC_URL = 'https://hesed.example';
const WORDS = 'I was forgiven much, and it changed how I listen.';
const HOUR = 60 * 60_000;

let twilio: TestTwilio;
let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  twilio = await startTwilio();
  api = createTestApi({ now: '2027-03-01T09:00Z', env: { PUBLIC_URL } });
  for (const channel of ['sms', 'whatsapp'] as const)
    api.site.channels.set(channel, openTwilioChannel(channel, { ...twilio.env, PUBLIC_URL }));
  ruth = await memberWith(NUMBER);
});
afterEach(async () => {
  expect(api.site.logged).toEqual([]);
  api.close();
  await twilio.close();
});

const tables = () => api.site.db.tables;

async function memberWith(number: string): Promise<SignedIn> {
  const member = await api.member();
  const json = { alertMethods: ['sms', 'whatsapp'], phoneNumber: number, whatsappNumber: number, smsConsent: true };
  expect((await member.post(`/api/alerts/preferences/${member.id}`, json, { origin: PUBLIC_URL })).status).toBe(200);
  await api.site.db
    .update(tables().alertAddresses)
    .set({ verifiedAt: new Date('2027-02-01T08:00Z') })
    .where(eq(tables().alertAddresses.userId, member.id));
  return member;
}

/** Sends a text from a number and returns the replies, or null without one. */
async function write(text: string, channel: AlertMethod = 'sms', from = NUMBER): Promise<string | null> {
  const mark = channel === 'whatsapp' ? 'whatsapp:' : '';
  const fields = {
    MessageSid: `SM${randomUUID()}`,
    From: `${mark}${from}`,
    To: `${mark}${TWILIO_NUMBER}`,
    Body: text,
    NumMedia: '0',
  };
  const { headers, body } = twilio.sign(`${PUBLIC_URL}/webhooks/twilio/inbound`, fields);
  const answer = await api.visitor().send('POST', '/webhooks/twilio/inbound', { origin: null, headers, body });
  expect(answer.status).toBe(200);
  return /<Message>(.*)<\/Message>/s.exec(answer.text)?.[1] ?? null;
}
const entryOf = async (id: number) => {
  const [row] = await api.site.db.select().from(tables().guidanceEntries).where(eq(tables().guidanceEntries.id, id));
  return row as NonNullable<typeof row>;
};
const isDone = async (id: number) => (await entryOf(id)).isCompleted;
const sent = (options: Parameters<typeof createSentGuidance>[2] = {}) =>
  createSentGuidance(api.site, ruth.id, { channel: 'sms', ...options });
const repeats = async () => (await api.site.db.select().from(tables().deliveries)).filter(({ repeat }) => repeat > 0);

describe.each(['sms', 'whatsapp'] as const)('by %s', (channel) => {
  test.each(['DONE', 'done', ' Done. ', 'Done, thanks!', 'OK done', 'HECHO', 'listo', 'Prayed'])(
    '%s completes the last message, and says so once',
    async (word) => {
      const { entryId } = await sent({ channel });
      expect(await write(word, channel)).toMatch(/^It.s marked as done/);
      expect(await isDone(entryId)).toBe(true);
      expect(await write(word, channel)).toBeNull();
    },
  );

  test.each(['LATER', 'later please', 'LUEGO', 'más tarde', 'En una hora'])('%s brings it in an hour', async (word) => {
    await sent({ channel });
    expect(await write(word, channel)).toMatch(/^You.ll get it again in an hour/);
    expect(await repeats()).toMatchObject([{ dueAt: new Date('2027-03-01T10:00Z'), channel, status: 'pending' }]);
    expect(await write(word, channel)).toBeNull();
    expect(await repeats()).toHaveLength(1);
  });

  test.each(['PAUSE', 'pausa', 'Pausa, por favor'])('%s pauses for two weeks, and says so once', async (word) => {
    await sent({ channel });
    expect(await write(word, channel)).toMatch(/^Your guidance is paused/);
    expect(await write(word, channel)).toBeNull();
    expect(await api.site.db.select().from(tables().pauses)).toMatchObject([{ userId: ruth.id }]);
  });

  test('S7: a word answers a message that may have arrived: its call has no answer, as after a kill', async () => {
    const { entryId } = await sent({ channel, delivery: { status: 'sending', finishedAt: null } });
    expect(await write('LATER', channel)).toMatch(/^You.ll get it again in an hour/);
    expect(await write('DONE', channel)).toMatch(/^It.s marked as done/);
    expect(await isDone(entryId)).toBe(true);
  });

  test.each([
    'Done?',
    'Are you done',
    'not done',
    'I will do it later today',
    'done with my homework, what now',
    'later or now',
    'pause or stop?',
    'do it',
    'yes',
    '👍',
  ])('%s is ambiguous, and does nothing', async (text) => {
    const { entryId } = await sent({ channel });
    await write(text, channel);
    expect(await isDone(entryId)).toBe(false);
    expect(await repeats()).toEqual([]);
    expect(await api.site.db.select().from(tables().pauses)).toEqual([]);
  });

  test('a reply of 20 characters to an open reflection is its words', async () => {
    const { entryId } = await sent({ channel, entry: { contentType: 'reflection' } });
    expect(await write('DONE', channel)).toMatch(/^To complete a reflection, reply with your own words/);
    await write('Too short.', channel);
    expect(await isDone(entryId)).toBe(false);
    expect(await write(WORDS, channel)).toMatch(/^Your reflection is saved/);
    expect((await entryOf(entryId)).userReflection).toBe(WORDS);
    await write('Something else, much later, which is no reflection.', channel);
    expect((await entryOf(entryId)).userReflection).toBe(WORDS);
  });
});

test('a shorter reply to a reflection is told what it lacks, once a day', async () => {
  const { entryId } = await sent({ entry: { contentType: 'reflection' } });
  expect(await write('I called her.')).toMatch(/^To complete a reflection, reply with your own words, at least 20/);
  expect(await write('And again.')).toBeNull();
  expect(await isDone(entryId)).toBe(false);
  expect(await write(WORDS)).toMatch(/^Your reflection is saved/);
});

test('C2: STOP takes precedence over an answer: it ends the messages and completes nothing', async () => {
  const { entryId } = await sent({ entry: { contentType: 'reflection' } });
  await write('Please stop sending me these messages now');
  expect(await isDone(entryId)).toBe(false);
  expect(await write('DONE')).toBeNull();
  expect(await write(WORDS)).toBeNull();
  expect(await isDone(entryId)).toBe(false);
});

test('a long text completes nothing where a prayer came after the reflection', async () => {
  const reflection = await sent({ entry: { contentType: 'reflection' } });
  await api.site.clock.advance(HOUR);
  await sent();
  await write(WORDS);
  expect(await isDone(reflection.entryId)).toBe(false);
});

const NOTHING_WAITS =
  /^There['’]s no message from the last day to answer here\. .* at https:\/\/hesed\.example\/guidance$/;

test('words answer only a message of the last 24 hours on the same channel', async () => {
  const { entryId } = await sent();
  expect(await write('DONE', 'whatsapp')).toMatch(NOTHING_WAITS);
  expect(await isDone(entryId)).toBe(false);
  await api.site.clock.advance(24 * HOUR + 1);
  expect(await write('DONE')).toMatch(NOTHING_WAITS);
  expect(await isDone(entryId)).toBe(false);
});

test.each(['sms', 'whatsapp'] as const)(
  'where no message on %s waits, DONE and LATER are told so once a day',
  async (channel) => {
    expect(await write('LATER', channel)).toMatch(NOTHING_WAITS);
    expect(await write('DONE', channel)).toBeNull();
    await api.site.clock.advance(23 * HOUR);
    expect(await write('DONE', channel)).toBeNull();
    await api.site.clock.advance(24 * HOUR + 1);
    const said = await write('DONE', channel);
    expect(said).toMatch(NOTHING_WAITS);
    expect(segmentsOf(toGsm(said ?? ''))).toBe(1);
  },
);

test('where no message waits, the answer is in the language of its reader', async () => {
  await api.site.db.update(tables().users).set({ language: 'es' });
  expect(await write('LISTO')).toMatch(/^Aqu. no hay ning.n mensaje/);
});

test('a stranger, and a member whose number is not proved, answer nothing and get no reply', async () => {
  const { entryId } = await sent();
  expect(await write('DONE', 'sms', '+12345678902')).toBeNull();
  expect(await write('PAUSE', 'sms', '+12345678902')).toBeNull();
  await api.site.db.update(tables().alertAddresses).set({ verifiedAt: null });
  expect(await write('DONE')).toBeNull();
  expect(await write('PAUSE')).toBeNull();
  expect(await isDone(entryId)).toBe(false);
  expect(await api.site.db.select().from(tables().pauses)).toEqual([]);
});

test('a number that was proved after the message answers nothing, because it did not get the message', async () => {
  const { entryId } = await sent();
  await api.site.clock.advance(HOUR);
  await api.site.db.update(tables().alertAddresses).set({ verifiedAt: new Date(api.site.clock.now()) });
  expect(await write('DONE')).toMatch(NOTHING_WAITS);
  expect(await isDone(entryId)).toBe(false);
});

test('on a number that two members share, a word answers the last message', async () => {
  const naomi = await memberWith(NUMBER);
  const first = await sent();
  await api.site.clock.advance(60_000);
  const last = await createSentGuidance(api.site, naomi.id, { channel: 'sms' });
  await write('DONE');
  expect([await isDone(first.entryId), await isDone(last.entryId)]).toEqual([false, true]);
});

test('C12: LATER near the end of the channel’s hours promises nothing', async () => {
  api.site.clock.jumpTo('2027-03-01T20:30Z');
  await sent();
  expect(await write('LATER')).toMatch(/^It won.t come again today/);
  expect(await repeats()).toEqual([]);
});

test('a repeated call of Twilio completes once and brings one message', async () => {
  const { entryId } = await sent();
  await Promise.all([write('LATER'), write('LATER'), write('DONE'), write('DONE')]);
  expect(await isDone(entryId)).toBe(true);
  expect((await repeats()).length).toBeLessThanOrEqual(1);
});

test('a member is answered in their language', async () => {
  await api.site.db.update(tables().users).set({ language: 'es' }).where(eq(tables().users.id, ruth.id));
  await sent();
  expect(await write('HECHO')).toMatch(/^Queda marcada como hecha/);
});

describe('C13: a text message', () => {
  const rendered = async (content: string, contentType: 'prayer' | 'reflection' = 'prayer') => {
    const pending = { status: 'pending' as const, runAt: new Date(api.site.clock.now()), startedAt: null };
    await sent({ entry: { content, contentType }, delivery: pending });
    const channel = api.site.channels.get('sms');
    await startScheduler(api.site, channel ? [channel] : []);
    return twilio.taken.at(-1)?.Body ?? '';
  };

  test('C13: names the words where they fit, within three segments', async () => {
    const text = await rendered('Love that stays when it would be easier to leave. '.repeat(40));
    expect(text).toContain('\nReply DONE, LATER or PAUSE.\nReply STOP to opt out.');
    expect(segmentsOf(text)).toBeLessThanOrEqual(3);
  });

  test('C13: asks for a reflection’s own words', async () => {
    expect(await rendered('Short.', 'reflection')).toContain('Reply with your reflection, or LATER or PAUSE.');
  });

  test('C13: leaves them out before the text gets too short, and stays within three segments', async () => {
    const text = await rendered('友よ、愛しなさい。'.repeat(60));
    expect(text).not.toContain('DONE');
    expect(segmentsOf(text)).toBeLessThanOrEqual(3);
  });
});
