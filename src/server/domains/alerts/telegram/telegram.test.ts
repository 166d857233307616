import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { TelegramStatus } from '../../../../shared/telegram.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';

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

  test('of a chat that refuses messages is not subscribed, and still says which it was (rules.md C30)', async () => {
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

  test('with a token nobody was given answers the neutral text (rules.md C28)', async () => {
    api.site.channels.set('telegram', createRecordingChannel('telegram'));
    const answer = await link('a-token');
    expect(answer.status).toBe(400);
    expect(answer.body.error).toMatch(/wrong, too old or was already used/);
    expect((await status()).body.subscribed).toBe(false);
  });

  test('somebody else is refused before anything is said', async () => {
    const naomi = await api.member();
    expect((await link('a-token', naomi.id)).status).toBe(403);
  });
});

describe('unlinking', () => {
  test('forgets the account everywhere and switches the method off, with a row in the ledger', async () => {
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

  test('is not for others', async () => {
    await linked();
    expect((await unlink(await api.member())).status).toBe(403);
    expect((await status()).body.subscribed).toBe(true);
  });
});
