import { readFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { openChannel } from '../../../src/server/channels/channel.ts';
import { SITE_REST_MS } from '../../../src/server/channels/send-result.ts';
import { readEnv } from '../../../src/server/site/env.ts';
import { createChannelTools } from '../../../src/server/testing/providers/channel-tools.ts';
import { sampleGuidance, sampleMessages } from '../../../src/server/testing/providers/sample-messages.ts';
import { ntfy as facts } from './facts.ts';
import { ntfy } from './ntfy.ts';

const PAGE = readFileSync(join(import.meta.dirname, '../../../docs/channels/add-a-channel.md'), 'utf8');
const MARK = '// docs/channels/add-a-channel.md shows the rest of this file.\n\n';
const KINDS: readonly string[] = ntfy.carries;

/** Starts an ntfy server, and opens the channel with it; `to` replaces the address of the messages. */
async function openWith(answer: RequestListener) {
  const received: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      received.push(JSON.parse(Buffer.concat(parts).toString()));
      answer(request, response);
    });
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  onTestFinished(() => void server.close());
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const tools = createChannelTools(readEnv({}));
  const env = { ...tools.env, NTFY_URL: url };
  const channel = openChannel('ntfy' as never, ntfy, { ...tools, env });
  const to = { name: 'Ruth', address: `${url}/ruth-7Kq2` };
  return { server, channel, received, to };
}

const accepts: RequestListener = (_request, response) => response.end(JSON.stringify({ id: 'hwQ2YpKdmg' }));

test('the example sends every kind of message that it carries, guidance with its link and answers', async () => {
  const { channel, received, to } = await openWith(accepts);
  const messages = sampleMessages().filter(({ kind }) => KINDS.includes(kind));
  expect(new Set(messages.map(({ kind }) => kind))).toEqual(new Set(KINDS));
  for (const message of messages)
    expect(await channel.send({ ...message, to })).toEqual({ kind: 'sent', providerId: 'hwQ2YpKdmg' });
  const guidance = sampleGuidance();
  await channel.send({ ...guidance, to });
  const { click, actions } = received.at(-1) as { click: string; actions: { url: string }[] };
  expect(click).toBe(guidance.openUrl);
  expect(actions.map(({ url }) => url)).toEqual(guidance.answers.presses.map((press) => guidance.answers.pages[press]));
});

test('the example keeps to the length of its facts', async () => {
  const { channel, received, to } = await openWith(accepts);
  await channel.send({ ...sampleGuidance({}, { content: 'Für Freundschaft braucht es Zeit. '.repeat(3_000) }), to });
  expect(Buffer.byteLength(String(received[0]?.message))).toBeLessThanOrEqual(facts.limits.length.most);
});

describe('the example ends a send as the provider answers', () => {
  test.each([
    [401, { kind: 'failed', code: 'ntfy_401', address: 'disable' }],
    [404, { kind: 'failed', code: 'ntfy_404', address: 'none' }],
    [429, { kind: 'retry', code: 'ntfy_429', afterMs: 60_000, rests: 'message' }],
    [302, { kind: 'retry', code: 'ntfy_redirected', afterMs: SITE_REST_MS, rests: 'channel' }],
    [500, { kind: 'retry', code: 'ntfy_500' }],
    [504, { kind: 'unknown', code: 'ntfy_no_answer' }],
  ])('%i', async (status, outcome) => {
    const { channel, to } = await openWith((_request, response) =>
      response.writeHead(status, { 'retry-after': '60', location: 'https://elsewhere.example' }).end('{}'),
    );
    expect(await channel.send({ ...sampleGuidance(), to })).toMatchObject(outcome);
  });

  test('no JSON, half an answer, and no connection', async () => {
    const garbage = await openWith((_request, response) => response.end('<html>'));
    expect(await garbage.channel.send({ ...sampleGuidance(), to: garbage.to })).toMatchObject({ kind: 'unknown' });
    const broken = await openWith((request) => request.socket.destroy());
    expect(await broken.channel.send({ ...sampleGuidance(), to: broken.to })).toMatchObject({ kind: 'unknown' });
    const gone = await openWith(accepts);
    gone.server.close();
    expect(await gone.channel.send({ ...sampleGuidance(), to: gone.to })).toMatchObject({ code: 'ntfy_unreachable' });
  });

  test('a topic at another server is never called', async () => {
    const { channel, received } = await openWith(accepts);
    const to = { name: 'Ruth', address: 'http://127.0.0.1:9/ruth' };
    expect(await channel.send({ ...sampleGuidance(), to })).toMatchObject({ code: 'ntfy_other_server' });
    expect(received).toEqual([]);
  });
});

test.each([
  ['https://ntfy.sh/ruth-7Kq2', true],
  [' https://ntfy.sh/ruth ', true],
  ['ntfy.sh/ruth', false],
  ['https://ntfy.sh/ruth/more', false],
  ['https://ntfy.sh/?topic=ruth', false],
])('the form of the example’s address: %s', (text, isValid) => {
  expect(facts.address.form.isValid(text)).toBe(isValid);
});

test.each(['facts.ts', 'ntfy.ts'])('the page shows the tested %s', (file) => {
  const [, shown = ''] = readFileSync(join(import.meta.dirname, file), 'utf8').split(MARK);
  expect(shown).not.toBe('');
  expect(PAGE).toContain(`\`\`\`ts\n${shown}\`\`\`\n`);
});
