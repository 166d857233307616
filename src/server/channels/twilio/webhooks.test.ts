import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MethodState } from '../../../shared/alerts.ts';
import type { AlertMethod } from '../../../shared/channels/channels.ts';
import { messageId } from '../../domains/alerts/deliveries/messages.ts';
import { closeAttempt } from '../../domains/alerts/deliveries/service.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { openTwilioChannel } from '../../testing/providers/twilio-channel.ts';
import { startTwilio, type TestTwilio, TWILIO_NUMBER } from '../../testing/providers/twilio-server.ts';
import { startScheduler } from '../../testing/queue/queue.ts';
import type { Channel } from '../channel.ts';

const NUMBER = '+12345678901';
const NOW = new Date('2027-03-01T08:00Z');
const PUBLIC_URL = 'https://hesed.example';
const INBOUND = '/webhooks/twilio/inbound';
const STATUS = '/webhooks/twilio/status';
const EMPTY = '<?xml version="1.0" encoding="UTF-8"?><Response/>';

let twilio: TestTwilio;
let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  twilio = await startTwilio();
  await openSite();
});
afterEach(async () => {
  expect(api.site.logged).toEqual([]);
  api.close();
  await twilio.close();
});

/** A site behind a proxy that ends TLS: requests reach it by http, under its public host. */
async function openSite(settings: Record<string, string> = {}) {
  api = createTestApi({ now: NOW.toISOString(), env: { PUBLIC_URL, SUPPORT_EMAIL: 'help@grace.example' } });
  api.site.channels.set('sms', openTwilioChannel('sms', { ...twilio.env, PUBLIC_URL, ...settings }));
  ruth = await api.member();
  await addNumber('sms', 'phoneNumber');
}

async function addNumber(channel: AlertMethod, field: string) {
  const json = { alertMethods: [channel], [field]: NUMBER, smsConsent: true };
  expect((await ruth.post(`/api/alerts/preferences/${ruth.id}`, json, { origin: PUBLIC_URL })).status).toBe(200);
  await api.site.db.update(tables().alertAddresses).set({ verifiedAt: NOW });
}

const tables = () => api.site.db.tables;
async function call(path: string, fields: Record<string, string | string[]>, signedFor = `${PUBLIC_URL}${path}`) {
  const { headers, body } = twilio.sign(signedFor, fields);
  return api.visitor().send('POST', path, { origin: null, headers, body });
}
const write = (Body: string, more: Record<string, string | string[]> = {}) =>
  call(INBOUND, { MessageSid: `SM${randomUUID()}`, From: NUMBER, To: TWILIO_NUMBER, Body, NumMedia: '0', ...more });
const optedOut = async () => {
  const [row] = await api.site.db
    .select()
    .from(tables().alertAddresses)
    .where(eq(tables().alertAddresses.channel, 'sms'));
  return row?.optedOutAt !== null;
};
const ledger = async () =>
  (await api.site.db.select().from(tables().consentEvents)).map(({ action, source }) => `${action} ${source}`);

describe('the signature (C1)', () => {
  test('C1: a call that is signed for the public address is taken, behind a proxy that ends TLS', async () => {
    expect((await write('STOP')).status).toBe(200);
    expect(await optedOut()).toBe(true);
  });

  test.each([
    [
      'no signature',
      () => api.visitor().send('POST', INBOUND, { origin: null, body: `From=${encodeURIComponent(NUMBER)}&Body=STOP` }),
    ],
    ['one for another address', () => call(INBOUND, { From: NUMBER, Body: 'STOP' }, `http://hesed.example${INBOUND}`)],
    [
      'one for other fields',
      async () => {
        const { headers } = twilio.sign(`${PUBLIC_URL}${INBOUND}`, { From: NUMBER, Body: 'START' });
        return api
          .visitor()
          .send('POST', INBOUND, { origin: null, headers, body: `From=${encodeURIComponent(NUMBER)}&Body=STOP` });
      },
    ],
    [
      'a GET',
      () => {
        const { headers } = twilio.sign(`${PUBLIC_URL}${INBOUND}`, {});
        return api.visitor().get(INBOUND, { headers });
      },
    ],
  ])('C1: %s is answered 403, and nothing changes', async (_what, send) => {
    const before = await ledger();
    expect((await send()).status).toBe(403);
    expect(await optedOut()).toBe(false);
    expect(await ledger()).toEqual(before);
  });

  test('C1: a call is accepted with fields that Twilio adds later, or with one that comes twice', async () => {
    expect((await write('STOP', { NewField: 'ü & =', FromCity: '', Part: ['second', 'first'] })).status).toBe(200);
    expect(await optedOut()).toBe(true);
  });

  test('C1: a call that comes twice changes nothing the second time', async () => {
    await write('STOP', { MessageSid: 'SM9' });
    const before = await ledger();
    await write('STOP', { MessageSid: 'SM9' });
    expect(await ledger()).toEqual(before);
  });
});

describe('STOP', () => {
  test.each(['STOP', 'stopall', 'Unsubscribe', 'CANCEL', 'END', 'QUIT', 'REVOKE', 'OPTOUT', 'opt out', 'ARRET'])(
    'C2: %s ends the messages, writes to the ledger, and cancels waiting ones',
    async (word) => {
      const waiting = await message({ status: 'pending', providerId: null, runAt: NOW });
      expect((await write(word)).status).toBe(200);
      expect(await optedOut()).toBe(true);
      expect((await ledger()).at(-1)).toBe('opt_out reply');
      expect(await stateOf(waiting)).toMatchObject({ status: 'cancelled', errorCode: 'stopped' });
    },
  );

  test('C2: all of it is stored before the 200, or nothing is, and the same call counts when it comes again', async () => {
    const waiting = await message({ status: 'pending', providerId: null, runAt: NOW });
    const before = await ledger();
    const { client } = api.site.db;
    client.exec(
      "CREATE TRIGGER full_disk BEFORE INSERT ON consent_events BEGIN SELECT RAISE(ABORT, 'disk is full'); END",
    );
    expect((await write('STOP', { MessageSid: 'SM9' })).status).toBe(500);
    expect(api.site.logged.splice(0)).toMatchObject([{ err: { message: expect.stringContaining('disk is full') } }]);
    expect(await optedOut()).toBe(false);
    expect(await stateOf(waiting)).toMatchObject({ status: 'pending' });
    client.exec('DROP TRIGGER full_disk');
    expect((await write('STOP', { MessageSid: 'SM9' })).status).toBe(200);
    expect(await optedOut()).toBe(true);
    expect(await ledger()).toEqual([...before, 'opt_out reply']);
    expect(await stateOf(waiting)).toMatchObject({ status: 'cancelled', errorCode: 'stopped' });
  });

  test('C2: OptOutType stops without a stop word in the text', async () => {
    expect((await write('ya no mas de esto', { OptOutType: 'STOP' })).text).toBe(EMPTY);
    expect(await optedOut()).toBe(true);
  });

  test('C3: plain words end the messages, and the site confirms once, because Twilio answers only its own words', async () => {
    const { text, headers } = await write('please stop texting me');
    expect(headers.get('content-type')).toContain('text/xml');
    expect(text.match(/<Message>/g)).toHaveLength(1);
    expect(await optedOut()).toBe(true);
  });

  test('C3: a request in a longer text ends the messages, with a row in the ledger', async () => {
    await write('I no longer wish to receive these messages');
    expect(await optedOut()).toBe(true);
    expect((await ledger()).at(-1)).toBe('opt_out reply');
  });

  test('G6: words of danger that also end the messages are answered with help', async () => {
    const { text } = await write('My husband beats me. Please stop texting this number');
    expect(text).toContain('/care</Message>');
    expect(text.match(/<Message>/g)).toHaveLength(1);
    expect(await optedOut()).toBe(true);
    const notices = await api.site.db.select().from(api.site.db.tables.careNotices);
    expect(notices).toMatchObject([{ signs: ['abuse'] }]);
  });

  test('C3: a request that names the site ends the messages', async () => {
    await write('I want to stop texting Hesed');
    expect(await optedOut()).toBe(true);
  });

  test('C3: “please don’t stop praying” ends nothing', async () => {
    await write('please don’t stop praying');
    expect(await optedOut()).toBe(false);
  });
});

describe('the answer to a word (C4)', () => {
  test.each(['STOP', 'START', 'HELP'])('C4: %s gets empty TwiML, because Twilio answers it', async (word) => {
    expect((await write(word)).text).toBe(EMPTY);
  });

  test('C4: with TWILIO_HANDLES_KEYWORDS=false the site confirms once', async () => {
    api.close();
    await openSite({ TWILIO_HANDLES_KEYWORDS: 'false' });
    expect((await write('STOP')).text).toMatch(
      /^<\?xml[^>]*><Response><Message>[^<]*no more messages[^<]*<\/Message><\/Response>$/,
    );
    expect((await write('STOP')).text, 'nothing more comes, not even another confirmation').toBe(EMPTY);
    expect((await write('HELP')).text).toContain(
      '<Message>Hesed: guidance on friendship. Help: help@grace.example. Msg &amp; data rates may apply. Reply STOP to cancel.</Message>',
    );
  });
});

describe('START (C5)', () => {
  test.each(['START', 'YES', 'UNSTOP'])('C5: %s clears an opt-out', async (word) => {
    await write('STOP');
    await write(word);
    expect(await optedOut()).toBe(false);
    expect((await ledger()).at(-1)).toBe('opt_in reply');
  });

  test('C5: YES from a number that never opted out changes nothing', async () => {
    const before = await ledger();
    expect((await write('YES')).text).toBe(EMPTY);
    expect(await ledger()).toEqual(before);
  });

  test('C5: sending resumes only where consent stands', async () => {
    await write('STOP');
    // The method stays switched on, so that consent alone is missing.
    await api.site.db.update(tables().userProfiles).set({ smsConsent: false });
    await write('START');
    const { body } = await ruth.get<{ methods: { method: string; state: string }[] }>(
      `/api/alerts/preferences/${ruth.id}`,
    );
    expect(body.methods.find(({ method }) => method === 'sms')?.state).toBe('needs_verification');
    const test = await ruth.post(`/api/alerts/test/${ruth.id}`, {}, { origin: PUBLIC_URL });
    expect(test.text).toContain('Agree to receive SMS');
    expect(twilio.taken).toEqual([]);
  });
});

/** A message to Ruth's number that Twilio took. */
async function message(values: Partial<TestApi['site']['db']['tables']['deliveries']['$inferInsert']> = {}) {
  const [address] = await api.site.db
    .select()
    .from(tables().alertAddresses)
    .where(eq(tables().alertAddresses.channel, 'sms'));
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
const stateOf = async (id: number) =>
  (await api.site.db.select().from(tables().deliveries).where(eq(tables().deliveries.id, id)))[0];
const report = (MessageStatus: string, more: Record<string, string> = {}) =>
  call(STATUS, {
    MessageSid: 'SM1',
    SmsSid: 'SM1',
    SmsStatus: MessageStatus,
    MessageStatus,
    To: NUMBER,
    From: TWILIO_NUMBER,
    AccountSid: 'AC',
    ...more,
  });

describe('a report (C7)', () => {
  test.each(['queued', 'sending', 'sent', 'accepted', 'scheduled'])('C7: %s changes nothing', async (status) => {
    const id = await message();
    expect((await report(status)).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ status: 'sent', deliveredAt: null });
  });

  test('C7: delivered is kept, and a repeated or an older report that comes later is ignored', async () => {
    const id = await message();
    await report('delivered');
    await api.site.clock.advance(60_000);
    await report('delivered');
    await report('sent');
    await report('undelivered', { ErrorCode: '30003' });
    expect(await stateOf(id)).toMatchObject({ status: 'sent', deliveredAt: NOW, errorCode: null });
  });

  test('C7: a report without the proof gets 403', async () => {
    await message();
    expect(
      (await api.visitor().send('POST', STATUS, { origin: null, body: 'MessageSid=SM1&MessageStatus=failed' })).status,
    ).toBe(403);
  });

  test.each([
    ['30006', { disabledReason: 'twilio_30006' }],
    ['21610', { optedOutAt: NOW }],
    ['30007', { disabledAt: null, optedOutAt: null }],
  ])('C6: undelivered with %s judges the number', async (ErrorCode, address) => {
    const id = await message();
    await report('undelivered', { ErrorCode });
    expect(await stateOf(id)).toMatchObject({ status: 'failed', errorCode: `twilio_${ErrorCode}` });
    const rows = await api.site.db
      .select()
      .from(tables().alertAddresses)
      .where(eq(tables().alertAddresses.channel, 'sms'));
    expect(rows).toMatchObject([address]);
  });

  test.each([
    ['30034', [{ channel: 'sms', code: 'twilio_30034', until: new Date(NOW.getTime() + 60 * 60_000) }]],
    ['30032', []],
  ])('C6: undelivered with %s lets SMS rest for an hour where the account may not send', async (ErrorCode, rests) => {
    const id = await message();
    await report('undelivered', { ErrorCode });
    expect(await stateOf(id)).toMatchObject({ status: 'failed', errorCode: `twilio_${ErrorCode}` });
    expect(await api.site.db.select().from(tables().channelRests)).toMatchObject(rests);
  });

  test('C6: five messages that are undelivered with 30005 within 14 days disable the number', async () => {
    const numberNow = async () =>
      (await api.site.db.select().from(tables().alertAddresses).where(eq(tables().alertAddresses.channel, 'sms')))[0];
    for (const providerId of ['SM1', 'SM2', 'SM3', 'SM4', 'SM5']) {
      expect(await numberNow()).toMatchObject({ disabledAt: null });
      const id = await message({ providerId });
      await report('undelivered', { MessageSid: providerId, ErrorCode: '30005' });
      expect(await stateOf(id)).toMatchObject({ status: 'failed', errorCode: 'twilio_30005' });
    }
    expect(await numberNow()).toMatchObject({ disabledReason: 'twilio_30005' });
  });

  test('C6: undelivered with 30003 is sent again at most twice, then the number is judged', async () => {
    await startScheduler(api.site, [api.site.channels.get('sms') as Channel]);
    const id = await message({ attempts: 1, kind: 'number_verified' });
    await report('undelivered', { ErrorCode: '30003' });
    expect(await stateOf(id)).toMatchObject({ status: 'pending', errorCode: 'twilio_30003' });
    for (const [attempts, wait] of [
      [2, 36_000],
      [3, 144_000],
    ] as const) {
      await api.site.clock.advance(wait);
      await expect.poll(async () => (await stateOf(id))?.status).toBe('sent');
      const sent = await stateOf(id);
      expect(sent?.attempts).toBe(attempts);
      await report('undelivered', { MessageSid: sent?.providerId as string, ErrorCode: '30003' });
    }
    expect(await stateOf(id)).toMatchObject({ status: 'failed', errorCode: 'twilio_30003' });
    expect(twilio.taken).toHaveLength(2);
    const [row] = await api.site.db
      .select()
      .from(tables().alertAddresses)
      .where(eq(tables().alertAddresses.channel, 'sms'));
    expect(row?.failedMessages).toMatchObject([{ deliveryId: id }]);
  });

  test.each([
    [
      '+447911123456',
      { status: 'pending', runAt: new Date(NOW.getTime() + 60 * 60_000), retryUntil: expect.any(Date) },
    ],
    ['+12345678901', { status: 'failed', runAt: null, retryUntil: null }],
  ])('C15: undelivered with 63049 waits an hour, and is final for numbers of +1: %s', async (number, ends) => {
    const id = await message({ channel: 'whatsapp', attempts: 1 });
    const whatsapp = { To: `whatsapp:${number}`, From: `whatsapp:${TWILIO_NUMBER}`, ErrorCode: '63049' };
    for (let times = 0; times < 2; times += 1) {
      expect((await report('undelivered', whatsapp)).status).toBe(200);
      expect(await stateOf(id)).toMatchObject({ errorCode: 'twilio_63049', ...ends });
    }
  });

  test.each(['test', 'verify_code'] as const)('C15: undelivered with 63049 is final for a %s', async (kind) => {
    const id = await message({ kind, channel: 'whatsapp', attempts: 1 });
    const to = { To: 'whatsapp:+447911123456', From: `whatsapp:${TWILIO_NUMBER}` };
    expect((await report('undelivered', { ...to, ErrorCode: '63049' })).status).toBe(200);
    expect(await stateOf(id)).toMatchObject({ status: 'failed', errorCode: 'twilio_63049', runAt: null });
  });

  describe('that comes before the answer which names Twilio’s id', () => {
    /** A report for a message that Twilio has taken while its answer is under way. */
    const reportEarly = (MessageStatus: string, id: number, more: Record<string, string> = {}) =>
      call(`${STATUS}?message=${messageId(api.site, id)}`, { MessageSid: 'SM1', MessageStatus, To: NUMBER, ...more });
    const underWay = (status: 'sending' | 'unknown' = 'sending') =>
      message({ status, providerId: null, leaseToken: 'lease', runAt: NOW, attempts: 1 });

    test.each(['sending', 'unknown'] as const)(
      'C7: is stored, and shows that the message was sent: %s',
      async (status) => {
        const id = await underWay(status);
        await reportEarly('delivered', id);
        expect(await stateOf(id)).toMatchObject({
          ...{ status: 'sent', providerId: 'SM1', deliveredAt: NOW, errorCode: null, runAt: null, leaseToken: null },
        });
        await report('undelivered', { ErrorCode: '30003' });
        expect(await stateOf(id)).toMatchObject({ status: 'sent', deliveredAt: NOW });
      },
    );

    test('C7: is not overwritten by the answer that comes after it', async () => {
      const id = await underWay();
      const delivery = (await stateOf(id)) as NonNullable<Awaited<ReturnType<typeof stateOf>>>;
      await reportEarly('undelivered', id, { ErrorCode: '30006' });
      const answered = { status: 'sent', providerId: 'SM1' } as const;
      await api.site.db.atomic((q) => closeAttempt(q, api.site, delivery, 'lease', answered, NUMBER));
      expect(await stateOf(id)).toMatchObject({ status: 'failed', errorCode: 'twilio_30006' });
    });

    test('C7: judges the number, and retries where that may help', async () => {
      const id = await underWay();
      await reportEarly('undelivered', id, { ErrorCode: '30003' });
      expect(await stateOf(id)).toMatchObject({ status: 'pending', errorCode: 'twilio_30003', leaseToken: null });
      await reportEarly('undelivered', id, { ErrorCode: '30003' });
      expect(await stateOf(id)).toMatchObject({ status: 'pending' });
    });

    test('C7: with an id that this site never made changes nothing', async () => {
      const id = await underWay();
      for (const message of [`${id}`, `${id}.AAAAAAAAAAAAAAAA`, 'x', ''])
        await call(`${STATUS}?message=${message}`, { MessageSid: 'SM1', MessageStatus: 'delivered', To: NUMBER });
      expect(await stateOf(id)).toMatchObject({ status: 'sending', deliveredAt: null });
    });
  });

  test('C7: failed without a code is kept as well', async () => {
    const id = await message();
    await report('failed');
    expect(await stateOf(id)).toMatchObject({ status: 'failed', errorCode: 'twilio_undelivered' });
  });
});

describe('a message on WhatsApp', () => {
  const writeThere = (Body: string, more: Record<string, string> = {}) =>
    write(Body, { From: `whatsapp:${NUMBER}`, To: 'whatsapp:+12025550199', WaId: NUMBER.slice(1), ...more });
  const rowThere = async () =>
    (await api.site.db.select().from(tables().alertAddresses)).find(({ channel }) => channel === 'whatsapp');

  beforeEach(() => {
    const settings = { ...twilio.env, PUBLIC_URL, TWILIO_WHATSAPP_NUMBER: '+12025550199' };
    api.site.channels.set('whatsapp', openTwilioChannel('whatsapp', settings));
    return addNumber('whatsapp', 'whatsappNumber');
  });

  test('C15: STOP opts out of WhatsApp and of nothing else, and the site confirms it', async () => {
    expect((await writeThere('STOP')).text).toContain('no more messages');
    expect((await rowThere())?.optedOutAt).toEqual(NOW);
    expect(await optedOut()).toBe(false);
  });

  test.each([
    ['+553196883193', '+5531996883193'],
    ['+5215512345678', '+525512345678'],
    ['+5491158749895', '+541158749895'],
  ])('C2: STOP from %s ends the messages to %s, which is the same account', async (from, typed) => {
    const json = { alertMethods: ['whatsapp'], whatsappNumber: typed };
    await ruth.post(`/api/alerts/preferences/${ruth.id}`, json, { origin: PUBLIC_URL });
    await writeThere('STOP', { From: `whatsapp:${from}` });
    expect(await rowThere()).toMatchObject({ address: typed, optedOutAt: NOW });
    await ruth.post(
      `/api/alerts/preferences/${ruth.id}`,
      { alertMethods: ['whatsapp'], whatsappNumber: from },
      { origin: PUBLIC_URL },
    );
    expect(await rowThere()).toMatchObject({ address: from, optedOutAt: NOW });
    await writeThere('START', { From: `whatsapp:${typed}` });
    expect(await rowThere()).toMatchObject({ optedOutAt: null });
  });

  test('C2: a landline in Brazil is nobody else’s mobile number', async () => {
    const json = { alertMethods: ['whatsapp'], whatsappNumber: '+553133334444' };
    await ruth.post(`/api/alerts/preferences/${ruth.id}`, json, { origin: PUBLIC_URL });
    await writeThere('STOP', { From: 'whatsapp:+5531933334444' });
    expect(await rowThere()).toMatchObject({ optedOutAt: null });
  });

  test('C4: a message that Advanced Opt-Out answered gets empty TwiML', async () => {
    expect((await writeThere('alto ya', { OptOutType: 'STOP' })).text).toBe(EMPTY);
    expect((await rowThere())?.optedOutAt).toEqual(NOW);
  });

  test('C14: opens the window for a test, until 23 h 50 min later', async () => {
    const writeFirst = { code: 'whatsapp_write_first', params: { number: '+1 202 555 0199' } };
    const shown = async () => {
      const { body } = await ruth.get<{ methods: MethodState[] }>(`/api/alerts/preferences/${ruth.id}`);
      return body.methods.find(({ method }) => method === 'whatsapp');
    };
    expect(await shown()).toMatchObject({ state: 'waiting', said: writeFirst });
    const ask = async () => (await ruth.post(`/api/alerts/test/${ruth.id}`, {}, { origin: PUBLIC_URL })).body.results;
    expect(await ask()).toMatchObject({
      failed: ['whatsapp'],
      said: { whatsapp: writeFirst },
    });
    await writeThere('Hello');
    await api.site.clock.advance(23 * 60 * 60_000 + 49 * 60_000);
    expect(await ask()).toMatchObject({ success: ['whatsapp'] });
    expect(await shown()).toMatchObject({ state: 'ready', said: null });
    await api.site.clock.advance(60_000);
    expect(await ask()).toMatchObject({ failed: ['whatsapp'] });
    expect(await shown()).toMatchObject({ state: 'waiting', said: writeFirst });
  });

  test('C14: another number has a window of its own', async () => {
    await writeThere('Hello');
    expect((await rowThere())?.details).toEqual({ lastWrittenAt: NOW.toISOString() });
    const json = { alertMethods: ['whatsapp'], whatsappNumber: '+12345678902' };
    await ruth.post(`/api/alerts/preferences/${ruth.id}`, json, { origin: PUBLIC_URL });
    expect((await rowThere())?.details).toEqual({});
  });

  test('C7: is read, and a report that comes later or again changes nothing', async () => {
    const id = await message({ channel: 'whatsapp' });
    await report('read', { To: `whatsapp:${NUMBER}` });
    await api.site.clock.advance(60_000);
    await report('delivered', { To: `whatsapp:${NUMBER}` });
    await report('read', { To: `whatsapp:${NUMBER}` });
    expect(await stateOf(id)).toMatchObject({ deliveredAt: NOW, readAt: NOW });
  });
});

test('a call without the usual fields of Twilio is accepted and changes nothing', async () => {
  expect((await call(INBOUND, { Body: 'STOP' })).text).toBe(EMPTY);
  expect((await call(STATUS, {})).text).toBe(EMPTY);
  expect(await optedOut()).toBe(false);
});
