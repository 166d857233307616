import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { message } from '../../../shared/messages/catalogue.ts';
import { readEnv } from '../../site/env.ts';
import { createSampleKeys } from '../../testing/keys.ts';
import { createChannelTools } from '../../testing/providers/channel-tools.ts';
import {
  PUSH_ORIGIN,
  type PushFailure,
  startPushService,
  type TestPushService,
  type TestSubscription,
} from '../../testing/providers/push-server.ts';
import { sampleGuidance, sampleTest } from '../../testing/providers/sample-messages.ts';
import { type Channel, openChannel } from '../channel.ts';
import type { GuidanceMessage } from '../message.ts';
import { createPublicLookup } from '../public-lookup.ts';
import { whatToSetUp } from '../registry.ts';
import { pushContact } from './contact.ts';
import { openPush, push } from './push.ts';

const HOUR_MS = 3_600_000;

let service: TestPushService;
let phone: TestSubscription;
let channel: Channel;

beforeEach(async () => {
  service = await startPushService();
  phone = service.subscribe(createSampleKeys().pushPublicKey);
  channel = open();
});
afterEach(async () => {
  await channel.close();
  await service.close();
});

function open(settings: Record<string, string> = {}, options: Parameters<typeof openPush>[1] = {}): Channel {
  const tools = createChannelTools(readEnv({ ...service.env, ...settings }));
  return openChannel('push', { ...push, open: () => openPush(tools, options) }, tools);
}

const to = ({ endpoint, keys }: TestSubscription) => ({ name: 'Ruth', address: endpoint, secrets: keys });
const send = (different: Partial<GuidanceMessage> = {}, by = channel) =>
  by.send(sampleGuidance({ to: to(phone), ttlMs: 4 * HOUR_MS, ...different }));
/** Returns the result of a send that the service treats in a given way. */
async function sendInto(failure: PushFailure, by = channel) {
  service.fail(failure);
  return send({}, by);
}

describe('C21: the token', () => {
  test('is signed with the site’s own key for the service’s origin, with the site’s contact', async () => {
    await send();
    expect(service.taken).toMatchObject([
      { key: createSampleKeys().pushPublicKey, token: { aud: PUSH_ORIGIN, sub: 'mailto:care@parish.example.org' } },
    ]);
  });

  test('names VAPID_SUBJECT before the other contacts', () => {
    const others = { SUPPORT_EMAIL: 'care@parish.org', PUBLIC_URL: 'https://friends.parish.org' };
    expect(pushContact(readEnv({ VAPID_SUBJECT: 'mailto:push@parish.org', ...others }))).toBe('mailto:push@parish.org');
    expect(pushContact(readEnv({ VAPID_SUBJECT: 'mailto:push@localhost', ...others }))).toBe('mailto:care@parish.org');
  });

  test('is valid for twelve hours at the most', async () => {
    await send();
    const left = (service.taken[0]?.token.exp ?? 0) - Date.now() / 1_000;
    expect(left).toBeGreaterThan(3_600);
    expect(left).toBeLessThanOrEqual(12 * 3_600);
  });

  test.each([
    [{ SUPPORT_EMAIL: 'care@parish.org' }, true],
    [{ PUBLIC_URL: 'https://friends.parish.org' }, true],
    [{ SUPPORT_EMAIL: 'care@parish.local', PUBLIC_URL: 'https://friends.parish.org' }, true],
    [{ VAPID_SUBJECT: 'mailto:push@parish.org' }, true],
    [{ VAPID_SUBJECT: 'https://parish.org/contact' }, true],
    [{ VAPID_SUBJECT: 'mailto:push@localhost' }, false],
    [{}, false],
    [{ PUBLIC_URL: 'http://friends.parish.org' }, false],
    [{ PUBLIC_URL: 'https://localhost' }, false],
    [{ PUBLIC_URL: 'https://203.0.113.7' }, false],
    [{ SUPPORT_EMAIL: 'care@parish.example' }, false],
    [{ SUPPORT_EMAIL: 'care@server.lan' }, false],
  ])('names a contact at a public domain, or push is not set up: %j', (settings, isSetUp) => {
    const env = readEnv(settings);
    expect(push.missing(env)).toEqual(isSetUp ? null : message('method_not_set_up', { method: 'push' }));
    expect(whatToSetUp('push', env)).toEqual(isSetUp ? null : { code: 'push_needs_contact' });
  });
});

describe('C22: the payload', () => {
  test('is encrypted for the browser, and holds type, title key, url, tag and the buttons of its answers alone', async () => {
    await send({ id: '41.k3', openUrl: 'https://hesed.example.net/dashboard?entry=41' });
    expect(service.taken[0]?.headers['content-encoding']).toBe('aes128gcm');
    expect(JSON.parse(service.taken[0]?.text ?? '')).toEqual({
      ...{ type: 'prayer', title: 'prayer', url: '/dashboard?entry=41', tag: '41.k3' },
      answers: { capability: '41-Vb3k1x92QmZt7LrYp0aUwk', presses: ['done', 'later', 'pause'] },
    });
  });

  test('of a test has no answers, and of a reflection no button that completes it', async () => {
    await channel.send(sampleTest({ to: to(phone) }));
    await channel.send(sampleGuidance({ to: to(phone), ttlMs: HOUR_MS }, { contentType: 'reflection' }));
    const [ofTest, ofReflection] = service.taken.map(({ text }) => JSON.parse(text));
    expect(ofTest).not.toHaveProperty('answers');
    expect(ofReflection.answers.presses).toEqual(['later', 'pause']);
  });

  test('holds no name and no text of the entry', async () => {
    const message = sampleGuidance({ to: to(phone) });
    await channel.send(message);
    for (const secret of [message.to.name, message.entry.title, message.entry.content, String(message.entry.scripture)])
      expect(service.taken[0]?.text).not.toContain(secret);
  });

  // Push services take up to 4,096 bytes, so the longest of these is not shortened for their answer.
  test.each([
    [2_500, true],
    [3_000, false],
    [3_500, false],
  ])('is at most 3,000 bytes: with an address of %i characters it has it (%s)', async (length, hasUrl) => {
    await send({ openUrl: `https://hesed.example.net/${'4'.repeat(length)}` });
    const [taken] = service.taken;
    expect(Buffer.byteLength(taken?.text ?? '')).toBeLessThanOrEqual(3_000);
    expect(JSON.parse(taken?.text ?? '')).toMatchObject({ type: 'prayer', ...(hasUrl && { title: 'prayer' }) });
    expect('url' in JSON.parse(taken?.text ?? '')).toBe(hasUrl);
    expect(service.calls).toBe(1);
  });
});

describe('C23: the service keeps', () => {
  test.each([
    [4 * HOUR_MS, '14400'],
    [90_500, '90'],
    [0, '0'],
  ])('a message for the time that the queue sets: %i ms', async (ttlMs, ttl) => {
    await send({ ttlMs });
    expect(service.taken[0]?.headers).toMatchObject({ ttl, topic: 'prayer', urgency: 'normal' });
  });

  test('a test for ten minutes', async () => {
    await channel.send(sampleTest({ to: to(phone) }));
    expect(service.taken[0]?.headers).toMatchObject({ ttl: '600', topic: 'test', urgency: 'normal' });
  });

  test('only the newest of a type for a browser that is offline', async () => {
    await send({ id: '1.a' });
    await send({ id: '2.b' });
    expect(service.waitingFor(phone.endpoint).map(({ text }) => JSON.parse(text).tag)).toEqual(['2.b']);
  });
});

describe('C24: an answer', () => {
  test.each([404, 410])('%i forgets the browser', async (status) => {
    expect(await sendInto({ does: 'answer', status })).toEqual({
      ...{ kind: 'failed', code: `push_${status}`, address: 'disable' },
    });
  });

  test('of a browser that ended its subscription forgets it', async () => {
    service.unsubscribe(phone.endpoint);
    expect(await send()).toEqual({ kind: 'failed', code: 'push_410', address: 'disable' });
  });

  test('403 counts against the browser', async () => {
    expect(await sendInto({ does: 'answer', status: 403 })).toEqual({
      ...{ kind: 'failed', code: 'push_403', address: 'count' },
    });
  });

  test.each([
    ['Apple', 400, '{"reason":"VapidPkHashMismatch"}'],
    ['Google', 403, 'the VAPID credentials in the authorization header do not correspond to the credentials used'],
    ['Mozilla', 401, '{"errno":109,"message":"Key mismatch"}'],
  ])('that the browser subscribed with another key forgets it: %s', async (_whose, status, body) => {
    expect(await sendInto({ does: 'answer', status, body })).toEqual({
      ...{ kind: 'failed', code: 'push_key_mismatch', address: 'disable' },
    });
  });

  test('to a browser that subscribed before keys.json was lost is the same mismatch', async () => {
    phone = service.subscribe(createSampleKeys(9).pushPublicKey);
    expect(await send()).toMatchObject({ code: 'push_key_mismatch', address: 'disable' });
  });

  test.each([
    [403, '{"reason":"BadJwtToken"}'],
    [403, 'invalid JWT provided'],
    [401, ''],
  ])('%i that blames the site’s token (%s) is tried again, and forgets nobody', async (status, body) => {
    expect(await sendInto({ does: 'answer', status, body })).toMatchObject({
      ...{ kind: 'retry', code: 'push_token_refused', address: 'none' },
    });
  });

  test('413 is answered once with the smallest payload', async () => {
    service.fail({ does: 'limit', bytes: 160 });
    expect(await send({ id: '41.k3' })).toEqual({ kind: 'sent', providerId: '41.k3' });
    expect(service.taken.map(({ text }) => JSON.parse(text))).toEqual([{ type: 'prayer', tag: '41.k3' }]);
    expect(service.calls).toBe(2);
  });

  test('413 to that as well ends the message', async () => {
    expect(await sendInto({ does: 'answer', status: 413 })).toEqual({
      ...{ kind: 'failed', code: 'push_413', address: 'none' },
    });
    expect(service.calls).toBe(2);
  });

  test.each([
    [429, { 'retry-after': '120' }, 120_000],
    [406, { 'retry-after': '60' }, 60_000],
    [503, { 'retry-after': '7' }, 7_000],
    [500, {}, 0],
    [502, { 'retry-after': 'soon' }, 0],
  ])('%i is tried again, after the wait in Retry-After', async (status, headers, afterMs) => {
    expect(await sendInto({ does: 'answer', status, headers })).toMatchObject({
      ...{ kind: 'retry', code: `push_${status}`, afterMs, rests: 'message', address: 'none' },
    });
  });

  test('400 ends the message, and leaves the browser', async () => {
    expect(await sendInto({ does: 'answer', status: 400 })).toEqual({
      ...{ kind: 'failed', code: 'push_400', address: 'none' },
    });
  });
});

describe('C27: the address of an endpoint', () => {
  /** A channel on the real internet, where every name leads to these addresses. */
  function openTowards(...addresses: string[]) {
    let lookups = 0;
    const tools = createChannelTools(readEnv({ SUPPORT_EMAIL: 'care@parish.example.org' }));
    const options: Parameters<typeof openPush>[1] = {
      resolve(_name, _options, done) {
        lookups += 1;
        done(
          null,
          addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
        );
      },
    };
    return {
      by: openChannel('push', { ...push, open: () => openPush(tools, options) }, tools),
      lookups: () => lookups,
    };
  }

  test.each([
    '127.0.0.1',
    '10.0.0.7',
    '172.31.255.255',
    '192.168.1.1',
    '100.64.0.1',
    '100.100.100.200',
    '169.254.169.254',
    '168.63.129.16',
    '0.0.0.0',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fd00:ec2::254',
    '::ffff:10.0.0.7',
    '::ffff:7f00:1',
    '64:ff9b::10.0.0.7',
    '2002:7f00:1::',
    '2001:db8::1',
  ])('is checked when sending, and %s is not called', async (address) => {
    const { by, lookups } = openTowards(address);
    expect(await send({}, by)).toEqual({ kind: 'failed', code: 'push_private_address', address: 'disable' });
    expect(lookups()).toBe(1);
    await by.close();
  });

  test('is one of its public addresses where a name has others too', () => {
    const found = ['10.0.0.7', '93.184.215.14', '::1', '2606:2800:21f:cb07::1', '64:ff9b::8.8.8.8'];
    const lookup = createPublicLookup((_name, _options, done) =>
      done(
        null,
        found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
      ),
    );
    lookup('push.parish.example', { all: true }, (error, addresses) => {
      expect(error).toBeNull();
      expect(addresses).toMatchObject([{ address: found[1] }, { address: found[3] }, { address: found[4] }]);
    });
    lookup('push.parish.example', {}, (_error, address, family) => expect([address, family]).toEqual([found[1], 4]));
    expect.assertions(3);
  });

  test.each(['https://127.0.0.1/x', 'https://[::1]/x', 'https://0x7f.1/x', 'http://push.parish.example/x'])(
    'is a public name over https: %s is not called',
    async (endpoint) => {
      const { by, lookups } = openTowards('127.0.0.1');
      expect(await send({ to: to({ ...phone, endpoint }) }, by)).toMatchObject({ code: 'push_private_address' });
      expect(lookups()).toBe(0);
      await by.close();
    },
  );

  test.each([301, 302, 307, 308])('is not where a redirect (%i) leads', async (status) => {
    const headers = { location: `${service.url}/elsewhere` };
    expect(await sendInto({ does: 'answer', status, headers })).toEqual({
      ...{ kind: 'failed', code: `push_${status}`, address: 'none' },
    });
    expect(service.calls).toBe(1);
  });
});

describe('failures: a service', () => {
  test('that refuses the connection is tried again', async () => {
    await service.close();
    expect(await send()).toMatchObject({ kind: 'retry', code: 'push_unreachable' });
  });

  test('with no certificate for its name is tried again', async () => {
    const by = open({ PUSH_API_URL: service.url.replace('http:', 'https:') });
    expect(await send({}, by)).toMatchObject({ kind: 'retry', code: expect.stringMatching(/^push_(?:un|no_)/) });
    await by.close();
  });

  test.each<[string, PushFailure]>([
    ['that never answers', { does: 'hang' }],
    ['that breaks off before its answer', { does: 'drop' }],
    ['that answers with garbage', { does: 'garbage' }],
  ])('%s is tried again with the same topic and tag (S7)', async (_what, failure) => {
    const by = open({}, { timeoutMs: 400 });
    expect(await sendInto(failure, by)).toMatchObject({ kind: 'retry', code: 'push_no_answer' });
    service.heal();
    expect((await send({}, by)).kind).toBe('sent');
    expect(service.waitingFor(phone.endpoint)).toHaveLength(1);
    expect(new Set(service.taken.map(({ text }) => JSON.parse(text).tag)).size).toBe(1);
    await by.close();
  });

  test('that took the message and never ends its response has taken it', async () => {
    const by = open({}, { timeoutMs: 400 });
    expect((await sendInto({ does: 'slow_body', status: 201 }, by)).kind).toBe('sent');
    await by.close();
  });

  test('whose error breaks off or never ends counts by its status', async () => {
    const by = open({}, { timeoutMs: 400 });
    expect(await sendInto({ does: 'half_body', status: 400, body: 'VapidPkHashMismatch' }, by)).toMatchObject({
      code: 'push_key_mismatch',
    });
    expect(await sendInto({ does: 'slow_body', status: 503 }, by)).toMatchObject({ kind: 'retry', code: 'push_503' });
    await by.close();
  });
});

test('keys that are no point of the curve forget the browser without a call', async () => {
  const keys = { ...phone.keys, p256dh: `B${'a'.repeat(86)}` };
  expect(await send({ to: to({ ...phone, keys }) })).toEqual({
    ...{ kind: 'failed', code: 'push_keys_invalid', address: 'disable' },
  });
  expect(service.calls).toBe(0);
});

test('no result holds the endpoint, a key or an address of the push service', async () => {
  const secrets = [phone.endpoint.slice(-20), phone.keys.auth, phone.keys.p256dh, '127.0.0.1'];
  const results = [
    await send(),
    await sendInto({ does: 'answer', status: 410, body: phone.endpoint }),
    await sendInto({ does: 'drop' }),
  ];
  await service.close();
  results.push(await send());
  for (const secret of secrets) expect(JSON.stringify(results)).not.toContain(secret);
});
