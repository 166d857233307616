import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import type { Telegram, TelegramError } from 'telegraf';
import { wasNeverConnected } from '../../lib/errors/connection-errors.ts';
import { waitOfSeconds } from '../retry-after.ts';
import { withTimeout } from '../time-limit.ts';

/** The time-out of one call, in milliseconds: well under a delivery's lease of 30 s (rules.md S9). */
export const CALL_TIMEOUT_MS = 20_000;

/** Loads the library when it is first used: it would take a part of every start, and many sites have no bot. */
export const loadTelegraf = () => import('telegraf');

const REDIRECTED = 'ERR_REDIRECTED';

export const API_URL = 'https://api.telegram.org/';

/** The ways in which a call to the Bot API fails. */
type BotApiFailure =
  /** Telegram answered with an error: its code, its description, and the least to wait where it says so. */
  | { kind: 'refused'; status: number; description: string; retryAfterMs: number }
  /** No connection was made. */
  | { kind: 'unreachable' }
  /** The API's host sent the call to another address. It was not made there. */
  | { kind: 'redirected' }
  /** The call ended without a complete response, so Telegram may have done the work. */
  | { kind: 'no_answer' };

/**
 * A failed call to the Bot API. The message names only the method and the status: the library's own error holds the
 * text of the message, and a description may quote it (rules.md C33).
 */
export class BotApiError extends Error {
  override readonly name = 'BotApiError';
  readonly #failure: BotApiFailure;

  constructor(method: string, failure: BotApiFailure) {
    super(`${method}: ${failure.kind === 'refused' ? `Telegram answered ${failure.status}` : failure.kind}`);
    this.#failure = failure;
  }

  /** Private to the class so that no log writes the description. */
  get failure(): BotApiFailure {
    return this.#failure;
  }
}

type Method = Parameters<Telegram['callApi']>[0];

/** The methods of the Bot API that the site calls. */
export interface BotApi {
  /**
   * Makes one call; the library makes no retries of its own (rules.md C35).
   * @param timeoutMs ends the call after so many milliseconds.
   * @throws {BotApiError}
   */
  call<Result>(method: Method, payload: object, signal?: AbortSignal, timeoutMs?: number): Promise<Result>;
  close(): void;
}

/** A token begins with the id of its bot (https://core.telegram.org/bots/api#authorizing-your-bot). */
export function botIdOf(token: string): string {
  return token.split(':')[0] ?? '';
}

/** Opens the Bot API for a token; `apiUrl` leads to another host, such as a local Bot API server or a double. */
export function openBotApi(token: string, apiUrl: string = API_URL): BotApi {
  const keepAlive = { keepAlive: true };
  const agent = new URL(apiUrl).protocol === 'https:' ? new HttpsAgent(keepAlive) : new HttpAgent(keepAlive);
  const apiRoot = apiUrl.endsWith('/') ? apiUrl : `${apiUrl}/`;
  return {
    async call<Result>(
      method: Method,
      payload: object,
      signal?: AbortSignal,
      timeoutMs = CALL_TIMEOUT_MS,
    ): Promise<Result> {
      const limited = withTimeout(timeoutMs, signal);
      const library = await loadTelegraf();
      const client = new library.Telegram(token, { apiRoot });
      // Given to the constructor, an agent for an address with http would be dropped.
      Object.assign(client.options, { agent: forOneRequest(agent) });
      try {
        return (await client.callApi(method, payload as never, { signal: limited as never })) as Result;
      } catch (error) {
        throw new BotApiError(method, failureOf(error, library.TelegramError));
      }
    },
    close: () => agent.destroy(),
  };
}

/**
 * Gives an agent to the first request of a call and refuses the second, which a redirect asks for. The library follows
 * redirects and has no option against it: an error of another page would count as Telegram's, and a 307 would hand over
 * the text of a message. node-fetch, by which it calls, asks a function for the agent of each request.
 */
function forOneRequest(agent: HttpAgent): () => HttpAgent {
  let used = false;
  return () => {
    if (used) throw Object.assign(new Error('a redirect is not followed'), { code: REDIRECTED });
    used = true;
    return agent;
  };
}

function failureOf(error: unknown, Refusal: typeof TelegramError): BotApiFailure {
  if (error instanceof Refusal) {
    const { code: status, description, parameters } = error;
    return { kind: 'refused', status, description, retryAfterMs: waitOfSeconds(parameters?.retry_after) };
  }
  const code = String((error as { code?: unknown }).code);
  if (code === REDIRECTED) return { kind: 'redirected' };
  return { kind: wasNeverConnected(code) ? 'unreachable' : 'no_answer' };
}
