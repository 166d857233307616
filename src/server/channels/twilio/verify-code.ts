import { DEFAULT_LANGUAGE } from '../../../shared/languages.ts';
import { DAY_MS } from '../../../shared/schedule/durations.ts';
import type { Alarm } from '../channel.ts';
import type { PhoneMessage } from './phone-message.ts';
import type { TwilioEnv } from './settings.ts';

/** A code that Verify makes: the number, and the language of the words around it. */
export interface CodeByVerify {
  to: string;
  codeIn: string;
}

/**
 * Returns the data that Verify needs for a message with a code, or null for any other message and where the site
 * creates its own codes.
 */
export function codeByVerify(
  message: PhoneMessage,
  { TWILIO_VERIFY_SERVICE_SID }: Pick<TwilioEnv, 'TWILIO_VERIFY_SERVICE_SID'>,
): CodeByVerify | null {
  if (message.kind !== 'verify_code' || !TWILIO_VERIFY_SERVICE_SID) return null;
  return { to: message.to.address, codeIn: message.to.language ?? DEFAULT_LANGUAGE };
}

/** Twilio has no service with the id in the settings, so nobody can verify a number until an administrator mends it. */
export const VERIFY_MISSING: Alarm = { code: 'twilio_20404', messages: 1, withinMs: DAY_MS };
