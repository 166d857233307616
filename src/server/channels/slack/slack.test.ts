import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../../lib/logger.ts';
import { readEnv } from '../../site/env.ts';
import { createSampleKeys } from '../../testing/keys.ts';
import { sampleGuidance, sampleTest } from '../../testing/providers/sample-messages.ts';
import type { SlackFailure, SlackServer } from '../../testing/providers/slack-double.ts';
import { startSlackServer } from '../../testing/providers/slack-server.ts';
import { SITE_TOKEN } from '../../testing/providers/slack-workspace.ts';
import { type Channel, openChannel } from '../channel.ts';
import type { Message } from '../message.ts';
import { slack } from './slack.ts';

const keys = createSampleKeys();
let double: SlackServer;
let channel: Channel;
let friends: string;

beforeEach(async () => {
  double = await startSlackServer();
  friends = double.addChannel('friends', true);
  channel = open(double.siteEnv);
});
afterEach(async () => {
  await channel.close();
  await double.close();
});

function open(settings: Record<string, string>): Channel {
  const env = readEnv({ PUBLIC_URL: 'https://hesed.example', ...settings });
  const tools = { env, log: createLogger('fatal'), keys, openTabs: { hasNotifyingTab: () => false } };
  return openChannel('slack', slack, tools);
}

const toFriends = (secrets: Record<string, string> = {}) => ({
  name: 'Ruth',
  address: `${double.team.id}/${friends}`,
  secrets,
});
const send = (message: Message = sampleTest({ to: toFriends() })) => channel.send(message);
const sectionsOf = (index = 0) => double.posted[index]?.blocks.map(({ text }) => text?.text ?? '') ?? [];
const textOf = (index = 0) => sectionsOf(index).join('\n\n');

describe('a message', () => {
  test('C32: shows the parts of an entry in sections, with a text for notifications and both links whole', async () => {
    expect(await send(sampleGuidance({ to: toFriends() }))).toEqual({
      kind: 'sent',
      providerId: `${friends}:${double.posted[0]?.ts}`,
    });
    const [post] = double.posted;
    expect(post?.channel).toBe(friends);
    expect(post?.text).toBe(textOf());
    expect(textOf()).toContain('*Prayer · Carry her to the One who carries you*');
    expect(textOf()).toContain(">Bear ye one another's burdens");
    expect(textOf()).toContain('1. Write her name down.\n2. Send one sentence.');
    expect(textOf()).toContain('<https://hesed.example.net/dashboard?entry=41|Begin your prayer>');
    expect(textOf()).toContain('<https://hesed.example.net/settings|Stop these messages>');
    expect(double.calls[0]?.token).toBe(SITE_TOKEN);
  });

  const toRuth = () => ({ ...toFriends(), address: `${double.team.id}/D0RUTH` });
  const buttonsIn = (index: number) =>
    (double.posted[index]?.blocks ?? [])
      .filter(({ type }) => type === 'actions')
      .flatMap(({ elements = [] }) => elements);

  test('C32: has buttons for the answers only in a direct message, where nobody else can press them', async () => {
    await send(sampleGuidance({ to: toFriends() }));
    await send(sampleGuidance({ to: toRuth() }));
    const { capability, pages } = sampleGuidance().answers;
    expect(JSON.stringify(double.posted[0])).not.toContain(capability);
    expect(buttonsIn(1).map(({ action_id, text, value }) => [action_id, text, value])).toEqual([
      ['done', { type: 'plain_text', text: 'Done' }, capability],
      ['later', { type: 'plain_text', text: 'In an hour' }, capability],
      ['pause', { type: 'plain_text', text: 'Pause two weeks' }, capability],
    ]);
    expect(textOf(1)).not.toContain(pages.done);
  });

  test('C32: without a signing secret, which proves presses, a direct message has links in place of buttons', async () => {
    const { SLACK_SIGNING_SECRET: _, ...settings } = double.siteEnv;
    channel = open(settings);
    await send(sampleGuidance({ to: toFriends() }));
    await send(sampleGuidance({ to: toRuth() }));
    const { pages } = sampleGuidance().answers;
    expect(buttonsIn(1)).toEqual([]);
    expect(textOf(0)).not.toContain(pages.done);
    expect(textOf(1)).toContain(`<${pages.done}|Done>`);
    expect(textOf(1)).toContain(`${pages.pause}|Pause two weeks>`);
  });

  test('C32: & < > are escaped, so that no text alerts a channel or a person', async () => {
    const content = '<!channel> <!here> <@U0NAOMI> <https://evil.example|click> @everyone & so on';
    await send(sampleGuidance({ to: toFriends() }, { title: '<!everyone> *now*', content }));
    expect(textOf()).toContain('*Prayer · &lt;!everyone&gt; ∗now∗*');
    expect(textOf()).toContain('&lt;!channel&gt; &lt;!here&gt; &lt;@U0NAOMI&gt; &lt;https://evil.example|click&gt;');
    expect(textOf()).toContain('@everyone &amp; so on');
    expect(double.posted[0]?.text).not.toMatch(/<[!@]/);
    expect(double.posted[0]?.blocks.every(({ text }) => text?.verbatim)).toBe(true);
    expect(double.posted[0]).toMatchObject({ parse: 'none' });
  });

  test.each([
    ['content', { content: '<word> 😀 '.repeat(2_000) }],
    ['title', { title: '& '.repeat(4_500) }],
    ['verse', { scripture: 'v\n'.repeat(4_000) }],
    ['every part', { content: 'x'.repeat(9_000), encouragement: 'y'.repeat(9_000), prayerPrompt: 'z'.repeat(9_000) }],
  ])('C32: with a long %s keeps to 3,000 characters a section and 40,000 in all', async (_name, entry) => {
    expect(await send(sampleGuidance({ to: toFriends() }, entry))).toMatchObject({ kind: 'sent' });
    expect(sectionsOf().length).toBeGreaterThan(2);
    for (const text of sectionsOf()) {
      expect(text.length).toBeLessThanOrEqual(3_000);
      expect(text.isWellFormed()).toBe(true);
      expect(text).not.toMatch(/&(?!amp;|lt;|gt;)/);
    }
    expect(textOf()).toContain('dashboard?entry=41|');
  });

  test('is in the language of its reader', async () => {
    await send(sampleTest({ to: { ...toFriends(), language: 'es' } }));
    expect(textOf()).toContain('Esta es una prueba de Hesed');
  });

  test('C32: uses the encrypted token of the address, and none is in what the channel is given', async () => {
    channel = open(double.env);
    const back = double.consent(channel.workspaces?.authorizeUrl('state') ?? '', double.ruth);
    const access = await channel.workspaces?.exchange(back.searchParams.get('code') ?? '');
    expect(access).toMatchObject({ team: 'T0HESED', workspace: 'Grace Church', user: 'U0RUTH' });
    expect(access?.sealedToken).not.toContain('xoxb');
    const to = toFriends({ token: access?.sealedToken ?? '' });
    expect(await send(sampleTest({ to }))).toMatchObject({ kind: 'sent' });
    expect(double.calls.at(-1)?.token).toBe(double.token);
    expect(JSON.stringify(double.calls.at(-1)?.args)).not.toContain('xoxb');
  });
});

describe('a failed message', () => {
  const disabled = (code: string) => ({ kind: 'failed', code, address: 'disable' });
  const retrying = (code: string, more = {}) => ({
    ...{ kind: 'retry', code, afterMs: 0, rests: 'message', address: 'none' },
    ...more,
  });
  const unknown = { kind: 'unknown', code: 'slack_no_answer' };
  const toOwn = () => sampleTest({ to: toFriends({ token: keys.encrypt('address:slack', 'xoxb-of-ruth') }) });

  test.each([
    'token_revoked',
    'account_inactive',
    'invalid_auth',
    'channel_not_found',
    'is_archived',
    'not_in_channel',
  ])('C32: %s disables the address with the reason, without a retry', async (error) => {
    double.fail('chat.postMessage', { does: 'refuse', error });
    expect(await send(toOwn())).toEqual(disabled(`slack_${error}`));
  });

  test.each(['archived', 'left', 'deleted'] as const)(
    'C32: to a channel that is %s is refused for good',
    async (state) => {
      double.setChannel(friends, state);
      expect(await send()).toMatchObject({ kind: 'failed', address: 'disable' });
    },
  );

  test.each(['token_revoked', 'account_inactive', 'invalid_auth', 'missing_scope'])(
    'with the token of the site refused (%s) waits with all others until that is mended',
    async (error) => {
      double.fail('chat.postMessage', { does: 'refuse', error });
      expect(await send()).toEqual(retrying('slack_site_token', { afterMs: 60 * 60_000, rests: 'channel' }));
    },
  );

  test('that Slack finds wrong is no reason to disable the address', async () => {
    double.fail('chat.postMessage', { does: 'refuse', error: 'invalid_blocks' });
    expect(await send(toOwn())).toEqual({ kind: 'failed', code: 'slack_invalid_blocks', address: 'none' });
  });

  test('without a token that the site can read fails without a call, and leaves the address alone', async () => {
    const tokenGone = { kind: 'failed', code: 'slack_token_gone', address: 'none' };
    const token = createSampleKeys(8).encrypt('address:slack', 'xoxb-of-ruth');
    expect(await send(sampleTest({ to: toFriends({ token }) }))).toEqual(tokenGone);
    channel = open(double.env);
    expect(await send()).toEqual(tokenGone);
    expect(double.calls).toEqual([]);
  });

  test.each<[string, SlackFailure, object]>([
    [
      'C32: answered 429 waits for Retry-After, and no other message does',
      { does: 'reply', status: 429, retryAfter: 7 },
      retrying('slack_limited', { afterMs: 7_000 }),
    ],
    [
      'C32: answered 429 without a time waits a minute',
      { does: 'reply', status: 429 },
      retrying('slack_limited', { afterMs: 60_000 }),
    ],
    [
      'C32: answered ratelimited waits a minute',
      { does: 'refuse', error: 'ratelimited' },
      retrying('slack_limited', { afterMs: 60_000 }),
    ],
    ['C35: answered fatal_error is retried', { does: 'refuse', error: 'fatal_error' }, retrying('slack_unavailable')],
    [
      'C35: answered internal_error is retried',
      { does: 'refuse', error: 'internal_error' },
      retrying('slack_unavailable'),
    ],
    ['C35: answered 503 is retried', { does: 'reply', status: 503, body: 'busy' }, retrying('slack_unavailable')],
    [
      'C35: answered by a redirect is retried, and the token is not sent there',
      { does: 'reply', status: 302, location: 'https://portal.example/' },
      retrying('slack_unavailable'),
    ],
    ['answered 504 has an unknown outcome', { does: 'reply', status: 504 }, unknown],
    ['answered with something else has an unknown outcome', { does: 'garbage' }, unknown],
    ['answered with null has an unknown outcome', { does: 'reply', status: 200, body: 'null' }, unknown],
    ['answered without an id has an unknown outcome', { does: 'reply', status: 200, body: '{"ok":true}' }, unknown],
    [
      'answered with a text in the place of a code has an unknown outcome, and the text is in no code',
      { does: 'reply', status: 200, body: '{"ok":false,"error":"Carry her <b>"}' },
      unknown,
    ],
    ['answered by half has an unknown outcome', { does: 'half' }, unknown],
    ['cut off after it was posted has an unknown outcome', { does: 'drop' }, unknown],
  ])('%s', async (_name, failure, result) => {
    double.fail('chat.postMessage', failure);
    expect(await send()).toEqual(result);
    expect(double.calls).toHaveLength(1);
  });

  test('without a connection is retried', async () => {
    await double.close();
    expect(await send()).toEqual(retrying('slack_unreachable'));
    double = await startSlackServer();
  });

  test('that is aborted while Slack is silent has an unknown outcome', async () => {
    double.fail('chat.postMessage', { does: 'hang' });
    const stop = new AbortController();
    const sending = channel.send(sampleTest({ to: toFriends() }), stop.signal);
    stop.abort();
    expect(await sending).toEqual(unknown);
  });
});

describe('a workspace', () => {
  test('C32: is asked for three scopes, each of which a call of the site needs', async () => {
    channel = open(double.env);
    const url = new URL(channel.workspaces?.authorizeUrl('a state') ?? '');
    expect(url.pathname).toBe('/oauth/v2/authorize');
    expect(url.searchParams.get('scope')).toBe('chat:write,im:write,channels:read');
    expect(url.searchParams.get('redirect_uri')).toBe('https://hesed.example/webhooks/slack/oauth');
    expect(url.searchParams.get('state')).toBe('a state');
  });

  test('gives the channels that the app is in, of all pages, by name', async () => {
    for (const name of ['youth', 'elders', 'choir', 'bakery']) double.addChannel(name, true);
    double.addChannel('private-talk', false);
    const { workspaces } = channel;
    const found = await workspaces?.listChannels(await workspaces.siteAccess(null));
    expect(found?.map(({ name }) => name)).toEqual(['bakery', 'choir', 'elders', 'friends', 'youth']);
    expect(double.calls.filter(({ method }) => method === 'users.conversations')).toHaveLength(3);
  });

  test.each([
    ['a code that is not known', {}, 'invalid_code'],
    ['a client secret that is wrong', { SLACK_CLIENT_SECRET: 'another-client-secret' }, 'bad_client_secret'],
  ])('is not connected by %s', async (_how, settings, code) => {
    channel = open({ ...double.env, ...settings });
    await expect(channel.workspaces?.exchange('0123')).rejects.toMatchObject({ problem: 'refused', code });
  });

  test.each([
    ['a token that expires', { access_token: 'xoxe.xoxb-1', expires_in: 43_200 }, 'token_rotation'],
    ['the token of a person', { token_type: 'user' }, 'no_bot_token'],
    ['fewer scopes', { scope: 'chat:write' }, 'missing_scope'],
    ['an organisation without a workspace', { team: null }, 'no_workspace'],
  ])('is not connected by %s, and no token is in the error', async (_what, differences, code) => {
    const body = {
      ...{ ok: true, access_token: 'xoxb-secret', token_type: 'bot', scope: 'chat:write,im:write,channels:read' },
      ...{ team: { id: 'T1', name: 'One' }, authed_user: { id: 'U1' } },
      ...differences,
    };
    double.fail('oauth.v2.access', { does: 'reply', status: 200, body: JSON.stringify(body) });
    channel = open(double.env);
    const error = await channel.workspaces?.exchange('0123').catch((reason: unknown) => reason);
    expect(error).toMatchObject({ problem: 'refused', code });
    expect(String((error as Error).stack)).not.toContain('xoxb');
  });

  test('finds a person by their mail address, for a site with one token', async () => {
    const { workspaces } = channel;
    expect(await workspaces?.siteAccess('naomi@parish.example')).toMatchObject({ user: 'U0NAOMI', sealedToken: null });
    await expect(workspaces?.siteAccess('boaz@parish.example')).rejects.toMatchObject({ problem: 'user_unknown' });
  });
});
