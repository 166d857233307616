import { HOUR_MS } from '../../../shared/schedule/durations.ts';
import { waitOf } from '../retry-after.ts';
import type { AddressEffect } from '../send-result.ts';
import { failed, retry, type SendResult, SITE_REST_MS, siteRefused } from '../send-result.ts';

/** The number takes no messages: not valid, no mobile, or no carrier (https://www.twilio.com/docs/api/errors). */
const NUMBER_REFUSED = new Set([21211, 21614, 21635, 30006, 60205, 63024]);
/** The account, its sender or its permissions are wrong: no message goes out until that is mended. */
const SITE_REFUSED = new Set([20003, 21608, 30034]);
/** The owner of the number told Twilio, or WhatsApp, that they want no more. */
const OPTED_OUT = new Set([21610, 63014]);
/** Two retries may help: the queue of a Messaging Service was full, or the phone was off or without a signal. */
const TRANSIENT = new Set([30001, 30003]);
const TRANSIENT_RETRIES = 2;
/** The phone cannot be reached, its owner or carrier blocks the messages, or the number is out of service. */
const COUNTED = new Set([30003, 30004, 30005]);
const TOO_MANY_REQUESTS = 20429;
/** The codes of results with which Twilio only asks to wait; the second where its answer names no code of its own. */
export const ASKS_TO_WAIT = [`twilio_${TOO_MANY_REQUESTS}`, 'twilio_429'];
/** Verify limits how often a number starts and checks, and answers 429. An immediate retry does not help. */
const VERIFY_USED_UP = new Set([60202, 60203]);
/** Meta held a message on WhatsApp back for now; to numbers of +1 it never lets it through (rules.md C15). */
const HELD_BACK = 63049;
const HELD_BACK_WAITS_MS = [1, 6, 24].map((hours) => hours * HOUR_MS);

/** The code of a call that ended without a complete answer, so that the message may have gone out (rules.md S7). */
export const NO_ANSWER = 'twilio_no_answer';

/** An error that Twilio gave instead of taking a message. The site does not read its text, which repeats the number. */
export interface TwilioRefusal {
  /** Twilio's own code; null where the answer holds none. */
  code: number | null;
  /** The status of the HTTP answer. */
  status: number;
  /** The Retry-After header. */
  retryAfter: string | null;
  /** The number that the message was for, without the mark of WhatsApp. */
  number: string;
}

/** Returns the effect of a refusal on the message, the number and the channel (rules.md C6, C15). */
export function resultOfRefusal({ code, status, retryAfter, number }: TwilioRefusal): SendResult {
  const name = `twilio_${code ?? status}`;
  const effect = code === null ? 'none' : effectOn(code);
  if (effect === 'opt_out' || effect === 'disable') return failed(name, effect);
  const again = code === null ? null : againAfter(code, number);
  if (again) return retry(name, { ...again, address: effect });
  if (code !== null && VERIFY_USED_UP.has(code)) return failed(name);
  if (status === 429 || code === TOO_MANY_REQUESTS)
    return retry(name, { afterMs: waitOf(retryAfter), rests: retryAfter ? 'channel' : 'message' });
  // A gateway gave up waiting, so the message may have gone out. Twilio's own answers name a code.
  if (status === 504 && code === null) return { kind: 'unknown', code: NO_ANSWER };
  if (status >= 500 || (status >= 300 && status < 400)) return retry(name, { afterMs: waitOf(retryAfter) });
  const isAccount = code === null ? status === 401 || status === 403 : SITE_REFUSED.has(code);
  if (isAccount) return siteRefused(name);
  return failed(name, effect);
}

/** Returns the retries for a message that Twilio took and could not deliver, or null where none helps. */
export function againAfter(code: number, number: string): { retries?: number; waitsMs?: readonly number[] } | null {
  if (TRANSIENT.has(code)) return { retries: TRANSIENT_RETRIES };
  return code === HELD_BACK && !number.startsWith('+1') ? { waitsMs: HELD_BACK_WAITS_MS } : null;
}

/**
 * Returns the wait of everything on the channel, in milliseconds, after a code with which Twilio refuses the site
 * itself; null after any other (rules.md C6).
 */
export function siteRestAfter(code: number): number | null {
  return SITE_REFUSED.has(code) ? SITE_REST_MS : null;
}

/** The effect on a number of a code with which Twilio refused a message, at once or in a later report. */
export function effectOn(code: number): AddressEffect {
  if (OPTED_OUT.has(code)) return 'opt_out';
  if (NUMBER_REFUSED.has(code)) return 'disable';
  return COUNTED.has(code) ? 'count' : 'none';
}
