import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import type { SlackServer } from '../../testing/providers/slack-double.ts';
import { startSlackServer } from '../../testing/providers/slack-server.ts';
import { openChannels } from '../registry.ts';
import { SLACK_EVENTS_PATH } from './webhooks.ts';

let double: SlackServer;
let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  double = await startSlackServer();
  api = createTestApi({ env: double.env });
  const { env, log, keys, live } = api.site;
  const slack = openChannels({ env, log, keys, openTabs: live }).get('slack');
  if (slack) api.site.channels.set('slack', slack);
  ruth = await api.member();
  const token = keys.encrypt('address:slack', 'xoxb-1');
  const { alertAddresses } = api.site.db.tables;
  const stored = { userId: ruth.id, channel: 'slack', verifiedAt: new Date(0) } as const;
  await api.site.db.insert(alertAddresses).values([
    { ...stored, address: 'T0HESED/D0RUTH', secrets: { token } },
    { ...stored, address: 'T0OTHER/D0RUTH', secrets: { token } },
    { ...stored, address: 'T0HESED/C0SITE', secrets: {} },
  ]);
});
afterEach(async () => {
  api.close();
  await double.close();
});

/** The instant so many milliseconds from now, by the machine's clock. */
const momentIn = (ms: number) => Date.now() + ms;
const signNow = (body: string) => double.sign(body, momentIn(0));
const about = (event: object) =>
  JSON.stringify({ type: 'event_callback', team_id: 'T0HESED', event_time: Math.floor(Date.now() / 1_000), event });
const UNINSTALLED = about({ type: 'app_uninstalled' });
const call = (signed: { headers: Record<string, string>; body: string }, method = 'POST') =>
  api.visitor().send(method, SLACK_EVENTS_PATH, {
    origin: null,
    headers: { 'content-type': 'application/json', ...signed.headers },
    ...(method === 'POST' ? { body: signed.body } : {}),
  });
const disabled = async () =>
  (await api.site.db.select().from(api.site.db.tables.alertAddresses))
    .filter(({ disabledAt }) => disabledAt !== null)
    .map(({ address, disabledReason }) => [address, disabledReason]);

describe('an event of Slack', () => {
  test.each([
    ['the app is removed', UNINSTALLED, 'slack_account_inactive'],
    [
      'the token is revoked',
      about({ type: 'tokens_revoked', tokens: { oauth: [], bot: ['U0BOT'] } }),
      'slack_token_revoked',
    ],
  ])('C32: when %s the addresses of that workspace are disabled with the reason', async (_what, body, code) => {
    const signed = double.sign(body, Date.now());
    for (let time = 0; time < 2; time += 1) expect((await call(signed)).status).toBe(200);
    expect(await disabled()).toEqual([['T0HESED/D0RUTH', code]]);
    expect((await ruth.get(`/api/alerts/preferences/${ruth.id}`)).status).toBe(200);
  });

  test.each([
    ['of a person’s token', about({ type: 'tokens_revoked', tokens: { oauth: ['U0RUTH'] } })],
    ['of another kind', about({ type: 'message' })],
    ['that is no event', '[]'],
    ['that is no JSON', '{'],
  ])('%s changes nothing', async (_what, body) => {
    expect((await call(signNow(body))).status).toBe(200);
    expect(await disabled()).toEqual([]);
  });

  test('the challenge is answered as it is', async () => {
    const body = JSON.stringify({ type: 'url_verification', challenge: '3eZbrw1aB10FEMAGAZd4FyFQ' });
    const answer = await call(signNow(body));
    expect([answer.status, answer.text]).toEqual([200, '3eZbrw1aB10FEMAGAZd4FyFQ']);
  });
});

describe('without proof a call is answered 403 and changes nothing', () => {
  const signed = () => double.sign(UNINSTALLED, Date.now());
  test.each<[string, () => { headers: Record<string, string>; body: string }]>([
    ['without a signature', () => ({ headers: {}, body: UNINSTALLED })],
    ['signed with another secret', () => double.sign(UNINSTALLED, Date.now(), 'another-secret')],
    ['with another body', () => ({ ...signed(), body: `${UNINSTALLED} ` })],
    ['with another time', () => ({ ...signed(), headers: { ...signed().headers, 'x-slack-request-timestamp': '1' } })],
    ['older than five minutes', () => double.sign(UNINSTALLED, momentIn(-302_000))],
    ['from more than five minutes ahead', () => double.sign(UNINSTALLED, momentIn(302_000))],
    ['without a time', () => ({ ...signed(), headers: { ...signed().headers, 'x-slack-request-timestamp': 'now' } })],
  ])('C32: %s', async (_how, make) => {
    expect((await call(make())).status).toBe(403);
    expect(await disabled()).toEqual([]);
  });

  test('C32: by GET', async () => {
    expect((await call(signed(), 'GET')).status).toBe(403);
  });
});
