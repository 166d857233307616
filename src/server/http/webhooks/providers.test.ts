import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { ALERT_METHODS } from '../../../shared/channels/channels.ts';
import { openChannels, redirectPathOf } from '../../channels/registry.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';
import { fillEveryTable } from '../../testing/database/every-table.ts';
import { type AllDoubles, startAllDoubles } from '../../testing/doubles/all-doubles.ts';
import { WEBHOOK_CASES } from '../../testing/webhooks/all-cases.ts';

const PATHS = Object.keys(WEBHOOK_CASES).sort();
const BODIES: [what: string, type: string, body: string][] = [
  ['a form', 'application/x-www-form-urlencoded', 'From=%2B12025550142&Body=STOP&MessageSid=SM1&payload=%7B%7D'],
  ['JSON', 'application/json', '{"update_id":1,"message":{"chat":{"id":1,"type":"private"},"text":"/stop"}}'],
  ['a report', 'message/rfc822', 'X-Failed-Recipients: ruth@example.org\r\n\r\nNo such user.'],
  ['nothing', 'text/plain', ''],
  ['bytes that are no text', 'application/json', '\u0000\uFFFD{'],
];

let doubles: AllDoubles;
let api: TestApi;
beforeAll(async () => {
  doubles = await startAllDoubles();
});
afterAll(() => doubles.close());
beforeEach(async () => {
  api = createTestApi({
    env: {
      ...doubles.env,
      PUBLIC_URL: 'https://hesed.example',
      TELEGRAM_UPDATES: 'webhook',
      BOUNCE_WEBHOOK_SECRET: 'sixteen-characters-and-more',
    },
  });
  const opened = openChannels({ ...api.site, openTabs: api.site.live });
  api.site.channels = opened;
  onTestFinished(async () => {
    for (const channel of opened.values()) await channel.close();
    api.close();
  });
});

/** Everything that the site stores, to compare. */
const stored = () => api.site.db.client.serialize();

test('each webhook of a site with every provider has a case in testing/webhooks', () => {
  const paths = [...api.site.channels.values()].flatMap(({ webhooks = [] }) => webhooks.map(({ path }) => path));
  expect([...new Set(paths)].sort()).toEqual(PATHS);
});

test('each channel with workspaces names a redirect path, which leads back to Settings with the outcome', async () => {
  const named = ALERT_METHODS.filter((channel) => redirectPathOf(channel) !== null);
  expect(named).not.toEqual([]);
  expect([...api.site.channels.values()].flatMap(({ name, workspaces }) => (workspaces ? [name] : []))).toEqual(named);
  for (const channel of named) {
    const { status, headers } = await api.visitor().get(`${redirectPathOf(channel)}?state=x&code=y`);
    expect([status, headers.get('cache-control')]).toEqual([303, 'no-store']);
    expect(headers.get('location')).toMatch(new RegExp(`/settings\\?${channel}=[a-z_]+#alerts$`));
  }
});

test('a HEAD request to a redirect path changes nothing', async () => {
  const before = stored();
  for (const channel of ALERT_METHODS) {
    const path = redirectPathOf(channel);
    if (!path) continue;
    const { status, headers } = await api.visitor().send('HEAD', `${path}?state=x&code=y`);
    expect([status, headers.get('location')]).toEqual([204, null]);
  }
  expect(stored().equals(before)).toBe(true);
});

describe.each(PATHS)('%s', (path) => {
  const call = (body: string, type: string, method = 'POST') =>
    api.visitor().send(method, path, { origin: null, body, headers: { 'content-type': type } });

  test('C1: without a proof nothing in a call changes anything, and it is answered 403', async () => {
    const { id } = await api.member();
    await fillEveryTable(api.site, id);
    const before = stored();
    for (const [what, type, body] of BODIES) expect((await call(body, type)).status, what).toBe(403);
    expect(stored().equals(before)).toBe(true);
  });

  test('a call of more than 256 KB is answered 413 before anybody reads it', async () => {
    const before = stored();
    const { status } = await call('x'.repeat(256 * 1024 + 1), 'application/x-www-form-urlencoded');
    expect(status).toBe(413);
    expect(stored().equals(before)).toBe(true);
    expect(api.site.logged.filter(({ level }) => level > 40)).toEqual([]);
  });
});
