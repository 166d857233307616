import type { AlertMethod } from '../../../shared/channels/channels.ts';
import type { Logger } from '../../lib/logger.ts';
import { createOutageLog } from '../outage-log.ts';
import type { SendResult } from '../send-result.ts';
import { openTwilioCalls } from './calls.ts';
import { resultOf } from './results.ts';
import type { TwilioEnv } from './settings.ts';
import { statusUrl } from './status-url.ts';
import { openVerify, type Verify } from './verify.ts';

const OUTAGE = { began: 'Twilio does not take messages', ended: 'Twilio takes messages again' };

const API_URL = 'https://api.twilio.com';

/** The sender: a Messaging Service where there is one, else a number, and never both (rules.md C8). */
export type Sender = { messagingServiceSid: string } | { from: string };

/** The content: a text, or an approved template with its variables. */
export type Content = { body: string } | { contentSid: string; contentVariables: string };

/** A message as Twilio takes it; `validityPeriod` is the longest that it waits in Twilio's queue, in seconds. */
type TwilioMessage = { to: string; validityPeriod?: number } & Sender & Content;

/** Hands messages to Twilio; its reports repeat the `id` of the message. */
interface TwilioClient {
  send(message: TwilioMessage, id: string, signal?: AbortSignal): Promise<SendResult>;
  /** Loads the SDK, and the parts of it that a message needs. */
  load(): Promise<unknown>;
  /** The address of Twilio's API. */
  apiUrl: string;
  /** Set where Twilio Verify makes and checks the codes (rules.md C10). */
  verify: Verify | null;
}

interface TwilioTools {
  env: TwilioEnv;
  log: Logger;
  /** The name of the channel in the log and at Verify. */
  channel: AlertMethod;
  timeoutMs?: number;
}

/** Opens Twilio for a channel. Every message asks for reports (rules.md C7). */
export function openTwilio({ env, log, channel, timeoutMs }: TwilioTools): TwilioClient {
  const call = openTwilioCalls(env, timeoutMs);
  const report = createOutageLog(log, channel, OUTAGE);

  return {
    async send(message, id, signal) {
      const asked = { ...message, statusCallback: statusUrl(env, id) };
      const answer = await call((sdk) => sdk.messages.create(asked), signal);
      const result = resultOf(answer, message.to.replace(/^whatsapp:/, ''));
      report(result, signal);
      return result;
    },
    // The SDK reads each of its parts when it is first named.
    load: () => call(async ({ messages, verify }) => [messages, env.TWILIO_VERIFY_SERVICE_SID && verify.v2].length),
    apiUrl: env.TWILIO_API_URL ?? API_URL,
    verify: openVerify(call, env, { log, channel }),
  };
}
