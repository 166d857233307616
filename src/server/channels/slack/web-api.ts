import type { WebAPICallResult, WebClient } from '@slack/web-api';
import { wasNeverConnected } from '../../lib/errors/connection-errors.ts';
import { waitOfSeconds } from '../retry-after.ts';

/** Loads the SDK when it is first used: it would take a part of every start, and many sites have no workspace. */
export const loadSlack = () => import('@slack/web-api');
type Slack = Awaited<ReturnType<typeof loadSlack>>;

/** The time-out of one call, in milliseconds: well under a delivery's lease of 30 s (rules.md S9). */
const CALL_TIMEOUT_MS = 15_000;

export const API_URL = 'https://slack.com/api/';

/** Slack's own words for an error, such as `channel_not_found`. Any other value means an incomplete response. */
const ERROR_CODE = /^[a-z][a-z0-9_]{1,60}$/;

/** The ways in which a call to the Web API fails. */
export type SlackFailure =
  /** Slack answered `ok: false` with a code (https://docs.slack.dev/apis/web-api/#error-responses). */
  | { kind: 'refused'; error: string }
  /** Slack asks the site to wait (https://docs.slack.dev/apis/web-api/rate-limits). */
  | { kind: 'limited'; retryAfterMs: number }
  /** A status that the Web API does not use. */
  | { kind: 'status'; status: number }
  /** No connection was made. */
  | { kind: 'unreachable' }
  /** The call ended without a complete response, so Slack may have done the work. */
  | { kind: 'no_answer' };

/**
 * A failed call to the Web API. The message names only the method and the code, because the SDK's own error may hold
 * the body of the response (rules.md C33).
 */
export class SlackApiError extends Error {
  override readonly name = 'SlackApiError';
  readonly failure: SlackFailure;

  constructor(method: string, failure: SlackFailure) {
    super(`${method}: ${'error' in failure ? failure.error : 'status' in failure ? failure.status : failure.kind}`);
    this.failure = failure;
  }
}

/** Calls of the Web API. */
export interface SlackApi {
  /**
   * Makes one call with a token, or with none; the SDK makes no retries of its own (rules.md C35).
   * @throws {SlackApiError}
   */
  call<Result extends object>(
    token: string | undefined,
    call: (client: WebClient) => Promise<WebAPICallResult>,
    options?: { signal?: AbortSignal | undefined; timeoutMs?: number },
  ): Promise<Result>;
}

/** Opens the Web API; `slackApiUrl` leads to another host, such as a proxy or a double. */
export function openSlackApi(slackApiUrl: string = API_URL): SlackApi {
  return {
    async call<Result extends object>(
      token: string | undefined,
      call: (client: WebClient) => Promise<WebAPICallResult>,
      { signal, timeoutMs = CALL_TIMEOUT_MS }: { signal?: AbortSignal | undefined; timeoutMs?: number } = {},
    ): Promise<Result> {
      let [method, status] = ['slack', 0];
      const slack = await loadSlack();
      const client = new slack.WebClient(token, {
        slackApiUrl,
        retryConfig: { retries: 0 },
        rejectRateLimitedCalls: true,
        timeout: timeoutMs,
        allowAbsoluteUrls: false,
        logger: SILENT,
        // The SDK takes no signal from the caller. A redirect is a response with a status, not a failed connection.
        fetch: async (url, init) => {
          method = new URL(url).pathname.split('/').at(-1) ?? method;
          const signals = [init?.signal, signal].filter((signal) => signal !== undefined);
          const response = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.any(signals) });
          status = response.status;
          return response;
        },
      });
      try {
        return (await call(client)) as WebAPICallResult & Result;
      } catch (error) {
        throw new SlackApiError(method, failureOf(slack, error, status));
      }
    },
  };
}

function failureOf(slack: Slack, error: unknown, status: number): SlackFailure {
  if (error instanceof slack.WebAPIRateLimitedError)
    return { kind: 'limited', retryAfterMs: waitOfSeconds(error.retryAfter) };
  // The SDK throws a plain error where Slack names no time to wait.
  if (status === 429) return { kind: 'status', status };
  if (error instanceof slack.WebAPIHTTPError) return { kind: 'status', status: error.statusCode };
  if (error instanceof slack.WebAPIPlatformError) {
    const { error: code } = error.data as { error?: unknown };
    // The SDK puts a body that is no JSON into the same field.
    return typeof code === 'string' && ERROR_CODE.test(code) ? { kind: 'refused', error: code } : { kind: 'no_answer' };
  }
  const cause = error instanceof slack.WebAPIRequestError ? (error.original.cause as { code?: unknown }) : undefined;
  return { kind: wasNeverConnected(String(cause?.code)) ? 'unreachable' : 'no_answer' };
}

const ignore = () => {};
/** The SDK would log the owners of tokens and whole responses, so the site logs for itself. */
const SILENT = {
  debug: ignore,
  info: ignore,
  warn: ignore,
  error: ignore,
  setLevel: ignore,
  getLevel: () => 'error' as never,
  setName: ignore,
};
