import { message } from '../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../shared/messages/message.ts';
import { DAY_MS } from '../../../shared/schedule/durations.ts';
import type { Alarm } from '../channel.ts';

/**
 * The account may not send to the country of a number, or Twilio does not on this channel. Other numbers get their
 * messages, so the channel does not rest (https://www.twilio.com/docs/api/errors/21408).
 */
export const COUNTRY_REFUSED: Alarm = { code: 'twilio_21408', messages: 1, withinMs: DAY_MS };

/** Returns the sentence for a member whose number is of such a country; null for any other code. */
export function explainCountry(code: string): CodedMessage | null {
  return code === COUNTRY_REFUSED.code ? message('country_refused') : null;
}
