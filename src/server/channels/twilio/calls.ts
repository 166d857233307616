import { AsyncLocalStorage } from 'node:async_hooks';
import type { RequestClient, Twilio } from 'twilio';
import { wasNeverConnected } from '../../lib/errors/connection-errors.ts';
import { withTimeout } from '../time-limit.ts';
import type { TwilioRefusal } from './errors.ts';
import { loadTwilio } from './sdk.ts';
import type { TwilioEnv } from './settings.ts';

/** The time-out of one call, in milliseconds: well under a delivery's lease of 30 s (rules.md S9). */
const CALL_TIMEOUT_MS = 15_000;

/** The outcome of a call to Twilio. */
export type Answer<Value> =
  | { kind: 'answered'; value: Value }
  | { kind: 'refused'; refusal: Omit<TwilioRefusal, 'number'> }
  /** The site called it off before it began. */
  | { kind: 'aborted' }
  /** No connection came about, so Twilio never got it. */
  | { kind: 'unreachable' }
  /** No response that can be read, so Twilio may have done the work. */
  | { kind: 'no_answer' };

/** Makes one call with the SDK, within the time-out. */
export type TwilioCaller = <Value>(
  call: (sdk: Twilio) => Promise<Value>,
  signal?: AbortSignal,
) => Promise<Answer<Value>>;

/** The signal of one call, which the SDK does not pass through, and the header of its response, which the SDK drops. */
interface Call {
  signal: AbortSignal;
  retryAfter: string | null;
}

/** Opens the SDK with the site's account. It retries nothing itself (rules.md C35). */
export function openTwilioCalls(env: TwilioEnv, timeoutMs = CALL_TIMEOUT_MS): TwilioCaller {
  const calls = new AsyncLocalStorage<Call>();
  let opened: Promise<Twilio> | null = null;
  const open = async () => {
    const twilio = await loadTwilio();
    const http = new twilio.RequestClient({ autoRetry: false, timeout: CALL_TIMEOUT_MS, keepAlive: true });
    const httpClient = addCallSignals(http, env.TWILIO_API_URL, calls);
    return twilio(env.TWILIO_ACCOUNT_SID, env.TWILIO_AUTH_TOKEN, { httpClient });
  };

  return async (work, signal) => {
    const limited = withTimeout(timeoutMs, signal);
    const call: Call = { signal: limited, retryAfter: null };
    if (limited.aborted) return { kind: 'aborted' };
    opened ??= open().catch((error) => {
      opened = null;
      throw error;
    });
    const sdk = await opened;
    return calls.run(call, async () => {
      try {
        return { kind: 'answered', value: await work(sdk) };
      } catch (error) {
        return answerOfError(error, call.retryAfter);
      }
    });
  };
}

/**
 * Gives the SDK's own HTTP client the signal of each call, and keeps the header of its response: the options of a
 * message take no signal, and its errors hold no headers.
 */
function addCallSignals(
  http: RequestClient,
  apiUrl: string | undefined,
  calls: AsyncLocalStorage<Call>,
): RequestClient {
  http.axios.interceptors.request.use((config) => {
    const signal = calls.getStore()?.signal;
    if (signal) config.signal = signal;
    if (apiUrl && config.url) config.url = config.url.replace(/^https:\/\/[^/]+/, apiUrl);
    return config;
  });
  http.axios.interceptors.response.use((response) => {
    const call = calls.getStore();
    const after: unknown = response.headers['retry-after'];
    if (call) call.retryAfter = typeof after === 'string' ? after : null;
    return response;
  });
  return http;
}

/**
 * Reads an error of the SDK. Only its codes are kept, because its text and its request hold the number and the message.
 */
function answerOfError(error: unknown, retryAfter: string | null): Exclude<Answer<never>, { kind: 'answered' }> {
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
  // A response that was cut off carries the status that it began with.
  if (typeof status === 'number' && status >= 300)
    return {
      kind: 'refused',
      refusal: { status, code: typeof code === 'number' && code > 0 ? code : null, retryAfter },
    };
  if (typeof code === 'string' && wasNeverConnected(code)) return { kind: 'unreachable' };
  return { kind: 'no_answer' };
}
