import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { retry } from '../../../channels/send-result.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { createTestScheduler } from '../../../testing/queue/scheduler.ts';
import { receiveEvents } from '../../../testing/webhooks/receive-events.ts';

const MINUTE = 60_000;
const NUMBER = '+12345678901';

let api: TestApi;
let ruth: SignedIn;
let sms: RecordingChannel;
let scheduler: ReturnType<typeof createTestScheduler>;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  sms = createRecordingChannel('sms');
  scheduler = createTestScheduler(api.site, [sms]);
  ruth = await api.member();
  await choose(NUMBER);
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const choose = (phoneNumber: string, more: Record<string, unknown> = {}) =>
  ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['sms'], phoneNumber, smsConsent: true, ...more });
const start = (by = ruth) => by.post(`/api/alerts/verify/${by.id}/start`, { channel: 'sms' });
const confirm = (code: string, by = ruth) => by.post(`/api/alerts/verify/${by.id}/confirm`, { channel: 'sms', code });

/** Returns the codes that went out so far, oldest first. */
function codes(): string[] {
  return sms.sent.flatMap((message) => (message.kind === 'verify_code' ? [message.code] : []));
}

/** Requests a code and returns the one that was sent. */
async function sendCode(): Promise<string> {
  expect((await start()).status).toBe(200);
  await scheduler.beat();
  return codes().at(-1) as string;
}

const wrong = (code: string) => (code === '000000' ? '000001' : '000000');
const verifiedAt = async () => {
  const { alertAddresses: t } = api.site.db.tables;
  const [row] = await api.site.db.select().from(t).where(eq(t.channel, 'sms'));
  return row?.verifiedAt ?? null;
};

describe('a code that proves a number (rules.md C10)', () => {
  test('has six digits, goes to the number and proves it, with a row in the ledger', async () => {
    const code = await sendCode();
    expect(code).toMatch(/^\d{6}$/);
    expect(sms.sent.map(({ to }) => to.address)).toEqual([NUMBER]);
    expect((await confirm(code)).body).toMatchObject({ success: true, said: { code: 'address_confirmed' } });
    expect(await verifiedAt()).toEqual(new Date('2027-03-01T08:00Z'));
    expect((await api.site.db.select().from(api.site.db.tables.consentEvents)).at(-1)).toMatchObject({
      channel: 'sms',
      action: 'verified',
      source: 'code',
      addressHash: expect.any(String),
    });
  });

  test('C10: works once, also for the same number that is typed again', async () => {
    const code = await sendCode();
    await confirm(code);
    await choose('+12345678902');
    await choose(NUMBER);
    expect(await verifiedAt()).toBeNull();
    expect((await confirm(code)).status).toBe(400);
    expect(await verifiedAt()).toBeNull();
  });

  test('C9: once it is typed, the first message says the terms that were agreed to', async () => {
    await confirm(await sendCode());
    await scheduler.beat();
    expect(sms.sent.slice(1)).toEqual([
      {
        kind: 'number_verified',
        id: expect.any(String),
        to: { name: expect.any(String), address: NUMBER, language: 'en', secrets: {} },
        termsUrl: 'http://hesed.example/consent/sms-whatsapp',
      },
    ]);
  });

  test.each([
    ['the box is not ticked', { smsConsent: false }, {}],
    ['the number opted out', {}, { optedOutAt: new Date(0) }],
  ])('C9: where %s, a code that is typed sends nothing', async (_what, choices, address) => {
    const code = await sendCode();
    const { userProfiles, alertAddresses } = api.site.db.tables;
    await api.site.db.update(userProfiles).set({ alertMethods: ['sms'], ...choices });
    expect((await confirm(code)).status).toBe(200);
    await api.site.db.update(alertAddresses).set({ verifiedAt: new Date(0), ...address });
    await scheduler.beat();
    expect(sms.sent).toHaveLength(1);
  });

  test('C9: where the box is ticked later, the terms go then, and once', async () => {
    await choose(NUMBER, { alertMethods: ['email'], smsConsent: false });
    await confirm(await sendCode());
    await scheduler.beat();
    expect(sms.sent).toHaveLength(1);
    await choose(NUMBER);
    await scheduler.beat();
    expect(sms.sent.slice(1)).toMatchObject([
      { kind: 'number_verified', to: { address: NUMBER }, termsUrl: 'http://hesed.example/consent/sms-whatsapp' },
    ]);
    await choose(NUMBER, { alertMethods: ['email'], smsConsent: false });
    await choose(NUMBER);
    await ruth.patch(`/api/alerts/preferences/${ruth.id}`, { switches: { email: false } });
    await scheduler.beat();
    expect(sms.sent).toHaveLength(2);
  });

  test('C9: the terms do not come again once their delivery is deleted by age', async () => {
    await confirm(await sendCode());
    await scheduler.beat();
    await api.site.db.delete(api.site.db.tables.deliveries);
    await choose(NUMBER, { alertMethods: ['email'], smsConsent: false });
    await choose(NUMBER);
    await scheduler.beat();
    expect(sms.sent.map(({ kind }) => kind)).toEqual(['verify_code', 'number_verified']);
  });

  test('C9: terms that wait do not go once the member takes back their consent', async () => {
    const code = await sendCode();
    sms.next.push(retry('twilio_503'));
    await confirm(code);
    await scheduler.beat();
    await choose(NUMBER, { alertMethods: ['email'], smsConsent: false });
    await api.site.clock.advance(2 * MINUTE);
    await scheduler.beat();
    expect(sms.sent.map(({ kind }) => kind)).toEqual(['verify_code']);
    await choose(NUMBER);
    await scheduler.beat();
    expect(sms.sent.map(({ kind }) => kind)).toEqual(['verify_code', 'number_verified']);
  });

  test('C9: another number that is proved gets the terms as well', async () => {
    await confirm(await sendCode());
    await scheduler.beat();
    await api.site.clock.advance(MINUTE);
    await choose('+12345678902');
    await confirm(await sendCode());
    await scheduler.beat();
    expect(sms.sent.map(({ kind, to }) => [kind, to.address])).toEqual([
      ['verify_code', NUMBER],
      ['number_verified', NUMBER],
      ['verify_code', '+12345678902'],
      ['number_verified', '+12345678902'],
    ]);
  });

  test('is stored nowhere as it is', async () => {
    const code = await sendCode();
    const { addressProofs, deliveries } = api.site.db.tables;
    const rows = [
      ...(await api.site.db.select().from(addressProofs)),
      ...(await api.site.db.select().from(deliveries)),
    ];
    expect(JSON.stringify(rows)).not.toContain(code);
  });

  test('is invalid after five wrong tries, even where the right code follows', async () => {
    const code = await sendCode();
    for (let tries = 0; tries < 5; tries += 1) {
      const { status, body } = await confirm(wrong(code));
      expect([status, body.said]).toEqual([400, { code: 'code_wrong' }]);
    }
    expect((await confirm(code)).status).toBe(400);
    expect(await verifiedAt()).toBeNull();
  });

  test('C10: is still valid at the fifth try', async () => {
    const code = await sendCode();
    for (let tries = 0; tries < 4; tries += 1) expect((await confirm(wrong(code))).status).toBe(400);
    expect((await confirm(code)).status).toBe(200);
  });

  test('C10: expires after ten minutes, and not before', async () => {
    const code = await sendCode();
    await api.site.clock.advance(10 * MINUTE);
    expect((await confirm(code)).status).toBe(400);
    await api.site.clock.advance(-1_000);
    expect((await confirm(code)).status).toBe(200);
  });

  test('is invalid once another was sent', async () => {
    const first = await sendCode();
    await api.site.clock.advance(MINUTE);
    const second = await sendCode();
    expect(second).not.toBe(first);
    expect((await confirm(first)).status).toBe(400);
    expect((await confirm(second)).status).toBe(200);
  });

  test('proves no other number than the one it went to', async () => {
    const code = await sendCode();
    await choose('+12345678902');
    expect((await confirm(code)).status).toBe(400);
    expect(await verifiedAt()).toBeNull();
  });

  test('counts for its own member only, even for the same number', async () => {
    const code = await sendCode();
    const naomi = await api.member();
    await naomi.post(`/api/alerts/preferences/${naomi.id}`, {
      alertMethods: ['sms'],
      phoneNumber: NUMBER,
      smsConsent: true,
    });
    expect((await confirm(code, naomi)).status).toBe(400);
  });

  test('C10: is sent three times to a number in ten minutes, all members who ask taken together', async () => {
    const naomi = await api.member();
    await naomi.post(`/api/alerts/preferences/${naomi.id}`, {
      alertMethods: ['sms'],
      phoneNumber: NUMBER,
      smsConsent: true,
    });
    for (const by of [ruth, naomi, ruth]) expect((await start(by)).status).toBe(200);
    const { status, headers } = await start(naomi);
    expect(status).toBe(429);
    expect(Math.ceil(Number(headers.get('retry-after')) / 60)).toBe(10);
  });

  test('C10: is sent ten times in an hour for one network address', async () => {
    // Three members and eleven numbers, so that no other limit is reached.
    const members = [ruth, await api.member(), await api.member()];
    const ask = async (count: number) => {
      const by = members[count % 3] as SignedIn;
      const number = { alertMethods: ['sms'], phoneNumber: `+1234567${8000 + count}`, smsConsent: true };
      await by.post(`/api/alerts/preferences/${by.id}`, number);
      return start(by);
    };
    for (let count = 0; count < 10; count += 1) expect((await ask(count)).status).toBe(200);
    const { status, headers } = await ask(10);
    expect(status).toBe(429);
    expect(Math.ceil(Number(headers.get('retry-after')) / 60)).toBe(60);
  });

  test('is not sent again to a proved number', async () => {
    await confirm(await sendCode());
    expect((await start()).body).toMatchObject({ said: { code: 'address_confirmed' } });
    await scheduler.beat();
    expect(codes()).toHaveLength(1);
  });

  test('that was not sent is told at once, and is not tried again by the queue', async () => {
    sms.next.push({ kind: 'retry', code: 'twilio_20429', afterMs: 0, rests: 'message', address: 'none' });
    const answer = await start();
    expect([answer.status, answer.body.said]).toEqual([409, { code: 'not_sent', params: { code: 'twilio_20429' } }]);
    await api.site.clock.advance(MINUTE);
    await scheduler.beat();
    expect(codes()).toEqual([]);
  });

  test('that was not sent because the channel rests is told at once, and does not go when the rest is over', async () => {
    const until = new Date(api.site.clock.now() + 7_000);
    await api.site.db.insert(api.site.db.tables.channelRests).values({ channel: 'sms', until, code: 'twilio_20429' });
    const answer = await start();
    expect([answer.status, answer.body.said]).toEqual([409, { code: 'not_sent', params: { code: 'twilio_20429' } }]);
    await api.site.clock.advance(MINUTE);
    await scheduler.beat();
    expect(codes()).toEqual([]);
  });

  test('C7: that the provider reports as delivered before it answers was sent, and proves the number', async () => {
    const send = sms.send.bind(sms);
    sms.send = async (message) => {
      const told = { kind: 'receipt', state: 'delivered', channel: 'sms', providerId: 'SM1', sentTo: NUMBER } as const;
      await receiveEvents(api.site, [{ ...told, messageId: message.id }]);
      return send(message);
    };
    const answer = await start();
    expect([answer.status, answer.body.said]).toMatchObject([200, { code: 'code_sent' }]);
    expect((await confirm(codes().at(-1) as string)).body).toMatchObject({ said: { code: 'address_confirmed' } });
  });

  test('needs a number first, and the field says so', async () => {
    const naomi = await api.member();
    const { status, body } = await start(naomi);
    expect([status, (body.issues as { path: string[] }[])[0]?.path]).toEqual([400, ['phoneNumber']]);
  });
});

describe('the countries that a site allows (rules.md C10)', () => {
  const field = (answer: Awaited<ReturnType<typeof start>>) => (answer.body.issues as { path: string[] }[])[0]?.path;
  const british = '+442079460000';

  const allow = (settings: Partial<TestApi['site']['env']>) => void Object.assign(api.site.env, settings);

  test('C10: refuse a number of another country at its field, with a sentence that names them', async () => {
    allow({ PHONE_COUNTRIES: ['US', 'CA'] });
    const answer = await choose(british);
    expect([answer.status, field(answer), answer.body.error]).toEqual([
      400,
      ['phoneNumber'],
      'Only numbers from these countries work here: United States and Canada.',
    ]);
    expect((await choose('+14165550123')).status).toBe(200);
  });

  test('C10: are the site’s own country where none are set, and all of them where it has none', async () => {
    allow({ DEFAULT_COUNTRY: 'GB' });
    expect((await choose('+14165550123')).status).toBe(400);
    expect((await choose('2079460000')).status).toBe(200);
    expect((await start()).body).toMatchObject({ said: { code: 'code_sent', params: { address: '020 7946 0000' } } });
    allow({ DEFAULT_COUNTRY: undefined });
    expect((await choose('+14165550123')).status).toBe(200);
    expect((await start()).body).toMatchObject({ said: { params: { address: '+1 416 555 0123' } } });
  });

  test('C10: get no code and no message at a number stored earlier, and Settings says why', async () => {
    allow({ PHONE_COUNTRIES: ['GB'] });
    const answer = await start();
    expect([answer.status, field(answer)]).toEqual([400, ['phoneNumber']]);
    await api.site.db.update(api.site.db.tables.alertAddresses).set({ verifiedAt: new Date(0) });
    const { body } = await ruth.post<{ results: { said: Record<string, unknown> } }>(`/api/alerts/test/${ruth.id}`, {});
    expect(body.results.said).toEqual({ sms: { code: 'country_not_allowed', params: { countries: 'GB' } } });
    expect(sms.sent).toEqual([]);
  });
});
