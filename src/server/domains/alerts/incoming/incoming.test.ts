import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { CHANNELS } from '../../../../shared/channels/channels.ts';
import type { Dashboard } from '../../../../shared/guidance.ts';
import { openChannel } from '../../../channels/channel.ts';
import type { IncomingEvent, Reply, Webhook } from '../../../channels/incoming.ts';
import { telegram } from '../../../channels/telegram/telegram.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { BOT_TOKEN, startTelegramServer } from '../../../testing/providers/telegram-server.ts';
import { startScheduler } from '../../../testing/queue/queue.ts';
import { receiveEvents, receiveFetched } from '../../../testing/webhooks/receive-events.ts';
import { makeLinkSecret } from '../proofs/service.ts';
import { cursorOf, handleEvents, handleReceived } from './service.ts';

const NUMBER = '+12345678901';
const NOW = new Date('2027-03-01T08:00Z');

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  api.site.channels.set('sms', createRecordingChannel('sms')).set('telegram', createRecordingChannel('telegram'));
  ruth = await api.member();
  await withNumber(ruth);
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

async function withNumber(member: SignedIn): Promise<void> {
  const json = { alertMethods: ['sms'], phoneNumber: NUMBER, smsConsent: true };
  await member.post(`/api/alerts/preferences/${member.id}`, json);
  await api.site.db.update(tables().alertAddresses).set({ verifiedAt: NOW });
}

const tables = () => api.site.db.tables;
const tell = (...events: IncomingEvent[]) => receiveEvents(api.site, events);
const addresses = async (channel = 'sms') =>
  (await api.site.db.select().from(tables().alertAddresses)).filter((row) => row.channel === channel);
const ledger = async () =>
  (await api.site.db.select().from(tables().consentEvents)).map(({ userId, action, source }) => [
    userId,
    action,
    source,
  ]);

/** A message to Ruth's number that is in a state. */
async function message(values: Partial<TestApi['site']['db']['tables']['deliveries']['$inferInsert']> = {}) {
  const [address] = await addresses();
  const [row] = await api.site.db
    .insert(tables().deliveries)
    .values({
      userId: ruth.id,
      kind: 'guidance',
      channel: 'sms',
      addressId: address?.id ?? 0,
      status: 'sent',
      providerId: 'SM1',
      dueAt: NOW,
      createdAt: NOW,
      ...values,
    })
    .returning();
  return row?.id as number;
}
const stateOf = async (id: number) => {
  const [row] = await api.site.db.select().from(tables().deliveries).where(eq(tables().deliveries.id, id));
  const { status, errorCode, deliveredAt, readAt } = row as NonNullable<typeof row>;
  return [status, errorCode, deliveredAt !== null, readAt !== null];
};

describe('a receipt (rules.md C7)', () => {
  const receipt = (state: 'delivered' | 'read', providerId = 'SM1'): IncomingEvent => ({
    kind: 'receipt',
    channel: 'sms',
    providerId,
    sentTo: NUMBER,
    state,
  });
  const failure = (providerId = 'SM1'): IncomingEvent => ({
    kind: 'failure',
    channel: 'sms',
    providerId,
    sentTo: NUMBER,
    code: '30006',
    effect: 'disable',
  });

  test('says that a message was delivered, then read', async () => {
    const id = await message();
    await tell(receipt('delivered'));
    expect(await stateOf(id)).toEqual(['sent', null, true, false]);
    await tell(receipt('read'));
    expect(await stateOf(id)).toEqual(['sent', null, true, true]);
  });

  test('moves forward only: a read message stays read, and a failed one does not arrive', async () => {
    const id = await message();
    await tell(receipt('read'), receipt('delivered'), failure());
    expect(await stateOf(id)).toEqual(['sent', null, true, true]);
    const lost = await message({ providerId: 'SM2' });
    await tell(failure('SM2'), receipt('delivered', 'SM2'));
    expect(await stateOf(lost)).toEqual(['failed', '30006', false, false]);
  });

  test('that a message failed counts against the address it went to', async () => {
    await message();
    await tell(failure());
    expect(await addresses()).toMatchObject([{ disabledAt: NOW, disabledReason: '30006' }]);
  });

  test('of an unknown message changes nothing', async () => {
    expect(await tell(receipt('delivered'))).toEqual([]);
  });

  test('of another channel with the same id changes nothing here', async () => {
    const id = await message();
    await tell({ ...receipt('read'), channel: 'whatsapp' });
    expect(await stateOf(id)).toEqual(['sent', null, false, false]);
  });
});

describe('STOP (rules.md C2)', () => {
  const stop: IncomingEvent = { kind: 'stop', channel: 'sms', address: NUMBER };

  test('ends messages to the number for every member with it, cancels waiting ones, and is in the ledger', async () => {
    const naomi = await api.member();
    await withNumber(naomi);
    const waiting = await message({ status: 'pending', providerId: null, runAt: NOW });
    const [reply] = await tell(stop);
    expect(reply).toMatchObject({ channel: 'sms', address: NUMBER, text: expect.stringContaining('no more messages') });
    expect((await addresses()).map(({ optedOutAt }) => optedOutAt)).toEqual([NOW, NOW]);
    expect(await stateOf(waiting)).toEqual(['cancelled', 'stopped', false, false]);
    expect((await ledger()).slice(-2)).toEqual([
      [ruth.id, 'opt_out', 'reply'],
      [naomi.id, 'opt_out', 'reply'],
    ]);
  });

  test('that was fetched while the database was locked is taken at the next try: the cursor stays (rules.md S8)', async () => {
    const received = { events: [{ ...stop, eventId: '9' }], cursor: '10' };
    const { db } = api.site;
    const locked = Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' });
    const atomic = vi.spyOn(db, 'atomic').mockRejectedValueOnce(locked);
    onTestFinished(() => atomic.mockRestore());
    await expect(receiveFetched(api.site, 'sms', received)).rejects.toBe(locked);
    // The lock may also come between the try of all events and the try of each.
    atomic.mockRejectedValueOnce(new Error('an event that fails')).mockRejectedValueOnce(locked);
    await expect(receiveFetched(api.site, 'sms', received)).rejects.toBe(locked);
    expect(api.site.logged.splice(0)).toHaveLength(1);
    expect(await cursorOf(api.site, 'sms')).toBeNull();
    atomic.mockRestore();
    expect(await receiveFetched(api.site, 'sms', received)).toHaveLength(1);
    expect(await cursorOf(api.site, 'sms')).toBe('10');
    expect((await addresses())[0]?.optedOutAt).toEqual(NOW);
  });

  test('is answered where the database was locked only for a later message, which is fetched again', async () => {
    const { db } = api.site;
    const later = { kind: 'start', channel: 'sms', address: '+12125550188', eventId: '10' } as const;
    const received = { events: [{ ...stop, eventId: '9' }, later], cursor: '11' };
    const stored = db.atomic.bind(db);
    const atomic = vi.spyOn(db, 'atomic');
    onTestFinished(() => atomic.mockRestore());
    atomic.mockRejectedValueOnce(new Error('an event that fails'));
    atomic.mockImplementationOnce((work) => {
      atomic.mockRejectedValueOnce(Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }));
      return stored(work);
    });
    const replies: Reply[] = [];
    const reply = (each: Reply) => replies.push(each);
    await expect(handleReceived(api.site, 'sms', received, reply)).rejects.toThrow('database is locked');
    expect(replies).toHaveLength(1);
    expect(api.site.logged.splice(0)).toHaveLength(1);
    expect(await cursorOf(api.site, 'sms')).toBeNull();
  });

  test('S8: in a call with another event that always fails is taken and answered, and the error is thrown', async () => {
    const broken = {
      kind: 'start',
      channel: 'sms',
      get address(): string {
        throw new Error('a bug');
      },
    } as IncomingEvent;
    const replies: Reply[] = [];
    await expect(handleEvents(api.site, [broken, stop], (reply) => replies.push(reply))).rejects.toThrow('a bug');
    expect(replies).toHaveLength(1);
    expect((await addresses())[0]?.optedOutAt).toEqual(NOW);
    expect(api.site.logged.splice(0).map(({ msg }) => msg)).toEqual([
      'messages from a provider could not be taken together; taking each by itself',
      'a message from a provider could not be taken',
    ]);
    await expect(tell(broken)).rejects.toThrow('a bug');
  });

  test('said twice writes one row in the ledger', async () => {
    await tell(stop);
    const before = await ledger();
    await tell(stop, stop);
    expect(await ledger()).toEqual(before);
  });

  test('leaves the other channels of a member alone, and Settings shows the opt-out', async () => {
    await tell(stop);
    const { body } = await ruth.get<{ methods: { method: string; state: string }[] }>(
      `/api/alerts/preferences/${ruth.id}`,
    );
    expect(body.methods.find(({ method }) => method === 'sms')).toMatchObject({
      state: 'disabled',
      said: { code: 'method_opted_out' },
    });
  });

  test('leaves no request on the dashboard, and a number that is refused says so there in its own words (C6)', async () => {
    const requests = async () =>
      (await ruth.get<Dashboard>(`/api/dashboard/${ruth.id}`)).body.attention.map(({ said }) => said.code);
    const before = await requests();
    await tell(stop);
    expect(await requests()).toEqual(before);
    await tell({ kind: 'start', channel: 'sms', address: NUMBER });
    await api.site.db
      .update(tables().alertAddresses)
      .set({ disabledAt: NOW })
      .where(eq(tables().alertAddresses.channel, 'sms'));
    expect(await requests()).toEqual([...before, 'sms_refused']);
  });

  test('is taken back by START, and START from a number that never said STOP changes nothing (C5)', async () => {
    const start: IncomingEvent = { kind: 'start', channel: 'sms', address: NUMBER };
    const before = await ledger();
    expect(await tell(start)).toEqual([]);
    expect(await ledger()).toEqual(before);
    await tell(stop);
    expect(await tell(start)).toHaveLength(1);
    expect(await addresses()).toMatchObject([{ optedOutAt: null }]);
    expect((await ledger()).at(-1)).toEqual([ruth.id, 'opt_in', 'reply']);
  });
});

test('HELP and any other text are answered with the site, a contact and the words of C4, in the member’s language', async () => {
  const [help] = await tell({ kind: 'help', channel: 'sms', address: NUMBER });
  expect(help?.text).toContain('Msg & data rates may apply. Reply STOP to cancel.');
  await api.site.clock.advance(86_400_001);
  await api.site.db.update(tables().users).set({ language: 'es' });
  const [reply] = await tell({ kind: 'reply', channel: 'sms', address: NUMBER, text: 'hola' });
  expect(reply?.text).toContain('Responde STOP');
});

test('an answering machine gets one answer a day, and an opted-out number none', async () => {
  const reply: IncomingEvent = { kind: 'reply', channel: 'sms', address: NUMBER, text: 'I am driving.' };
  expect(await tell(reply)).toHaveLength(1);
  expect(await tell(reply)).toEqual([]);
  await tell({ kind: 'stop', channel: 'sms', address: NUMBER });
  await api.site.clock.advance(86_400_001);
  expect(await tell(reply)).toEqual([]);
  expect(await tell({ ...reply, address: '+12340000000' })).toEqual([]);
});

describe('STOP holds for the number (rules.md C2)', () => {
  const stop: IncomingEvent = { kind: 'stop', channel: 'sms', address: NUMBER };
  const start = () => ruth.post(`/api/alerts/verify/${ruth.id}/start`, { channel: 'sms' });
  const choose = (phoneNumber: string | null) =>
    ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: [], phoneNumber });

  test('also where no member has it yet, and where it is typed again, until START (C5)', async () => {
    await choose(null);
    await tell(stop);
    await choose(NUMBER);
    expect(await addresses()).toMatchObject([{ optedOutAt: expect.any(Date) }]);
    expect((await start()).status).toBe(409);
    await choose('+12345678902');
    expect((await start()).status).toBe(200);
    await choose(NUMBER);
    expect((await start()).status).toBe(409);
    await tell({ kind: 'start', channel: 'sms', address: NUMBER });
    expect((await start()).status).toBe(200);
  });

  test('and a report about an earlier number does not judge the one a member has now', async () => {
    await message();
    await choose('+12345678902');
    await tell({
      kind: 'failure',
      channel: 'sms',
      providerId: 'SM1',
      sentTo: NUMBER,
      code: '30006',
      effect: 'disable',
    });
    expect(await addresses()).toMatchObject([{ disabledAt: null }]);
  });
});

describe('a chat that is linked (rules.md C28)', () => {
  const secretOf = ({ id }: SignedIn) => api.site.db.atomic((q) => makeLinkSecret(q, api.site, id, 'telegram'));
  const open = (secret: string, address = '4711') =>
    tell({ kind: 'link', channel: 'telegram', address, secret, details: { username: 'ruth_g' } });

  test('belongs to the member whose secret it brought', async () => {
    const secret = await secretOf(ruth);
    expect(secret).toMatch(/^[A-Za-z0-9_-]{22,43}$/);
    await open(secret);
    expect(await addresses('telegram')).toMatchObject([{ userId: ruth.id, address: '4711', verifiedAt: NOW }]);
    expect((await ruth.get(`/api/telegram/status/${ruth.id}`)).body).toMatchObject({
      subscribed: true,
      telegramUsername: 'ruth_g',
    });
  });

  test('answers a wrong, a used and an old secret with the same words, and links nothing', async () => {
    const used = await secretOf(ruth);
    await open(used);
    // At once: a later secret, and time, would make it invalid as well.
    const again = await open(used, '1');
    const old = await secretOf(ruth);
    await api.site.clock.advance(15 * 60_000 + 1);
    const answers = [again, await open('x'.repeat(43), '1'), await open(used, '1'), await open(old, '1')];
    expect(new Set(answers.map(([reply]) => reply?.text)).size).toBe(1);
    expect((await addresses('telegram')).map(({ address }) => address)).toEqual(['4711']);
  });

  test('moves to the member who links it now, and a new chat takes the place of the last', async () => {
    const naomi = await api.member();
    await open(await secretOf(ruth));
    const [chat] = await addresses('telegram');
    const waiting = await message({
      ...{ channel: 'telegram', addressId: chat?.id ?? 0, status: 'pending', providerId: null, runAt: NOW },
    });
    await open(await secretOf(naomi));
    expect(await stateOf(waiting)).toEqual(['cancelled', 'linked_elsewhere', false, false]);
    expect(await addresses('telegram')).toMatchObject([{ userId: naomi.id, address: '4711' }]);
    await open(await secretOf(naomi), '4712');
    expect(await addresses('telegram')).toMatchObject([{ userId: naomi.id, address: '4712' }]);
  });
});

describe('a webhook', () => {
  const asked: string[] = [];
  const webhook: Webhook = {
    path: '/webhooks/twilio/inbound',
    read({ url, headers, body }) {
      asked.push(url);
      return headers.get('x-proof') === 'right' ? [{ kind: 'stop', channel: 'sms', address: body }] : null;
    },
    answer: (replies) => ({ type: 'text/plain', body: replies.map(({ text }) => text).join('\n') }),
  };
  const call = (proof: string, path = '/webhooks/twilio/inbound?part=1') =>
    api.visitor().send('POST', path, { origin: null, body: NUMBER, headers: { 'x-proof': proof } });

  beforeEach(() => {
    asked.length = 0;
    api.site.channels.set('sms', { ...createRecordingChannel('sms'), webhooks: [webhook] });
  });

  test('without the provider’s proof gets 403, and nothing changes (rules.md C1)', async () => {
    expect((await call('wrong')).status).toBe(403);
    expect(await addresses()).toMatchObject([{ optedOutAt: null }]);
  });

  test('is proved against the public address, and answered as the provider expects', async () => {
    const answer = await call('right');
    expect([answer.status, answer.text]).toEqual([200, expect.stringContaining('no more messages')]);
    expect(asked).toEqual(['http://hesed.example/webhooks/twilio/inbound?part=1']);
    expect(await addresses()).toMatchObject([{ optedOutAt: NOW }]);
  });

  test('sends the replies of stored events though a later one fails, and none again when the provider repeats it', async () => {
    const stops: IncomingEvent[] = [NUMBER, '+12125550188'].map((address, at) => ({
      kind: 'stop',
      channel: 'sms',
      address,
      eventId: String(at),
    }));
    const sent: string[] = [];
    const batch: Webhook = {
      path: '/webhooks/twilio/inbound',
      read: () => stops,
      reply: async ({ address }) => void sent.push(address),
      answer: () => ({ type: 'text/plain', body: '' }),
    };
    api.site.channels.set('sms', { ...createRecordingChannel('sms'), webhooks: [batch] });
    const { db } = api.site;
    const stored = db.atomic.bind(db);
    const atomic = vi.spyOn(db, 'atomic').mockRejectedValueOnce(new Error('an event that fails'));
    onTestFinished(() => atomic.mockRestore());
    atomic.mockImplementationOnce((work) => {
      atomic.mockRejectedValueOnce(Object.assign(new Error('database is locked'), { code: 'SQLITE_BUSY' }));
      return stored(work);
    });
    expect((await call('right')).status).toBe(500);
    await expect.poll(() => sent).toEqual([NUMBER]);
    expect(api.site.logged.splice(0).map(({ msg }) => msg)).toEqual([
      'messages from a provider could not be taken together; taking each by itself',
      'a request failed',
    ]);
    expect((await call('right')).status).toBe(200);
    await expect.poll(() => sent).toEqual([NUMBER, '+12125550188']);
  });

  test('without a channel of the site does not exist', async () => {
    expect((await call('right', '/webhooks/other')).status).toBe(404);
  });
});

test('C29, C31: the webhook of Telegram is registered, answers 403 without its secret, and replies in turn', async () => {
  const bots = await startTelegramServer();
  onTestFinished(() => bots.close());
  const env = { PUBLIC_URL: 'https://hesed.example', TELEGRAM_UPDATES: 'webhook' };
  const bot = { TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_URL: bots.url };
  const own = createTestApi({ env: { ...env, ...bot } });
  const tools = { ...own.site, openTabs: own.site.live };
  const scheduler = await startScheduler(own.site, [openChannel('telegram', telegram, tools)]);
  await expect.poll(() => bots.webhook).toBeTruthy();
  const call = (secret: string, id: number) =>
    own.visitor().send('POST', '/webhooks/telegram', {
      origin: null,
      json: bots.write({ id, first_name: 'Ruth' }, '/start'),
      headers: { 'x-telegram-bot-api-secret-token': secret },
    });
  expect((await call('wrong', 4711)).status).toBe(403);
  for (const id of [4711, 4711, 4711, 4712]) {
    const answer = await call(bots.webhook?.secret_token ?? '', id);
    expect([answer.status, answer.body]).toEqual([200, {}]);
  }
  const sentTo = (id: number) => bots.sent.filter(({ chat_id }) => chat_id === id);
  // One chat gets one message a second, and another chat does not wait for it.
  await expect.poll(() => sentTo(4712)).toHaveLength(1);
  await expect.poll(() => sentTo(4711)).toHaveLength(1);
  await expect
    .poll(async () => {
      await own.site.clock.advance(1_000);
      return sentTo(4711).map(({ text }) => text);
    })
    .toEqual(Array(3).fill(expect.stringContaining('paste this token into Settings')));
  await scheduler.stop();
  own.close();
});

describe('what people write on a typed channel that costs nothing', () => {
  beforeEach(() => {
    const replies = { kind: 'texts', costs: false } as const;
    const spy = vi.spyOn(CHANNELS.sms, 'replies', 'get').mockReturnValue(replies);
    onTestFinished(() => spy.mockRestore());
  });
  const wrote = (text: string, address = NUMBER): IncomingEvent => ({ kind: 'reply', channel: 'sms', address, text });

  test('is answered each time, also for a stranger, and the help names no rates', async () => {
    const help = 'Hesed: guidance on friendship. Help: http://hesed.example. Reply STOP to end these messages.';
    for (const event of [wrote('hello'), wrote('hello'), wrote('hello', '+12345678902')])
      expect(await tell(event)).toMatchObject([{ text: help }]);
  });

  test('pauses the members who proved the address, and nobody else', async () => {
    await api.site.db.update(tables().alertAddresses).set({ verifiedAt: null });
    expect(await tell({ kind: 'pause', channel: 'sms', address: NUMBER })).toEqual([]);
    expect(await api.site.db.select().from(tables().pauses)).toEqual([]);
    await api.site.db.update(tables().alertAddresses).set({ verifiedAt: NOW });
    const paused = 'Your guidance is paused. Settings shows when it comes back, and you can end the pause there.';
    for (const _ of [1, 2])
      expect(await tell({ kind: 'pause', channel: 'sms', address: NUMBER })).toMatchObject([{ text: paused }]);
  });
});

test('a linked chat may have commands without a slash', async () => {
  const spy = vi.spyOn(CHANNELS.telegram, 'replies', 'get').mockReturnValue({ kind: 'texts', costs: false });
  onTestFinished(() => spy.mockRestore());
  expect(await tell({ kind: 'stop', channel: 'telegram', address: '42' })).toMatchObject([
    { text: 'You will get no more messages from Hesed here. Reply START to get them again.' },
  ]);
});
