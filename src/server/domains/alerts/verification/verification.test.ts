import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { MethodState } from '../../../../shared/alerts.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { startScheduler } from '../../../testing/queue/queue.ts';
import { mailboxKey } from '../mail-links/service.ts';

let api: TestApi;
let ruth: SignedIn;
let email: RecordingChannel;

beforeEach(async () => {
  api = createTestApi();
  ruth = await api.member({ email: 'ruth@parish.example', confirmed: false });
  email = createRecordingChannel();
  await startScheduler(api.site, [email]);
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const start = (channel = 'email', by = ruth) => by.post(`/api/alerts/verify/${ruth.id}/start`, { channel });
const confirm = (code: string, by = ruth) => by.post(`/api/alerts/verify/${by.id}/confirm`, { channel: 'email', code });
const isConfirmed = async (by = ruth) => (await by.get<{ user: { emailVerified: boolean } }>('/api/auth/me')).body.user;

/** The code in the last mail, which leaves within five seconds. */
async function mailedCode(): Promise<string> {
  await api.site.clock.advance(5_000);
  const mail = email.sent.at(-1);
  if (mail?.kind !== 'verify_email') throw new Error('no verification mail was sent');
  return new URL(mail.verifyUrl).searchParams.get('token') as string;
}

test('a site that keeps mail as files says so, and promises no link', async () => {
  api.site.channels.set('email', { ...email, captures: true });
  expect((await start()).body).toMatchObject({ success: true, said: { code: 'link_captured' } });
});

test('the mailed token, given as the code, confirms the address', async () => {
  const started = await start();
  expect([started.status, started.body]).toEqual([
    200,
    {
      success: true,
      message: 'We sent a link to ruth@parish.example. Open it to confirm your address.',
      said: { code: 'link_sent', params: { email: 'ruth@parish.example' } },
    },
  ]);
  const confirmed = await confirm(` ${await mailedCode()} `);
  expect([confirmed.status, confirmed.body]).toEqual([
    200,
    { success: true, message: 'This address is confirmed.', said: { code: 'address_confirmed' } },
  ]);
  expect(await isConfirmed()).toMatchObject({ emailVerified: true });
});

test('an address that is confirmed already needs nothing: no mail, and any code will do', async () => {
  const naomi = await api.member();
  const path = `/api/alerts/verify/${naomi.id}`;
  expect((await naomi.post(`${path}/start`, { channel: 'email' })).body.success).toBe(true);
  expect((await naomi.post(`${path}/confirm`, { channel: 'email', code: 'any' })).body.success).toBe(true);
  await api.site.clock.advance(60_000);
  expect(email.sent).toEqual([]);
});

test('an address that was refused shows by the same link that it works again', async () => {
  const { alertAddresses } = api.site.db.tables;
  const refused = { verifiedAt: new Date(), disabledAt: new Date(), disabledReason: '550' };
  await api.site.db.update(alertAddresses).set(refused);
  await start();
  expect((await confirm(await mailedCode())).status).toBe(200);
  expect(await api.site.db.select().from(alertAddresses)).toMatchObject([{ disabledAt: null, disabledReason: null }]);
});

test('a code that is wrong is refused at its field, and nothing is confirmed', async () => {
  await start();
  const { status, body } = await confirm('wrong');
  expect(status).toBe(400);
  expect(body.issues).toEqual([
    {
      path: ['code'],
      message: expect.stringContaining('expired or was already used'),
      said: { code: 'verification_code_over' },
    },
  ]);
  expect(await isConfirmed()).toMatchObject({ emailVerified: false });
  expect((await confirm('  ')).status).toBe(400);
});

test('another member’s code confirms neither, and stays good for its owner', async () => {
  const naomi = await api.member({ confirmed: false });
  await start();
  const code = await mailedCode();
  expect((await confirm(code, naomi)).status).toBe(400);
  expect(await isConfirmed(naomi)).toMatchObject({ emailVerified: false });
  expect(await isConfirmed()).toMatchObject({ emailVerified: false });
  expect((await confirm(code)).status).toBe(200);
});

test('a code of another account is refused even where it was mailed to the same address, as after a change of address', async () => {
  const naomi = await api.member({ confirmed: false });
  await start();
  const code = await mailedCode();
  const { authTokens } = api.site.db.tables;
  await api.site.db.update(authTokens).set({ address: naomi.email });
  expect((await confirm(code, naomi)).status).toBe(400);
  expect(await isConfirmed(naomi)).toMatchObject({ emailVerified: false });
});

test('no more than ten mails with a link an hour go to one mailbox, and the answer is the same past that', async () => {
  const mailbox = mailboxKey(api.site, ruth.email);
  for (let each = 0; each < 9; each += 1) await api.site.rateLimits.consume('mail_to_address', mailbox);
  const { deliveries } = api.site.db.tables;
  const mails = async () => (await api.site.db.select().from(deliveries)).length;
  const before = await mails();
  expect([(await start()).status, (await start()).status]).toEqual([200, 200]);
  expect((await mails()) - before).toBe(1);
});

test('three mails in ten minutes, then 429', async () => {
  for (let count = 0; count < 3; count += 1) expect((await start()).status).toBe(200);
  const refused = await start();
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
});

describe('a channel', () => {
  test.each(['sms', 'whatsapp'])('%s that is not set up says so', async (channel) => {
    const { status, body } = await start(channel);
    expect(status).toBe(409);
    expect(body.error).toMatch(/ is not set up on this site\./);
    const answer = await ruth.post(`/api/alerts/verify/${ruth.id}/confirm`, { channel, code: '123456' });
    expect(answer.status).toBe(409);
  });

  test.each(['push', 'slack', 'telegram', 'desktop'])('%s has nothing to prove', async (channel) => {
    const { status, body } = await start(channel);
    expect(status).toBe(400);
    expect(body.issues).toEqual([
      {
        path: ['channel'],
        message: expect.stringMatching(/ needs no verification$/),
        said: expect.objectContaining({ code: 'nothing_to_verify' }),
      },
    ]);
  });
});

test('is for the member and an admin', async () => {
  const naomi = await api.member();
  const admin = await api.member({ role: 'admin' });
  expect((await start('email', naomi)).status).toBe(403);
  expect((await start('email', admin)).status).toBe(200);
  expect((await admin.post('/api/alerts/verify/4711/start', { channel: 'email' })).status).toBe(404);
  await api.site.clock.advance(5_000);
  expect(email.sent.map(({ to }) => to.address)).toEqual(['ruth@parish.example']);
});

test('a start makes the switch of a member who waits ready, once confirmed', async () => {
  await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['email'] });
  await start();
  await confirm(await mailedCode());
  const { methods } = (await ruth.get<{ methods: MethodState[] }>(`/api/alerts/preferences/${ruth.id}`)).body;
  expect(methods.find(({ method }) => method === 'email')).toMatchObject({ state: 'ready' });
});
