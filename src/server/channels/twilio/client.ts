import { AsyncLocalStorage } from 'node:async_hooks';
import twilio from 'twilio';
import type { Env } from '../../lib/env.ts';
import type { Logger } from '../../lib/logger.ts';
import { wasNeverConnected } from '../connection-errors.ts';
import { retry, type SendResult, sent } from '../send-result.ts';
import { resultOfRefusal } from './errors.ts';

/** The time-out of one call, in milliseconds: well under a delivery's lease of 30 s (rules.md S9). */
const CALL_TIMEOUT_MS = 15_000;

/** The sender: a Messaging Service where there is one, else a number, and never both (rules.md C8). */
export type Sender = { messagingServiceSid: string } | { from: string };

/** The content: a text, or an approved template with its variables. */
export type Said = { body: string } | { contentSid: string; contentVariables: string };

/** A message as Twilio takes it. */
export type TwilioMessage = { to: string } & Sender & Said;

/** Hands messages to Twilio. */
export interface TwilioClient {
  send(message: TwilioMessage, calledOff?: AbortSignal): Promise<SendResult>;
}

interface TwilioTools {
  env: Env;
  log: Logger;
  /** The channel as the log names it. */
  channel: string;
  timeoutMs?: number;
}

/** The signal of one call, which the SDK does not pass through, and the header of its answer, which it drops. */
interface Call {
  signal: AbortSignal;
  retryAfter: string | null;
}

/**
 * Opens the SDK with the site's account. It retries nothing itself (rules.md C35), and every message asks for reports
 * (rules.md C7).
 */
export function openTwilio({ env, log, channel, timeoutMs = CALL_TIMEOUT_MS }: TwilioTools): TwilioClient {
  const calls = new AsyncLocalStorage<Call>();
  const httpClient = createHttpClient(env.TWILIO_API_URL, calls);
  const client = twilio(env.TWILIO_ACCOUNT_SID, env.TWILIO_AUTH_TOKEN, { httpClient });
  const statusCallback = `${env.publicUrl}/webhooks/twilio/status`;
  const report = createFaultReport(log, channel);

  return {
    async send(message, calledOff) {
      const deadline = AbortSignal.timeout(timeoutMs);
      const call: Call = {
        signal: calledOff ? AbortSignal.any([deadline, calledOff]) : deadline,
        retryAfter: null,
      };
      if (call.signal.aborted) return retry('twilio_called_off');
      const result = await calls.run(call, async () => {
        try {
          const { sid } = await client.messages.create({ ...message, statusCallback });
          return sid ? sent(sid) : noAnswer();
        } catch (error) {
          return resultOfError(error, call.retryAfter);
        }
      });
      // A call that the site itself called off says nothing about Twilio.
      if (!calledOff?.aborted) report(result);
      return result;
    },
  };
}

/**
 * The SDK's own HTTP client. The options of a message carry no signal and its errors no headers, so each call's are kept
 * beside it while it runs.
 */
function createHttpClient(apiUrl: string | undefined, calls: AsyncLocalStorage<Call>) {
  const http = new twilio.RequestClient({ autoRetry: false, timeout: CALL_TIMEOUT_MS, keepAlive: true });
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

/** Reads what the SDK threw. Only codes are kept of it: its text and its request hold the number and the message. */
function resultOfError(error: unknown, retryAfter: string | null): SendResult {
  const { status, code } = (error ?? {}) as { status?: unknown; code?: unknown };
  // An answer that was cut off carries the status it began with.
  if (typeof status === 'number' && status >= 300)
    return resultOfRefusal({ status, code: typeof code === 'number' && code > 0 ? code : null, retryAfter });
  if (typeof code === 'string' && wasNeverConnected(code)) return retry('twilio_unreachable');
  return noAnswer();
}

/** No answer that can be read: the message may have gone out, and a repeat would be a second one (rules.md S7). */
function noAnswer(): SendResult {
  return { kind: 'unknown', code: 'twilio_no_answer' };
}

/** Logs once when Twilio begins to refuse the site itself, and once when it takes messages again. */
function createFaultReport(log: Logger, channel: string) {
  let fault: string | null = null;
  return (result: SendResult) => {
    if (result.kind === 'retry' && result.address === 'none' && result.code !== fault) {
      fault = result.code;
      log.warn({ channel, code: fault }, 'Twilio does not take messages');
    }
    if (result.kind === 'sent' && fault) {
      log.info({ channel, code: fault }, 'Twilio takes messages again');
      fault = null;
    }
  };
}
