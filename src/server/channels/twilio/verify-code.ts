import type { Alarm } from '../channel.ts';
import type { PhoneMessage } from './phone-message.ts';
import type { TwilioEnv } from './settings.ts';

/** A code that Verify makes: the number, and the language of the words around it. */
export interface CodeByVerify {
  to: string;
  codeIn: string;
}

/** Returns what Verify needs for a message with a code; null for any other, and where the site makes its own codes. */
export function codeByVerify(
  message: PhoneMessage,
  { TWILIO_VERIFY_SERVICE_SID }: Pick<TwilioEnv, 'TWILIO_VERIFY_SERVICE_SID'>,
): CodeByVerify | null {
  if (message.kind !== 'verify_code' || !TWILIO_VERIFY_SERVICE_SID) return null;
  return { to: message.to.address, codeIn: message.to.language ?? 'en' };
}

/** Twilio knows no service by the id in the settings: nobody can verify a number until an administrator mends that. */
export const VERIFY_MISSING: Alarm = { code: 'twilio_20404', messages: 1, withinMs: 24 * 60 * 60_000 };
