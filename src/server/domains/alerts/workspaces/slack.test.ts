import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { WorkspaceStatus } from '../../../../shared/alerts/workspaces.ts';
import type { Inbox } from '../../../../shared/alerts.ts';
import { openChannels } from '../../../channels/registry.ts';
import { createTestApi, OWN_ORIGIN, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createSampleKeys } from '../../../testing/keys.ts';
import { identifyCaller } from '../../../testing/members/identified-caller.ts';
import { createApiToken } from '../../../testing/members/tokens.ts';
import type { Consent, SlackPerson, SlackServer } from '../../../testing/providers/slack-double.ts';
import { startSlackServer } from '../../../testing/providers/slack-server.ts';
import { sessionsOf } from '../../auth/sessions/sessions.ts';

let double: SlackServer;
let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  double = await startSlackServer();
  await open(double.env);
});
afterEach(async () => {
  api.close();
  await double.close();
});

/** Opens another site, with these settings and a member. */
async function open(env: Record<string, string>): Promise<void> {
  api = createTestApi({ env });
  const { env: all, log, keys, live } = api.site;
  const slack = openChannels({ env: all, log, keys, openTabs: live }).get('slack');
  if (slack) api.site.channels.set('slack', slack);
  ruth = await api.member({ email: double.ruth.email, confirmed: true });
}

const pathOf = (url: URL) => `${url.pathname}${url.search}`;
const authorizeUrl = async (member: SignedIn) => (await member.post<{ url: string }>('/api/slack/connect')).body.url;
/** Goes through Slack's page and returns the address in Settings to which the browser is redirected. */
async function connect(member = ruth, person: SlackPerson = double.ruth, answer: Consent = 'allow'): Promise<string> {
  const back = double.consent(await authorizeUrl(member), person, answer);
  return comeBack(member, back);
}
async function comeBack(browser: Pick<SignedIn, 'get'>, back: URL): Promise<string> {
  const { status, headers } = await browser.get(pathOf(back));
  expect(status).toBe(303);
  expect(headers.get('cache-control')).toBe('no-store');
  return headers.get('location')?.replace(OWN_ORIGIN, '') ?? '';
}
const ended = (outcome: string) => `/settings?slack=${outcome}#alerts`;
const statusOf = async (member = ruth) => (await member.get<WorkspaceStatus>(`/api/slack/status/${member.id}`)).body;
const addresses = async () =>
  (await api.site.db.select().from(api.site.db.tables.alertAddresses)).filter(({ channel }) => channel === 'slack');
const place = (channelId: string | null, member = ruth) => member.post(`/api/slack/place/${member.id}`, { channelId });
const disconnect = (member = ruth) => member.send('DELETE', `/api/slack/connection/${member.id}`);
const called = (method: string) => double.calls.filter((call) => call.method === method);
const methodsOf = async (member = ruth) =>
  (await member.get<{ alertMethods: string[] }>(`/api/alerts/preferences/${member.id}`)).body.alertMethods;

describe('connecting a workspace', () => {
  test('C32: connects the direct message, switches Slack on, and leads back to Settings', async () => {
    expect(await connect()).toBe(ended('connected'));
    expect(await statusOf()).toMatchObject({
      ofSite: false,
      connected: true,
      workspace: 'Grace Church',
      channelName: null,
      problem: null,
      cause: null,
    });
    expect(await methodsOf()).toContain('slack');
    expect(await addresses()).toMatchObject([
      { userId: ruth.id, address: 'T0HESED/D0RUTH', details: { user: 'U0RUTH' }, disabledAt: null },
    ]);
  });

  test('C32: the token is stored encrypted, and is in no answer and no log line', async () => {
    await connect();
    const [row] = await addresses();
    expect(double.token).toMatch(/^xoxb-/);
    expect(JSON.stringify(row)).not.toContain('xoxb');
    expect(api.site.keys.decrypt('address:slack', row?.secrets.token ?? '')).toBe(double.token);
    const answers = await Promise.all([
      ruth.get(`/api/slack/status/${ruth.id}`),
      ruth.get(`/api/alerts/preferences/${ruth.id}`),
      ruth.get(`/api/account/${ruth.id}/export`),
    ]);
    for (const { text } of answers) {
      expect(text).not.toContain('xoxb');
      expect(text).not.toContain(row?.secrets.token);
    }
    expect(JSON.stringify(api.site.logged)).not.toContain('xoxb');
  });

  test('is in the ledger with the words that stood beside the button', async () => {
    await connect();
    const events = await api.site.db.select().from(api.site.db.tables.consentEvents);
    expect(events.filter(({ channel }) => channel === 'slack')).toMatchObject([
      { action: 'verified', source: 'link' },
      { action: 'opt_in', source: 'settings', wordingVersion: 'slack-1' },
    ]);
  });

  test.each([
    ['slack_token_revoked', 'token'],
    ['slack_is_archived', 'place'],
    ['slack_msg_too_long', null],
  ])('C32: the status says what %s is about', async (disabledReason, cause) => {
    await connect();
    const { alertAddresses: t } = api.site.db.tables;
    const disabled = { disabledAt: new Date(), disabledReason };
    await api.site.db.update(t).set(disabled).where(eq(t.channel, 'slack'));
    expect(await statusOf()).toMatchObject({ connected: false, problem: disabledReason, cause });
  });

  test('C32: the state works once', async () => {
    const url = await authorizeUrl(ruth);
    expect(await comeBack(ruth, double.consent(url, double.ruth))).toBe(ended('connected'));
    expect(await comeBack(ruth, double.consent(url, double.naomi))).toBe(ended('expired'));
    expect(await addresses()).toMatchObject([{ details: { user: 'U0RUTH' } }]);
  });

  test('C32: the state works for 15 minutes, and only its hash is stored', async () => {
    const url = await authorizeUrl(ruth);
    const state = new URL(url).searchParams.get('state') ?? '';
    expect(state).toMatch(/^[\w-]{43}$/);
    expect(JSON.stringify(await api.site.db.select().from(api.site.db.tables.addressProofs))).not.toContain(state);
    api.site.clock.jumpTo(api.site.clock.now() + 15 * 60_000 + 1);
    expect(await comeBack(ruth, double.consent(url, double.ruth))).toBe(ended('expired'));
    expect(await addresses()).toEqual([]);
  });

  test('C32: the state works only in the session that asked for it', async () => {
    const [url, naomi] = [await authorizeUrl(ruth), await api.member()];
    const again = await api.member();
    // The callback comes from another member's browser, from one without a session, and from another session of the
    // same member.
    for (const browser of [naomi, api.visitor(), again])
      expect(await comeBack(browser, double.consent(url, double.naomi))).toBe(ended('expired'));
    expect(called('oauth.v2.access')).toEqual([]);
    expect(await addresses()).toEqual([]);
    expect(await comeBack(ruth, double.consent(url, double.ruth))).toBe(ended('connected'));
  });

  test('C32: another session of the same member cannot use the state', async () => {
    const url = await authorizeUrl(ruth);
    const cookie = await sessionsOf(api.site).start(ruth.id, { userAgent: 'other', secure: false });
    const other = api.visitor();
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    other.jar.set(name, value);
    expect(await comeBack(other, double.consent(url, double.ruth))).toBe(ended('expired'));
  });

  test.each([
    ['no state', (back: URL) => back.searchParams.delete('state')],
    ['a state that nobody made', (back: URL) => back.searchParams.set('state', 'A'.repeat(43))],
  ])('an answer with %s is refused without a call', async (_what, change) => {
    const back = double.consent(await authorizeUrl(ruth), double.ruth);
    change(back);
    expect(await comeBack(ruth, back)).toBe(ended('expired'));
    expect(called('oauth.v2.access')).toEqual([]);
  });

  test('pressing Cancel at Slack leads back with that outcome, and stores nothing', async () => {
    expect(await connect(ruth, double.ruth, 'deny')).toBe(ended('denied'));
    expect(await addresses()).toEqual([]);
    expect(await methodsOf()).not.toContain('slack');
  });

  test.each([
    ['another error of Slack', (back: URL) => back.searchParams.set('error', 'invalid_scope'), 'failed'],
    ['no code', (back: URL) => back.searchParams.delete('code'), 'failed'],
    ['a code that Slack does not know', (back: URL) => back.searchParams.set('code', 'other'), 'failed'],
  ])('%s leads back with %s', async (_what, change, outcome) => {
    const back = double.consent(await authorizeUrl(ruth), double.ruth);
    change(back);
    expect(await comeBack(ruth, back)).toBe(ended(outcome));
    expect(await addresses()).toEqual([]);
  });

  test('without a response from Slack nothing is connected, and the outcome says so', async () => {
    double.fail('oauth.v2.access', { does: 'drop' });
    expect(await connect()).toBe(ended('not_reached'));
    expect(await addresses()).toEqual([]);
  });

  test('a token that cannot open the direct message is revoked', async () => {
    double.fail('conversations.open', { does: 'refuse', error: 'user_disabled' });
    expect(await connect()).toBe(ended('failed'));
    expect(called('auth.revoke')).toHaveLength(1);
    expect(await addresses()).toEqual([]);
  });

  test('C32: a second connect that fails leaves the token to the first connection', async () => {
    await connect();
    double.fail('conversations.open', { does: 'drop' });
    expect(await connect()).toBe(ended('not_reached'));
    expect(called('auth.revoke')).toEqual([]);
    expect(await statusOf()).toMatchObject({ connected: true });
  });

  test('a session that ends during the calls to Slack stores nothing', async () => {
    const back = double.consent(await authorizeUrl(ruth), double.ruth);
    await ruth.post('/api/auth/logout');
    expect(await comeBack(ruth, back)).toBe(ended('expired'));
    expect(await addresses()).toEqual([]);
  });

  test('needs a session: a token of a developer gets 403', async () => {
    const token = await createApiToken(api.site, ruth.id, { scopes: ['write'] });
    const headers = { authorization: `Bearer ${token}` };
    expect((await api.visitor().post('/api/slack/connect', undefined, { headers })).status).toBe(403);
  });
});

describe('choosing a place', () => {
  test('lists the channels that the app is in, and sends there from now on', async () => {
    const friends = double.addChannel('friends', true);
    double.addChannel('elders', false);
    await connect();
    const { body } = await ruth.get(`/api/slack/channels/${ruth.id}`);
    expect(body).toEqual({ channels: [{ id: friends, name: 'friends' }] });
    const answer = await place(friends);
    expect(answer.body).toMatchObject({ success: true, status: { connected: true, channelName: 'friends' } });
    expect(await addresses()).toMatchObject([{ address: `T0HESED/${friends}`, details: { user: 'U0RUTH' } }]);
    await place(null);
    expect(await addresses()).toMatchObject([{ address: 'T0HESED/D0RUTH' }]);
  });

  test('a channel that the app is not in is refused, and nothing changes', async () => {
    const elders = double.addChannel('elders', false);
    await connect();
    for (const id of [elders, 'C0UNKNOWN', 'D0NAOMI']) {
      const answer = await place(id);
      expect([answer.status, answer.body.said]).toEqual([409, { code: 'workspace_channel_unknown' }]);
    }
    expect(await addresses()).toMatchObject([{ address: 'T0HESED/D0RUTH' }]);
  });

  test('before anything is connected it is refused with a sentence', async () => {
    for (const answer of [await place(null), await ruth.get(`/api/slack/channels/${ruth.id}`)])
      expect([answer.status, answer.body.said]).toEqual([
        409,
        { code: 'workspace_not_connected', params: { method: 'slack' } },
      ]);
  });

  test.each([
    ['token_revoked', 'workspace_reconnect'],
    ['account_inactive', 'workspace_reconnect'],
    ['internal_error', 'workspace_refused'],
  ])('the error %s of Slack becomes %s', async (error, code) => {
    await connect();
    double.fail('users.conversations', { does: 'refuse', error });
    const answer = await ruth.get(`/api/slack/channels/${ruth.id}`);
    expect([answer.status, answer.body.said]).toEqual([409, { code, params: { method: 'slack' } }]);
  });

  test('another member can neither see nor change it', async () => {
    await connect();
    const naomi = await api.member();
    expect((await naomi.get(`/api/slack/status/${ruth.id}`)).status).toBe(403);
    expect((await naomi.get(`/api/slack/channels/${ruth.id}`)).status).toBe(403);
    expect((await naomi.post(`/api/slack/place/${ruth.id}`, { channelId: null })).status).toBe(403);
    expect((await naomi.send('DELETE', `/api/slack/connection/${ruth.id}`)).status).toBe(403);
  });
});

describe('disconnecting', () => {
  test('C32: deletes the token, revokes it at Slack, and switches Slack off', async () => {
    await connect();
    const token = double.token;
    expect((await disconnect()).status).toBe(200);
    expect(called('auth.revoke')).toMatchObject([{ token }]);
    expect(await addresses()).toEqual([]);
    expect(await methodsOf()).not.toContain('slack');
    expect(await statusOf()).toMatchObject({ connected: false, workspace: null });
  });

  test.each([
    ['refuses', { does: 'refuse', error: 'invalid_auth' }],
    ['has an error', { does: 'reply', status: 500 }],
    ['cuts the connection', { does: 'drop' }],
  ] as const)('C32: deletes the token even where Slack %s', async (_what, failure) => {
    await connect();
    double.fail('auth.revoke', failure);
    expect((await disconnect()).status).toBe(200);
    expect(await addresses()).toEqual([]);
    expect(api.site.logged).toMatchObject([{ msg: expect.stringContaining('could not be ended') }]);
    expect(JSON.stringify(api.site.logged)).not.toContain('xoxb');
  });

  test('leaves the token of a workspace to the members who still use it, and the last one revokes it', async () => {
    const naomi = await api.member();
    await connect();
    await connect(naomi, double.naomi);
    await disconnect();
    expect(called('auth.revoke')).toEqual([]);
    expect(await statusOf(naomi)).toMatchObject({ connected: true });
    await disconnect(naomi);
    expect(called('auth.revoke')).toHaveLength(1);
  });

  test('C32: the last two members revoke the token when they leave at the same moment', async () => {
    const naomi = await api.member();
    await connect();
    await connect(naomi, double.naomi);
    await Promise.all([disconnect(), disconnect(naomi)]);
    expect(await addresses()).toEqual([]);
    expect(called('auth.revoke')).not.toEqual([]);
  });

  test('makes no call where the session has ended', async () => {
    await connect();
    const call = await identifyCaller(api, ruth, {});
    await ruth.post('/api/auth/logout');
    await expect(call('alerts.slack.disconnect', { userId: ruth.id })).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
    expect(called('auth.revoke')).toEqual([]);
    expect(await addresses()).toHaveLength(1);
  });

  test('deleting the account revokes the token as well', async () => {
    await connect();
    const token = double.token;
    expect((await ruth.send('DELETE', `/api/account/${ruth.id}`)).status).toBe(200);
    expect(called('auth.revoke')).toMatchObject([{ token }]);
    expect(await addresses()).toEqual([]);
  });

  test('C32: deleting the account revokes the token of every method with workspaces', async () => {
    await connect();
    const token = double.token;
    const slack = api.site.channels.get('slack');
    if (!slack) throw new Error('the site has no Slack');
    api.site.channels.set('telegram', slack);
    const { alertAddresses: t } = api.site.db.tables;
    await api.site.db.update(t).set({ channel: 'telegram' }).where(eq(t.channel, 'slack'));
    expect((await ruth.send('DELETE', `/api/account/${ruth.id}`)).status).toBe(200);
    expect(called('auth.revoke')).toMatchObject([{ token }]);
  });

  test('changes nothing for a member without a connection', async () => {
    expect((await disconnect()).status).toBe(200);
    expect(double.calls).toEqual([]);
  });
});

describe('a site with one token for all', () => {
  beforeEach(async () => {
    api.close();
    await open(double.siteEnv);
  });

  test('finds the member by their confirmed address, and stores no token', async () => {
    expect(await statusOf()).toMatchObject({ ofSite: true, connected: false });
    expect((await place(null)).body).toMatchObject({ status: { connected: true, workspace: 'Grace Church' } });
    expect(await addresses()).toMatchObject([{ address: 'T0HESED/D0RUTH', details: { user: 'U0RUTH' }, secrets: {} }]);
    expect(await methodsOf()).toContain('slack');
  });

  test.each([
    ['of another workspace is ended at Slack', 'T0OTHER', 1],
    ['of the same workspace stays, because it is the token of the site, too', 'T0HESED', 0],
  ])('C32: a token that the direct message replaces and that is %s', async (_what, team, ended) => {
    const { alertAddresses } = api.site.db.tables;
    const secrets = { token: api.site.keys.encrypt('address:slack', 'xoxb-of-ruth') };
    const stored = { userId: ruth.id, channel: 'slack', address: `${team}/C0OLD`, verifiedAt: new Date() } as const;
    await api.site.db.insert(alertAddresses).values({ ...stored, secrets });
    expect((await place(null)).status).toBe(200);
    expect(await addresses()).toMatchObject([{ address: 'T0HESED/D0RUTH', secrets: {} }]);
    expect(called('auth.revoke').map(({ token }) => token)).toEqual(ended ? ['xoxb-of-ruth'] : []);
  });

  test('says that nobody there has the address, or that it must be confirmed first', async () => {
    const boaz = await api.member({ email: 'boaz@parish.example', confirmed: true });
    expect((await place(null, boaz)).body.said).toEqual({
      code: 'workspace_user_unknown',
      params: { method: 'slack' },
    });
    const naomi = await api.member({ email: double.naomi.email, confirmed: false });
    expect((await place(null, naomi)).body.said).toEqual({
      code: 'workspace_email_first',
      params: { method: 'slack' },
    });
    expect(await addresses()).toEqual([]);
  });

  test('lets a member choose a channel that the app is in', async () => {
    const friends = double.addChannel('friends', true);
    expect((await place(friends)).body).toMatchObject({ status: { channelName: 'friends' } });
    expect(await addresses()).toMatchObject([{ address: `T0HESED/${friends}`, details: { user: null } }]);
  });

  test('C9, D30: lets no administrator choose in place of a member, because the choice is the consent', async () => {
    const admin = await api.member({ role: 'admin' });
    const { status, body } = await admin.post(`/api/slack/place/${ruth.id}`, { channelId: null });
    expect([status, body]).toMatchObject([403, { issues: [{ path: ['channelId'] }] }]);
    expect([await addresses(), double.calls]).toEqual([[], []]);
  });

  test('has no workspace to connect', async () => {
    const answer = await ruth.post('/api/slack/connect');
    expect([answer.status, answer.body.said]).toEqual([
      409,
      { code: 'workspace_of_site', params: { method: 'slack' } },
    ]);
    expect((await ruth.get('/webhooks/slack/oauth?state=x&code=y')).headers.get('location')).toContain('slack=failed');
  });

  test('never ends the token of the site when a member disconnects', async () => {
    await place(null);
    await disconnect();
    expect(called('auth.revoke')).toEqual([]);
    expect(await addresses()).toEqual([]);
  });
});

test('a token that these keys cannot decrypt asks the member to connect again', async () => {
  await connect();
  const { alertAddresses } = api.site.db.tables;
  await api.site.db
    .update(alertAddresses)
    .set({ secrets: { token: createSampleKeys(9).encrypt('address:slack', 'x') } });
  const answer = await ruth.get(`/api/slack/channels/${ruth.id}`);
  expect([answer.status, answer.body.said]).toEqual([
    409,
    { code: 'workspace_reconnect', params: { method: 'slack' } },
  ]);
  expect((await disconnect()).status).toBe(200);
});

test('C32: an app that cannot write direct messages alerts the administrators', async () => {
  await connect();
  const admin = await api.member({ role: 'admin' });
  double.fail('chat.postMessage', { does: 'refuse', error: 'messages_tab_disabled' });
  await ruth.post(`/api/alerts/test/${ruth.id}`);
  const { body } = await admin.get<Inbox>(`/api/alerts/inbox/${admin.id}`);
  const failing = { code: 'channel_failing', params: { method: 'slack', code: 'slack_messages_tab_disabled' } };
  expect(body.attention.map(({ said }) => said)).toContainEqual(failing);
  expect(await addresses()).toMatchObject([{ disabledAt: null }]);
});

describe('C32: a token that the site cannot read', () => {
  const replace = async (token: string) =>
    api.site.db.update(api.site.db.tables.alertAddresses).set({ secrets: { token } });
  const lost = () => createSampleKeys(9).encrypt('address:slack', 'x');
  const GONE = { connected: false, problem: 'slack_token_gone', cause: 'token', workspace: 'Grace Church' };
  const HEALTHY = { connected: true, problem: null, cause: null };

  test('is said to the member, and is over as soon as the key is restored', async () => {
    await connect();
    const [row] = await addresses();
    await replace(lost());
    expect(await statusOf()).toMatchObject(GONE);
    await replace(row?.secrets.token ?? '');
    expect(await statusOf()).toMatchObject(HEALTHY);
  });

  test('is replaced when the member connects again', async () => {
    await connect();
    await replace(lost());
    expect(await connect()).toBe(ended('connected'));
    expect(await statusOf()).toMatchObject(HEALTHY);
    expect(await addresses()).toHaveLength(1);
  });

  test('or of the site, which is removed, is said as well', async () => {
    await connect();
    await api.site.db.update(api.site.db.tables.alertAddresses).set({ secrets: {} });
    expect(await statusOf()).toMatchObject(GONE);
  });

  test('is replaced by that of the site where the member chooses the place again', async () => {
    await connect();
    await replace(lost());
    const [row] = await addresses();
    api.close();
    await open(double.siteEnv);
    const { alertAddresses } = api.site.db.tables;
    const { id: _, ...fields } = row as NonNullable<typeof row>;
    await api.site.db.insert(alertAddresses).values({ ...fields, userId: ruth.id });
    expect(await statusOf()).toMatchObject(GONE);
    expect((await ruth.get(`/api/slack/channels/${ruth.id}`)).status).toBe(200);
    await place(null);
    expect(await statusOf()).toMatchObject(HEALTHY);
  });
});
