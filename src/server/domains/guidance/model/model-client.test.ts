import OpenAI from 'openai';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import {
  MODEL,
  MODEL_KEY,
  type ModelFailure,
  type ModelServer,
  startModelServer,
} from '../../../testing/providers/model-server.ts';
import { MAX_REPLY_BYTES } from './bounded-fetch.ts';
import { jsonSchemaOf } from './guidance-output.ts';
import { createModelClient, type ModelApi, toModelError } from './model-client.ts';
import { ModelError } from './model-error.ts';

let server: ModelServer;
let learned: ModelApi[];
beforeEach(async () => {
  server = await startModelServer();
  server.answerWith('{"said": true}');
  learned = [];
});
afterEach(() => server.close());

const REQUEST = {
  instructions: 'Write.',
  turns: [{ role: 'user' as const, content: '{"type":"prayer"}' }],
  schema: jsonSchemaOf('prayer'),
};

function ask({
  api = null,
  apiKey = MODEL_KEY,
  model = MODEL,
  timeLimitMs = 10_000,
  signal = new AbortController().signal,
}: {
  api?: ModelApi | null;
  apiKey?: string;
  model?: string;
  timeLimitMs?: number;
  signal?: AbortSignal;
} = {}) {
  const client = createModelClient(
    { apiKey, baseUrl: server.url, model },
    { api, learned: (found) => void learned.push(found), timeLimitMs },
  );
  return client.ask(REQUEST, signal);
}
const errorOf = (asking: Promise<unknown>): Promise<ModelError> =>
  asking.then(
    () => Promise.reject(new Error('it was answered')),
    (error) => {
      expect(error).toBeInstanceOf(ModelError);
      // No error repeats what a provider wrote.
      expect(`${error.message} ${error.stack}`).not.toContain(MODEL_KEY);
      return error;
    },
  );
const error = (status: number, type: string, code: string | null, headers?: Record<string, string>): ModelFailure => ({
  does: 'error',
  status,
  type,
  code,
  ...(headers ? { headers } : {}),
});

test('asks the Responses API with the strict schema, and asks it to keep nothing', async () => {
  expect(await ask()).toEqual({
    text: '{"said": true}',
    responseId: 'resp_1',
    usage: { inputTokens: 1_000, outputTokens: 400 },
  });
  expect(server.calls).toMatchObject([
    { path: '/v1/responses', instructions: 'Write.', body: { store: false, model: MODEL, max_output_tokens: 4_000 } },
  ]);
  expect(server.calls[0]?.body).not.toHaveProperty('previous_response_id');
  expect(learned).toEqual(['responses']);
});

describe('a server without the Responses API', () => {
  beforeEach(() => server.offer('chat_completions'));

  test('is asked by chat completions, and that is learned once', async () => {
    expect(await ask()).toMatchObject({ text: '{"said": true}', responseId: 'chatcmpl-1' });
    expect(server.calls).toMatchObject([{ path: '/v1/chat/completions', turns: REQUEST.turns }]);
    expect(server.calls[0]?.instructions).toContain('"prayerPrompt"');
    expect(learned).toEqual(['chat_completions']);
  });

  test('is asked in no other way once that is known', async () => {
    await ask({ api: 'chat_completions' });
    expect([server.calls.length, learned]).toEqual([1, []]);
  });

  test('that has no chat completions either is a model that is missing', async () => {
    server.offer();
    expect((await errorOf(ask())).code).toBe('model_missing');
    expect(learned).toEqual([]);
  });
});

test('a call that failed teaches nothing about the server', async () => {
  server.fail(error(500, 'server_error', null));
  await errorOf(ask());
  expect(learned).toEqual([]);
});

describe.each(['responses', 'chat_completions'] as const)('G3 by %s:', (api) => {
  test.each<[string, ModelFailure, string]>([
    ['a refusal', { does: 'refuse' }, 'refused'],
    ['a truncated answer', { does: 'truncate' }, 'truncated'],
    ['a filtered answer', { does: 'filter' }, 'filtered'],
    ['a 500', error(500, 'server_error', null), 'server_error'],
    ['a 503 of an overloaded provider', error(503, 'server_error', 'overloaded'), 'server_error'],
    ['a 429 for too many requests', error(429, 'requests', 'rate_limit_exceeded'), 'rate_limited'],
    ['a 429 for an account without credit', error(429, 'insufficient_quota', 'insufficient_quota'), 'quota_exceeded'],
    ['a 400', error(400, 'invalid_request_error', 'context_length_exceeded'), 'request_refused'],
    ['a 403 for a country', error(403, 'request_forbidden', 'unsupported_country_region_territory'), 'key_refused'],
    ['a dropped connection', { does: 'drop' }, 'unreachable'],
    ['a connection that drops in the body', { does: 'stall', drops: true }, 'unreachable'],
    ['a redirect', { does: 'redirect', to: 'http://127.0.0.1:1/v1/responses' }, 'unreachable'],
    ['a page of HTML', { does: 'body', type: 'text/html', text: '<html>It works!</html>' }, 'unreadable'],
    ['broken JSON', { does: 'body', type: 'application/json', text: '{"id": "resp_1", "out' }, 'unreadable'],
    ['an empty body', { does: 'body', type: 'application/json', text: '' }, 'unreadable'],
    ['null', { does: 'body', type: 'application/json', text: 'null' }, 'unreadable'],
    [
      'wrong types',
      { does: 'body', type: 'application/json', text: '{"id":1,"output":{"a":1},"choices":"x"}' },
      'unreadable',
    ],
    ['an empty list', { does: 'body', type: 'application/json', text: '{"output":[],"choices":[]}' }, 'unreadable'],
    [
      'a body without end',
      { does: 'body', type: 'application/json', text: ' '.repeat(MAX_REPLY_BYTES + 1) },
      'too_long',
    ],
  ])('%s is told apart', async (_what, failure, code) => {
    server.fail(failure);
    expect((await errorOf(ask({ api }))).code).toBe(code);
  });

  test.each<[string, ModelFailure]>([
    ['a provider that never answers', { does: 'hang' }],
    ['a body that never ends', { does: 'stall' }],
  ])('%s ends at the time limit', async (_what, failure) => {
    server.fail(failure);
    expect((await errorOf(ask({ api, timeLimitMs: 100 }))).code).toBe('timeout');
  });

  test('a shutdown ends the call', async () => {
    server.fail({ does: 'hang' });
    const stopping = new AbortController();
    const asking = errorOf(ask({ api, signal: stopping.signal }));
    await expect.poll(() => server.open.now).toBe(1);
    stopping.abort();
    expect((await asking).code).toBe('timeout');
  });

  test('a wrong key and an unknown model are told apart', async () => {
    expect((await errorOf(ask({ api, apiKey: 'sk-wrong' }))).code).toBe('key_refused');
    expect((await errorOf(ask({ api, model: 'no-such-model' }))).code).toBe('model_missing');
  });

  test('a model that refused has used its tokens', async () => {
    server.fail({ does: 'refuse' });
    expect((await errorOf(ask({ api }))).usage).toEqual({ inputTokens: 1_000, outputTokens: 400 });
  });

  test.each([
    ['7', 7_000],
    ['0.5', 500],
    ['99999', 3_600_000],
    ['soon', null],
    ['0', null],
  ])('the wait of a 429 is read from Retry-After: %s', async (text, ms) => {
    server.fail(error(429, 'requests', 'rate_limit_exceeded', { 'retry-after': text }));
    expect((await errorOf(ask({ api }))).retryAfterMs).toBe(ms);
  });
});

test('a response that failed while it was made is an error of the server', async () => {
  server.fail({ does: 'fail' });
  expect((await errorOf(ask())).code).toBe('server_error');
});

test('a server that cannot be reached has a code of its own', async () => {
  await server.close();
  const failed = await errorOf(ask());
  expect([failed.message, failed.mayBeBilled]).toEqual(['unreachable: ECONNREFUSED', false]);
  server = await startModelServer();
});

test.each(['EHOSTUNREACH', 'ENETUNREACH', 'CERT_HAS_EXPIRED'])('a call that ends by %s is not billed', (code) => {
  const cause = Object.assign(new Error('fetch failed'), { code });
  expect(toModelError(new OpenAI.APIConnectionError({ cause })).mayBeBilled).toBe(false);
});

test('a server that counts no tokens and gives no id is counted by characters', async () => {
  const message = { type: 'message', content: [{ type: 'output_text', text: 'x'.repeat(300) }] };
  server.fail({ does: 'body', type: 'application/json', text: JSON.stringify({ output: [message] }) });
  const { usage, responseId } = await ask();
  expect(usage.outputTokens).toBe(100);
  expect(usage.inputTokens).toBeGreaterThan(100);
  expect(responseId).toMatch(/^own-/);
});
