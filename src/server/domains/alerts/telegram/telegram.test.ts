import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TelegramStatus } from '../../../../shared/alerts/telegram.ts';
import type { TestResults } from '../../../../shared/alerts.ts';
import { type Channel, openChannel } from '../../../channels/channel.ts';
import type { IncomingEvent } from '../../../channels/incoming.ts';
import { telegram } from '../../../channels/telegram/telegram.ts';
import { readEnv } from '../../../site/env.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { PASSWORD } from '../../../testing/members/accounts.ts';
import { SYSTEM } from '../../../testing/members/members.ts';
import { tokenIn } from '../../../testing/providers/mails.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { BOT_TOKEN, startTelegramServer, type TelegramServer } from '../../../testing/providers/telegram-server.ts';
import { receiveEvents } from '../../../testing/webhooks/receive-events.ts';
import { makeResetLink } from '../../auth/password/password-reset.ts';
import { hashAddress } from '../../consent/service.ts';
import { deleteOldProofs } from '../proofs/service.ts';

const NOTHING = { subscribed: false, telegramUsername: null, firstName: null, lastName: null, subscribedAt: null };

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  ruth = await api.member();
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const status = async (id = ruth.id, by = ruth) => by.get<TelegramStatus>(`/api/telegram/status/${id}`);
const link = (subscriptionToken: unknown, userId = ruth.id) =>
  ruth.post('/api/telegram/link', { userId, subscriptionToken });
const unlink = (by = ruth) => by.send('DELETE', `/api/telegram/unsubscribe/${ruth.id}`);

/** Opens a site whose bot has a name, or an error in its place. */
function openBot(failure?: Error): void {
  const linkUrl = async (secret: string) => {
    if (failure) throw failure;
    return `https://t.me/hesed_bot?start=${secret}`;
  };
  api.site.channels.set('telegram', { ...createRecordingChannel('telegram'), linkUrl });
}

/** Returns the token that the bot gives to a chat. */
async function tokenFor(address: string): Promise<string> {
  const details = { username: 'ruth_g', firstName: 'Ruth', lastName: null };
  const [reply] = await receiveEvents(api.site, [{ kind: 'ask_token', channel: 'telegram', address, details }]);
  return reply?.text.split('\n').at(-1) ?? '';
}

async function chats(): Promise<[number, string][]> {
  const rows = await api.site.db.select().from(api.site.db.tables.alertAddresses);
  return rows.filter(({ channel }) => channel === 'telegram').map(({ userId, address }) => [userId, address]);
}

async function linked(fields: { disabledAt?: Date } = {}): Promise<void> {
  await api.site.db.insert(api.site.db.tables.alertAddresses).values({
    userId: ruth.id,
    channel: 'telegram',
    address: '4711',
    details: { username: 'ruth_g', firstName: 'Ruth' },
    verifiedAt: new Date('2027-02-01T08:00Z'),
    ...fields,
  });
}

describe('the status', () => {
  test('of a member with no account has every field, with nothing in it', async () => {
    expect((await status()).body).toEqual(NOTHING);
  });

  test('names the account that is linked, and neither chat nor token', async () => {
    await linked();
    const { body } = await status();
    expect(body).toEqual({
      subscribed: true,
      telegramUsername: 'ruth_g',
      firstName: 'Ruth',
      lastName: null,
      subscribedAt: '2027-02-01T08:00:00.000Z',
    });
  });

  test('of a chat that refuses messages is not subscribed, and still names the account (rules.md C30)', async () => {
    await linked({ disabledAt: new Date('2027-02-02T08:00Z') });
    expect((await status()).body).toMatchObject({ subscribed: false, telegramUsername: 'ruth_g' });
  });

  test('is for the member and an admin', async () => {
    const naomi = await api.member();
    const admin = await api.member({ role: 'admin' });
    expect((await status(ruth.id, naomi)).status).toBe(403);
    expect((await status(ruth.id, admin)).status).toBe(200);
    expect((await status(4711, admin)).status).toBe(404);
  });
});

describe('linking', () => {
  test.each(['', '   '])('with an empty token "%s" asks for one, at its field (product.md §5)', async (token) => {
    const answer = await link(token);
    expect(answer.status).toBe(400);
    expect(answer.body.issues).toEqual([
      {
        path: ['subscriptionToken'],
        message: 'Please enter your Telegram subscription token',
        said: { code: 'telegram_token_needed' },
      },
    ]);
  });

  test('on a site without Telegram says so, as `error` (decisions.md D32, D36)', async () => {
    const answer = await link('a-token');
    expect(answer.status).toBe(409);
    expect(answer.body.error).toBe('Telegram is not set up on this site. Ask your church if you would like it.');
  });

  test('C28 with a wrong, a used and an old token answers the same neutral text, and links nothing', async () => {
    openBot();
    const used = await tokenFor('4711');
    await link(used);
    const naomi = await api.member();
    const again = await naomi.post('/api/telegram/link', { userId: naomi.id, subscriptionToken: used });
    expect(again.status, 'it links nobody else').toBe(400);
    expect(await chats()).toEqual([[ruth.id, '4711']]);
    await unlink();
    const old = await tokenFor('4711');
    await api.site.clock.advance(15 * 60_000 + 1);
    for (const token of ['a-token', used, old]) {
      const answer = await link(token);
      expect([answer.status, answer.body.error]).toEqual([
        400,
        expect.stringMatching(/wrong, too old or was already used/),
      ]);
    }
    expect((await status()).body).toEqual(NOTHING);
  });

  test('C28 with the token that the bot gave to a chat links that chat, with a row in the ledger (decisions.md D26)', async () => {
    openBot();
    const token = await tokenFor('4711');
    expect(token).toMatch(/^[A-Za-z0-9_-]{22,43}$/);
    const answer = await link(` ${token} `);
    const subscription = { ...NOTHING, subscribed: true, telegramUsername: 'ruth_g', firstName: 'Ruth' };
    expect(answer.body).toEqual({
      success: true,
      subscription: { ...subscription, subscribedAt: '2027-03-01T08:00:00.000Z' },
    });
    expect(await chats()).toEqual([[ruth.id, '4711']]);
    const events = await api.site.db.select().from(api.site.db.tables.consentEvents);
    expect(events.at(-1)).toMatchObject({ channel: 'telegram', action: 'verified', source: 'link' });
  });

  test('C28 stores only a hash of the token, and deletes it when it is too old', async () => {
    openBot();
    const token = await tokenFor('4711');
    const stored = () => api.site.db.select().from(api.site.db.tables.chatTokens);
    expect(await stored()).toMatchObject([{ address: '4711', tokenHash: expect.stringMatching(/^[0-9a-f]{64}$/) }]);
    expect(JSON.stringify(await stored())).not.toContain(token);
    await api.site.clock.advance(15 * 60_000 + 1);
    await deleteOldProofs(api.site);
    expect(await stored()).toEqual([]);
  });

  test('C28 invalidates the earlier token', async () => {
    openBot();
    const first = await tokenFor('4711');
    await tokenFor('4711');
    expect((await link(first)).status).toBe(400);
  });

  test('C28 takes the chat from its earlier member, and replaces the member’s earlier chat', async () => {
    openBot();
    const naomi = await api.member();
    await linked();
    await naomi.post('/api/telegram/link', { userId: naomi.id, subscriptionToken: await tokenFor('4711') });
    expect(await chats()).toEqual([[naomi.id, '4711']]);
    await naomi.post('/api/telegram/link', { userId: naomi.id, subscriptionToken: await tokenFor('4712') });
    expect(await chats()).toEqual([[naomi.id, '4712']]);
  });

  test('C30 starts a chat again that had refused messages', async () => {
    openBot();
    await linked({ disabledAt: new Date('2027-02-02T08:00Z') });
    await link(await tokenFor('4711'));
    expect((await status()).body.subscribed).toBe(true);
  });

  test('another member gets 403 before any check of the token', async () => {
    const naomi = await api.member();
    expect((await link('a-token', naomi.id)).status).toBe(403);
  });
});

describe('the address of the bot', () => {
  const startLink = (userId = ruth.id) =>
    ruth.post<{ url: string; expiresAt: string; error?: string }>(`/api/telegram/start-link/${userId}`, {});

  test('C28 carries a secret that links the chat it is sent from (decisions.md D26)', async () => {
    openBot();
    const { status: answered, body } = await startLink();
    expect([answered, body.expiresAt]).toEqual([200, '2027-03-01T08:15:00.000Z']);
    const secret = new URL(body.url).searchParams.get('start') ?? '';
    expect(secret).toMatch(/^[A-Za-z0-9_-]{22,43}$/);
    const details = { username: 'ruth_g', firstName: 'Ruth', lastName: null };
    const [reply] = await receiveEvents(api.site, [
      { kind: 'link', channel: 'telegram', address: '4711', secret, details },
    ]);
    const [{ username } = { username: '' }] = await api.site.db.select().from(api.site.db.tables.users);
    expect(reply?.text).toContain(`This chat is linked to the account “${username}”.`);
    expect(reply?.text).not.toContain(ruth.email);
    expect(await chats()).toEqual([[ruth.id, '4711']]);
  });

  test('C28 that takes a chat from another member alerts that member by mail, with ledger rows for both', async () => {
    openBot();
    const naomi = await api.member();
    await linked();
    const { body } = await naomi.post<{ url: string }>(`/api/telegram/start-link/${naomi.id}`, {});
    const secret = new URL(body.url).searchParams.get('start') ?? '';
    await receiveEvents(api.site, [{ kind: 'link', channel: 'telegram', address: '4711', secret, details: {} }]);
    expect(await chats()).toEqual([[naomi.id, '4711']]);
    const { deliveries, securityEvents, consentEvents } = api.site.db.tables;
    expect(await api.site.db.select().from(securityEvents)).toMatchObject([
      { userId: ruth.id, kind: 'chat_linked_elsewhere', mailAddress: ruth.email },
    ]);
    expect(await api.site.db.select().from(deliveries)).toMatchObject([
      { userId: ruth.id, kind: 'security_alert', channel: 'email', status: 'pending' },
    ]);
    const rows = (await api.site.db.select().from(consentEvents)).filter(({ channel }) => channel === 'telegram');
    expect(rows.map(({ userId, action, source }) => [userId, action, source])).toEqual([
      [ruth.id, 'opt_out', 'linked_elsewhere'],
      [naomi.id, 'verified', 'link'],
    ]);
    expect(rows[0]?.addressHash).toBe(rows[1]?.addressHash);
  });

  test.each([
    ['the chat', '4711', ['telegram'], ['opt_in', 'opt_out', 'opt_in', 'verified']],
    ['another chat', '4712', ['telegram'], ['opt_in', 'opt_out', 'opt_in', 'verified']],
    ['the chat, with Telegram off,', '4711', [], ['opt_out', 'verified']],
  ])(
    'C28 that links %s after /stop starts messages again with a row in the ledger (decisions.md D30)',
    async (_what, address, alertMethods, actions) => {
      openBot();
      await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods });
      await linked();
      await receiveEvents(api.site, [{ kind: 'stop', channel: 'telegram', address: '4711' }]);
      const secret = new URL((await startLink()).body.url).searchParams.get('start') ?? '';
      await receiveEvents(api.site, [{ kind: 'link', channel: 'telegram', address, secret, details: {} }]);
      expect((await status()).body.subscribed).toBe(true);
      const rows = await api.site.db.select().from(api.site.db.tables.consentEvents);
      expect(rows.map(({ action }) => action)).toEqual(actions);
      const optIns = rows.filter(({ action, source }) => action === 'opt_in' && source === 'link');
      expect(optIns.map(({ addressHash }) => addressHash)).toEqual(
        alertMethods.length > 0 ? [hashAddress(api.site, 'telegram', address)] : [],
      );
    },
  );

  test.each([
    ['signs out everywhere else', () => ruth.send('DELETE', '/api/auth/sessions', { json: {} })],
    [
      'ends one session in the list',
      async () => {
        await api.visitor().post('/api/auth/login', { email: ruth.email, password: PASSWORD });
        const { body } = await ruth.get<{ sessions: { id: string; current: boolean }[] }>('/api/auth/sessions');
        const other = body.sessions.find(({ current }) => !current);
        return ruth.send('DELETE', `/api/auth/sessions/${other?.id}`);
      },
    ],
    [
      'deletes a token',
      async () => {
        const { body } = await ruth.post<{ id: number }>('/api/tokens', { name: 'Board', scopes: ['write'] });
        return ruth.send('DELETE', `/api/tokens/${body.id}`);
      },
    ],
    [
      'changes their password',
      () =>
        ruth.post('/api/auth/change-password', { currentPassword: PASSWORD, newPassword: 'thy people are my people' }),
    ],
    [
      'sets a new password by a mailed link',
      async () => {
        const token = tokenIn(await makeResetLink(api.site, SYSTEM, ruth.id));
        return api.visitor().post('/api/auth/reset-password', { token, password: 'thy people are my people' });
      },
    ],
  ])('C28 is invalid once the member %s', async (_what, act) => {
    openBot();
    const secret = new URL((await startLink()).body.url).searchParams.get('start') ?? '';
    expect((await act()).status).toBe(200);
    const [reply] = await receiveEvents(api.site, [
      { kind: 'link', channel: 'telegram', address: '4711', secret, details: {} },
    ]);
    expect(reply?.text).toMatch(/wrong, too old or was already used/);
    expect(await chats()).toEqual([]);
  });

  test('does not exist on a site without Telegram, and while Telegram does not answer', async () => {
    expect((await startLink()).body.error).toMatch(/^Telegram is not set up on this site/);
    openBot(new Error('getMe: unreachable'));
    const answer = await startLink();
    expect([answer.status, answer.body.error]).toEqual([
      409,
      'Telegram can’t be reached right now. Please try again in a minute.',
    ]);
    expect(api.site.logged.splice(0)).toMatchObject([{ channel: 'telegram' }]);
  });

  test('is for the member only', async () => {
    expect((await startLink((await api.member()).id)).status).toBe(403);
  });
});

describe('a command in the chat', () => {
  const about = { channel: 'telegram', address: '4711' } as const;
  const say = async (event: IncomingEvent) => (await receiveEvents(api.site, [event]))[0]?.text;
  const start: IncomingEvent = { kind: 'ask_token', ...about, details: {} };

  test('C30 /stop ends messages, which Settings shows, and /start lets them come again', async () => {
    openBot();
    await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['telegram'] });
    await linked();
    expect(await say({ kind: 'stop', ...about })).toBe(
      'You will get no more messages from Hesed in this chat. Send /start to get them again.',
    );
    expect((await status()).body.subscribed).toBe(false);
    const { body } = await ruth.get<{ methods: { method: string; state: string }[] }>(
      `/api/alerts/preferences/${ruth.id}`,
    );
    expect(body.methods.find(({ method }) => method === 'telegram')).toMatchObject({ state: 'disabled' });
    expect(await say(start)).toBe('You will get messages from Hesed in this chat again. Send /stop to end them.');
    expect((await status()).body.subscribed).toBe(true);
  });

  test('/pause rests the messages of the member for two weeks, with a row in the ledger, and nothing of a stranger', async () => {
    openBot();
    await linked();
    const pauses = () => api.site.db.select().from(api.site.db.tables.pauses);
    expect(await say({ kind: 'pause', channel: 'telegram', address: '99' })).toContain('Send /start to link it');
    expect(await pauses()).toEqual([]);
    expect(await say({ kind: 'pause', ...about })).toContain('Your guidance is paused.');
    expect(await say({ kind: 'pause', ...about }), 'a command in a chat is always answered').toContain('paused');
    expect(await pauses()).toMatchObject([{ userId: ruth.id, endsAt: new Date('2027-03-15T08:00Z') }]);
    const events = await api.site.db.select().from(api.site.db.tables.consentEvents);
    expect(events).toMatchObject([{ channel: 'all', action: 'paused', source: 'reply' }]);
  });

  test('/help names the commands, in the language that Telegram names for a stranger', async () => {
    expect(await say({ kind: 'help', ...about })).toContain('Send /start to link this chat,');
    expect(await say({ kind: 'help', ...about, language: 'es' })).toContain('Envía /start');
    expect(await say({ kind: 'help', ...about, language: 'tlh' })).toContain('Send /start');
  });
});

describe('unlinking', () => {
  test('deletes the account everywhere and switches the method off, with a row in the ledger', async () => {
    await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['email', 'telegram'] });
    await linked();
    const answer = await unlink();
    expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect((await status()).body).toEqual(NOTHING);
    const { userProfiles, alertAddresses, consentEvents } = api.site.db.tables;
    expect(await api.site.db.select().from(userProfiles)).toMatchObject([{ alertMethods: ['email'] }]);
    expect((await api.site.db.select().from(alertAddresses)).map(({ channel }) => channel)).toEqual(['email']);
    expect((await api.site.db.select().from(consentEvents)).at(-1)).toMatchObject({
      channel: 'telegram',
      action: 'opt_out',
      source: 'settings',
      addressHash: expect.any(String),
    });
  });

  test('where nothing is linked succeeds and adds nothing to the ledger', async () => {
    expect((await unlink()).status).toBe(200);
    expect(await api.site.db.select().from(api.site.db.tables.consentEvents)).toEqual([]);
  });

  test('is for the member only', async () => {
    await linked();
    expect((await unlink(await api.member())).status).toBe(403);
    expect((await status()).body.subscribed).toBe(true);
  });
});

describe('a test over the real protocol', () => {
  let bots: TelegramServer;
  let channel: Channel;

  beforeEach(async () => {
    bots = await startTelegramServer();
    const env = readEnv({ TELEGRAM_BOT_TOKEN: BOT_TOKEN, TELEGRAM_API_URL: bots.url });
    channel = openChannel('telegram', telegram, { ...api.site, env, openTabs: api.site.live });
    api.site.channels.set('telegram', channel);
    await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['telegram'] });
  });
  afterEach(async () => {
    await channel.close();
    await bots.close();
  });

  const ask = async () => (await ruth.post<{ results: TestResults }>(`/api/alerts/test/${ruth.id}`, {})).body.results;

  test('C34 arrives in the chat that is linked; without one it fails with a sentence and no call', async () => {
    expect(await ask()).toMatchObject({ success: [], failed: ['telegram'], errors: { telegram: expect.any(String) } });
    expect(bots.calls).toEqual([]);
    await linked();
    bots.setChat(4711, 'open');
    expect(await ask()).toMatchObject({ success: ['telegram'], failed: [] });
    expect(bots.sent).toMatchObject([{ chat_id: 4711 }]);
  });

  test('C30 to a person who blocked the bot fails at once and for good, and Settings shows it', async () => {
    await linked();
    bots.setChat(4711, 'blocked');
    expect(await ask()).toMatchObject({ failed: ['telegram'] });
    expect(bots.calls).toEqual(['sendMessage']);
    const { deliveries, alertAddresses } = api.site.db.tables;
    expect(await api.site.db.select().from(deliveries)).toMatchObject([
      { status: 'failed', attempts: 1, runAt: null, errorCode: 'telegram_blocked' },
    ]);
    const stored = await api.site.db.select().from(alertAddresses);
    expect(stored.at(-1)).toMatchObject({ channel: 'telegram', disabledReason: 'telegram_blocked' });
    expect((await status()).body).toMatchObject({ subscribed: false, telegramUsername: 'ruth_g' });
    const { body } = await ruth.get<{ methods: { method: string; state: string }[] }>(
      `/api/alerts/preferences/${ruth.id}`,
    );
    expect(body.methods.find(({ method }) => method === 'telegram')).toMatchObject({ state: 'disabled' });
  });
});
