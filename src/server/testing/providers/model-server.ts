import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ContentType } from '../../../shared/guidance/content-types.ts';
import { sampleOutput } from '../guidance/model-outputs.ts';

export const MODEL_KEY = 'sk-test-the-key-of-the-tests';
export const MODEL = 'test-model';

interface Format {
  name?: string;
  strict?: boolean;
  schema?: unknown;
}

/** The body of a request, as far as the double reads it. */
interface RequestBody {
  model?: string;
  stream?: boolean;
  instructions?: string;
  input?: ModelCall['turns'];
  messages?: ModelCall['turns'];
  text?: { format?: Format };
  response_format?: { json_schema?: Format };
}

/** A request that the double accepted. */
interface ModelCall {
  path: '/v1/responses' | '/v1/chat/completions';
  body: RequestBody;
  /** The instructions, and the turns after them. */
  instructions: string;
  turns: { role: string; content: string }[];
}

/** A failure that the double simulates. */
export type ModelFailure =
  /** An error as the API documents it. */
  | { does: 'error'; status: number; type: string; code: string | null; headers?: Record<string, string> }
  /** Declines, ends early or is filtered, in the form of each API. */
  | { does: 'refuse' }
  | { does: 'truncate' }
  | { does: 'filter' }
  /** A response that failed after it began. */
  | { does: 'fail' }
  /** Never answers. */
  | { does: 'hang' }
  /** Sends the head of an answer but never the end of its body; the connection stays open or drops. */
  | { does: 'stall'; drops?: true }
  | { does: 'drop' }
  /** Answers with this body. */
  | { does: 'body'; type: string; text: string }
  /** Sends a redirect. */
  | { does: 'redirect'; to: string };

/**
 * A double of the OpenAI API on loopback, without streaming: `POST /v1/responses` and `POST /v1/chat/completions`, with
 * the errors of its error guide. Like the API it rejects a wrong key, an unknown model, and a schema that strict mode does
 * not allow.
 */
export interface ModelServer {
  readonly url: string;
  readonly calls: ModelCall[];
  /** The number of calls in flight now, and the maximum so far. */
  readonly open: { now: number; most: number };
  /** Sets the model's answers from now on: a text, or a function of the call. */
  answerWith(answer: string | ((call: ModelCall) => unknown)): void;
  fail(failure: ModelFailure | null): void;
  /** Sets which calls the server has. */
  offer(...apis: ('responses' | 'chat_completions')[]): void;
  /** Holds every answer back until `release`, or for some milliseconds. */
  hold(ms?: number): void;
  release(): void;
  /** Holds each answer back until `passed` resolves, such as for a while on the test's clock. */
  pause(passed: () => Promise<void>): void;
  close(): Promise<void>;
}

/** Starts a {@link ModelServer} on a free port. */
export async function startModelServer(): Promise<ModelServer> {
  const calls: ModelCall[] = [];
  const open = { now: 0, most: 0 };
  let answer: (call: ModelCall) => unknown = (call) => sampleOutput(typeOf(call));
  let failure: ModelFailure | null = null;
  let offered = ['responses', 'chat_completions'];
  let delay: number | null = null;
  let held: Promise<void> | null = null;
  let release = () => {};
  let pause = async () => {};

  async function take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    let text = '';
    for await (const chunk of request) text += chunk;
    const path = request.url as ModelCall['path'];
    if (request.method === 'GET') return describeModel(request, response);
    const isChat = path === '/v1/chat/completions';
    const known = (isChat || path === '/v1/responses') && offered.includes(isChat ? 'chat_completions' : 'responses');
    if (!known || request.method !== 'POST') return void response.writeHead(404).end('404 page not found');
    const body: RequestBody = JSON.parse(text);
    if (request.headers.authorization !== `Bearer ${MODEL_KEY}`)
      return sendError(response, 401, 'invalid_request_error', 'invalid_api_key');
    if (body.model !== MODEL) return sendError(response, 404, 'invalid_request_error', 'model_not_found');
    const problem = refusalOf(isChat, body);
    if (problem) return sendError(response, 400, 'invalid_request_error', problem);
    const call = readCall(path, body);
    calls.push(call);
    open.now++;
    open.most = Math.max(open.most, open.now);
    response.once('close', () => open.now--);
    if (delay !== null) await new Promise((resolve) => setTimeout(resolve, delay ?? 0));
    await held;
    await pause();
    reply(response, call, isChat);
  }

  /** Answers `GET /v1/models/MODEL`. */
  function describeModel({ url, headers }: IncomingMessage, response: ServerResponse): void {
    const isKnown = headers.authorization === `Bearer ${MODEL_KEY}`;
    if (!isKnown) sendError(response, 401, 'invalid_request_error', 'invalid_api_key');
    else if (url !== `/v1/models/${MODEL}`) sendError(response, 404, 'invalid_request_error', 'model_not_found');
    else send(response, 200, { id: MODEL, object: 'model', created: 0, owned_by: 'tests' });
  }

  function reply(response: ServerResponse, call: ModelCall, isChat: boolean): void {
    const form = isChat ? completion : responseObject;
    const ok = (object: unknown) => send(response, 200, object);
    switch (failure?.does) {
      case undefined: {
        const said = answer(call);
        return void ok(form({ text: typeof said === 'string' ? said : JSON.stringify(said), number: calls.length }));
      }
      case 'refuse':
        return void ok(form({ refusal: 'I’m sorry, I can’t assist with that request.', number: calls.length }));
      case 'truncate':
        return void ok(form({ text: '{"title": "Cut off in the mid', ended: 'length', number: calls.length }));
      case 'filter':
        return void ok(form({ text: '', ended: 'content_filter', number: calls.length }));
      case 'fail':
        return void ok({
          ...responseObject({ number: calls.length }),
          status: 'failed',
          error: { code: 'server_error', message: 'The model failed.' },
        });
      case 'error':
        return void sendError(response, failure.status, failure.type, failure.code, failure.headers);
      case 'hang':
        return;
      case 'stall': {
        const { drops } = failure;
        response.writeHead(200, { 'content-type': 'application/json' });
        return void response.write('{"id":"resp_1","output":[', () => drops && response.socket?.destroy());
      }
      case 'drop':
        return void response.socket?.destroy();
      case 'body':
        return void response.writeHead(200, { 'content-type': failure.type }).end(failure.text);
      case 'redirect':
        return void response.writeHead(307, { location: failure.to }).end();
    }
  }

  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    calls,
    open,
    answerWith(said) {
      answer = typeof said === 'string' ? () => said : said;
    },
    fail(next) {
      failure = next;
    },
    offer(...apis) {
      offered = apis;
    },
    hold(ms) {
      if (ms !== undefined) delay = ms;
      else held = new Promise((resolve) => (release = resolve));
    },
    release: () => release(),
    pause(passed) {
      pause = passed;
    },
    close() {
      server.closeAllConnections();
      return new Promise((done) => server.close(() => done()));
    },
  };
}

/** Returns the type of entry that a call asks for. */
export function typeOf(call: ModelCall): ContentType {
  return requestOf(call).type as ContentType;
}

/** Returns the request that the site wrote, as data. */
export function requestOf({ turns }: ModelCall): Record<string, unknown> & { member: Record<string, unknown> } {
  return JSON.parse(turns[0]?.content ?? '{}');
}

function readCall(path: ModelCall['path'], body: RequestBody): ModelCall {
  const turns = body.messages ?? body.input ?? [];
  const [system] = turns[0]?.role === 'system' ? turns : [];
  return {
    path,
    body,
    instructions: system?.content ?? body.instructions ?? '',
    turns: system ? turns.slice(1) : turns,
  };
}

/** The content of an answer. */
interface AnswerContent {
  text?: string;
  refusal?: string;
  ended?: 'length' | 'content_filter';
  number: number;
}

function responseObject({ text = '', refusal, ended, number }: AnswerContent) {
  const part = refusal ? { type: 'refusal', refusal } : { type: 'output_text', text, annotations: [] };
  const reason = ended === 'length' ? 'max_output_tokens' : ended;
  return {
    id: `resp_${number}`,
    object: 'response',
    created_at: 1,
    status: ended ? 'incomplete' : 'completed',
    error: null,
    incomplete_details: reason ? { reason } : null,
    model: MODEL,
    output: [{ type: 'message', id: `msg_${number}`, status: 'completed', role: 'assistant', content: [part] }],
    usage: { input_tokens: 1_000, output_tokens: 400, total_tokens: 1_400 },
  };
}

function completion({ text = '', refusal, ended, number }: AnswerContent) {
  return {
    id: `chatcmpl-${number}`,
    object: 'chat.completion',
    created: 1,
    model: MODEL,
    choices: [
      {
        index: 0,
        message: { role: 'assistant', content: refusal ? null : text, refusal: refusal ?? null },
        finish_reason: ended ?? 'stop',
      },
    ],
    usage: { prompt_tokens: 1_000, completion_tokens: 400, total_tokens: 1_400 },
  };
}

function sendError(
  response: ServerResponse,
  status: number,
  type: string,
  code: string | null,
  headers: Record<string, string> = {},
): void {
  send(response, status, { error: { message: `Refused (key ${MODEL_KEY}).`, type, param: null, code } }, headers);
}

function send(response: ServerResponse, status: number, body: unknown, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body));
}

/** Returns the error code with which the API rejects the format of a request, or null. */
function refusalOf(isChat: boolean, body: RequestBody): string | null {
  if (body.stream) return 'streaming_off';
  const format = isChat ? body.response_format?.json_schema : body.text?.format;
  if (format?.strict !== true || !/^[\w-]{1,64}$/.test(format.name ?? '')) return 'invalid_json_schema';
  if (!isStrict(format.schema)) return 'invalid_json_schema';
  return null;
}

/** Returns whether a schema fits strict mode: every object requires all its properties and allows no others. */
function isStrict(schema: unknown): boolean {
  if (Array.isArray(schema)) return schema.every(isStrict);
  if (typeof schema !== 'object' || schema === null) return true;
  const { type, properties, required, additionalProperties, ...others } = schema as Record<string, unknown>;
  if (type === 'object') {
    const names = Object.keys(properties ?? {});
    if (additionalProperties !== false || !names.every((name) => (required as string[]).includes(name))) return false;
    return Object.values(properties ?? {}).every(isStrict);
  }
  return Object.values(others).every(isStrict);
}
