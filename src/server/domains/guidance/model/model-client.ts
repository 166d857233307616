import OpenAI from 'openai';
import { z } from 'zod';
import { waitOf } from '../../../channels/retry-after.ts';
import { wasNeverConnected } from '../../../lib/errors/connection-errors.ts';
import { fetchBounded, ReplyTooLong } from './bounded-fetch.ts';
import { ModelError, type TokenUsage } from './model-error.ts';
import { CALL_TIMEOUT_MS, MAX_OUTPUT_TOKENS } from './model-limits.ts';

/** The calls by which a server takes a prompt. Many local servers have only chat completions. */
export type ModelApi = 'responses' | 'chat_completions';

/** One turn of the conversation: what the site asked, or what the model answered. */
export interface Turn {
  role: 'user' | 'assistant';
  content: string;
}

export interface ModelRequest {
  instructions: string;
  turns: readonly Turn[];
  /** A JSON schema in the subset that strict mode takes: every property required, no others allowed. */
  schema: Record<string, unknown>;
}

export interface ModelReply {
  /** The text of the answer. Nothing about it is checked yet. */
  text: string;
  /** The provider's id of the response; one of our own where the server gives none. */
  responseId: string;
  usage: TokenUsage;
}

/** A model that writes text. */
export interface ModelClient {
  /** @throws {ModelError} when there is no answer with text. */
  ask(request: ModelRequest, signal: AbortSignal): Promise<ModelReply>;
}

interface ModelSettings {
  apiKey: string;
  baseUrl: string;
  model: string;
}

interface ClientOptions {
  /** The call that this server is known to take; null until the first success. */
  api: ModelApi | null;
  /** Hears which call the server takes, when that is found out. */
  learned(api: ModelApi): void;
  timeLimitMs?: number;
}

const SCHEMA_NAME = 'guidance';
// Statuses of a server that has no such call.
const NO_SUCH_CALL = [404, 405, 501];

/** Returns all that a call of the Responses API sends to its server, besides the key. */
export function toResponsesBody(model: string, { instructions, turns, schema }: ModelRequest) {
  return {
    model,
    instructions,
    input: turns.map(({ role, content }) => ({ role, content })),
    text: { format: { type: 'json_schema', name: SCHEMA_NAME, strict: true, schema } },
    max_output_tokens: MAX_OUTPUT_TOKENS,
    // The provider is asked not to keep what it was sent.
    store: false,
  } as const;
}

/** Returns all that a call of chat completions sends to its server, besides the key. */
export function toChatBody(model: string, { instructions, turns, schema }: ModelRequest) {
  // Servers that ignore the format still see the schema.
  const system = `${instructions}\n\nThe JSON schema of the answer:\n${JSON.stringify(schema)}`;
  return {
    model,
    messages: [{ role: 'system', content: system }, ...turns.map(({ role, content }) => ({ role, content }))],
    response_format: { type: 'json_schema', json_schema: { name: SCHEMA_NAME, strict: true, schema } },
    max_completion_tokens: MAX_OUTPUT_TOKENS,
  } satisfies OpenAI.ChatCompletionCreateParamsNonStreaming;
}

/** Creates a client of the OpenAI API or of a compatible server. Its errors are `ModelError`s; it never tries again by itself. */
export function createModelClient(settings: ModelSettings, options: ClientOptions): ModelClient {
  const timeLimit = options.timeLimitMs ?? CALL_TIMEOUT_MS;
  const client = new OpenAI({
    apiKey: settings.apiKey,
    baseURL: settings.baseUrl,
    // The queue alone tries again.
    maxRetries: 0,
    timeout: timeLimit,
    fetch: fetchBounded,
    // The SDK's log can hold a member's text.
    logLevel: 'off',
    // The SDK reads these from the environment unless they are given.
    organization: null,
    project: null,
    adminAPIKey: null,
    webhookSecret: null,
  });
  let api = options.api;

  const askResponses: Ask = async (request, signal) => {
    const answer = await client.responses.create(toResponsesBody(settings.model, request), { signal });
    return readResponse(answer);
  };

  const askChat: Ask = async (request, signal) => {
    const answer = await client.chat.completions.create(toChatBody(settings.model, request), { signal });
    return readCompletion(answer);
  };

  return {
    async ask(request, signal) {
      // The time limit of the SDK is per call; with this one a second call to find the API costs no second limit.
      const bounded = AbortSignal.any([signal, AbortSignal.timeout(timeLimit)]);
      const prompt = JSON.stringify(request);
      const complete = (answer: Answer) => withUsage(answer, prompt);
      try {
        if (api === 'chat_completions') return complete(await askChat(request, bounded));
        try {
          const answer = complete(await askResponses(request, bounded));
          if (api === null) options.learned('responses');
          api = 'responses';
          return answer;
        } catch (error) {
          if (api !== null || !lacksCall(error)) throw error;
          const answer = complete(await askChat(request, bounded));
          api = 'chat_completions';
          options.learned(api);
          return answer;
        }
      } catch (error) {
        throw toModelError(error);
      }
    },
  };
}

type Answer = Omit<ModelReply, 'usage'> & { usage: TokenUsage | null };
type Ask = (request: ModelRequest, signal: AbortSignal) => Promise<Answer>;

const tokens = z.number().int().min(0).max(100_000_000);
// The SDK's types describe what a provider promises. These schemas validate what it really sent.
const responseShape = z.looseObject({
  id: z.string().max(200).nullish(),
  status: z.string().nullish(),
  error: z.looseObject({ code: z.string().nullish() }).nullish(),
  incomplete_details: z.looseObject({ reason: z.string().nullish() }).nullish(),
  output: z.array(
    z.looseObject({
      type: z.string(),
      content: z
        .array(z.looseObject({ type: z.string(), text: z.string().nullish(), refusal: z.string().nullish() }))
        .nullish(),
    }),
  ),
  usage: z.looseObject({ input_tokens: tokens, output_tokens: tokens }).nullish(),
});
const completionShape = z.looseObject({
  id: z.string().max(200).nullish(),
  choices: z
    .array(
      z.looseObject({
        finish_reason: z.string().nullish(),
        message: z.looseObject({ content: z.string().nullish(), refusal: z.string().nullish() }),
      }),
    )
    .min(1),
  usage: z.looseObject({ prompt_tokens: tokens, completion_tokens: tokens }).nullish(),
});

function readResponse(answer: unknown): Answer {
  const { id, status, error, incomplete_details, output, usage: used } = readShape(responseShape, answer);
  const usage = used ? { inputTokens: used.input_tokens, outputTokens: used.output_tokens } : null;
  if (error) throw new ModelError('server_error', `the response failed with ${error.code ?? 'no code'}`, { usage });
  const parts = output.filter(({ type }) => type === 'message').flatMap(({ content }) => content ?? []);
  const text = parts.map((part) => (part.type === 'output_text' ? (part.text ?? '') : '')).join('');
  return finish(
    { id, text, usage },
    {
      refused: parts.some(({ refusal }) => refusal),
      ended: incomplete_details?.reason ?? (status === 'incomplete' ? 'unknown' : null),
    },
  );
}

function readCompletion(answer: unknown): Answer {
  const { id, choices, usage: used } = readShape(completionShape, answer);
  const usage = used ? { inputTokens: used.prompt_tokens, outputTokens: used.completion_tokens } : null;
  const [choice] = choices;
  const ended = ['length', 'content_filter'].find((reason) => reason === choice?.finish_reason) ?? null;
  return finish(
    { id, text: choice?.message.content ?? '', usage },
    { refused: Boolean(choice?.message.refusal), ended },
  );
}

function readShape<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const result = shape.safeParse(answer);
  if (!result.success) throw new ModelError('unreadable', 'the reply has another shape than the API documents');
  return result.data;
}

/** Returns an answer with its text. @throws {ModelError} when the model refused, or ended before it was done. */
function finish(
  { id, text, usage }: { id: string | null | undefined; text: string; usage: TokenUsage | null },
  { refused, ended }: { refused: boolean; ended: string | null },
): Answer {
  if (refused) throw new ModelError('refused', 'the model declined to answer', { usage });
  if (ended === 'content_filter') throw new ModelError('filtered', 'the provider filtered the answer', { usage });
  if (ended) throw new ModelError('truncated', `the answer ended early (${ended})`, { usage });
  if (!text.trim()) throw new ModelError('unreadable', 'the answer has no text', { usage });
  return { text, responseId: id || `own-${crypto.randomUUID()}`, usage };
}

/** A server that counts no tokens is counted by characters, three to a token, which is more than most texts have. */
function withUsage(answer: Answer, prompt: string): ModelReply {
  const estimate = (text: string) => Math.ceil(text.length / 3);
  return { ...answer, usage: answer.usage ?? { inputTokens: estimate(prompt), outputTokens: estimate(answer.text) } };
}

function lacksCall(error: unknown): boolean {
  if (!(error instanceof OpenAI.APIError) || error.status === undefined) return false;
  return NO_SUCH_CALL.includes(error.status) && error.code !== 'model_not_found';
}

/** Sorts an error of the SDK. The provider's own sentence is left out: it can repeat a part of the key or of the prompt. */
export function toModelError(error: unknown): ModelError {
  if (error instanceof ModelError) return error;
  if (error instanceof OpenAI.APIUserAbortError || error instanceof OpenAI.APIConnectionTimeoutError)
    return new ModelError('timeout', 'no whole answer came in time');
  if (error instanceof OpenAI.APIConnectionError) {
    if (error.cause instanceof ReplyTooLong) return new ModelError('too_long', error.cause.message);
    const code = codeOf(error.cause);
    // Any other network error may come after the model was asked.
    const neverConnected = code !== null && wasNeverConnected(code);
    return new ModelError('unreachable', code ?? 'the server cannot be reached', { neverConnected });
  }
  if (error instanceof OpenAI.APIError && error.status !== undefined)
    return fromStatus(error.status, error.code ?? error.type ?? null, error.headers);
  return new ModelError('unreadable', 'the reply cannot be read');
}

function fromStatus(status: number, code: string | null, headers: Headers | undefined): ModelError {
  const detail = `status ${status}${code && /^[\w.-]{1,60}$/.test(code) ? `, ${code}` : ''}`;
  const wait = { retryAfterMs: waitOf(headers?.get('retry-after') ?? null) || null };
  if (status === 401 || status === 403) return new ModelError('key_refused', detail);
  if (status === 404) return new ModelError('model_missing', detail);
  if (status === 429)
    return new ModelError(code === 'insufficient_quota' ? 'quota_exceeded' : 'rate_limited', detail, wait);
  if (status === 408 || status >= 500) return new ModelError('server_error', detail, wait);
  return new ModelError('request_refused', detail);
}

/** Returns the code of a network error, such as ECONNREFUSED, from the errors that wrap it. */
function codeOf(error: unknown): string | null {
  if (!(error instanceof Error)) return null;
  const { code } = error as NodeJS.ErrnoException;
  return typeof code === 'string' ? code : codeOf(error.cause);
}
