import { type AlertMethod, CHANNEL_SENTENCES } from '../channels/channels.ts';
import { ALERTS } from './alerts.ts';
import { CHECKS } from './checks.ts';
import { CONTRACTS } from './contracts.ts';
import { DOCTOR } from './doctor.ts';
import { ERRORS } from './errors.ts';
import { type CodedMessage, type ParamsOf, wordsFor } from './message.ts';
import { REVIEWS } from './reviews.ts';
import { SETTINGS } from './settings.ts';

/** Every message of the server in English, as REST answers it. Pages have the messages in their own language. */
export const MESSAGES = {
  ...ERRORS,
  ...CONTRACTS,
  ...ALERTS,
  ...CHECKS,
  ...DOCTOR,
  ...REVIEWS,
  ...SETTINGS,
  ...CHANNEL_SENTENCES,
};
export type MessageCode = keyof typeof MESSAGES;

/** Creates a message from its code and parameters. */
export function message<Code extends MessageCode>(
  code: Code,
  ...[params]: ParamsOf<(typeof MESSAGES)[Code]>
): CodedMessage {
  return { code, ...(params && { params }) };
}

/** Creates a message that a channel's facts name. Adds the method as a parameter when the message needs it. */
export function channelMessage(code: string, method: AlertMethod): CodedMessage {
  const names = typeof (MESSAGES as Record<string, unknown>)[code] === 'function';
  return { code, ...(names && { params: { method } }) };
}

/** Returns a message with its English sentence, the form used in answers. */
export function withSentence(said: CodedMessage): { message: string; said: CodedMessage } {
  return { message: inEnglish(said), said };
}

/** Returns a message in English; a code without a sentence is returned as it is. */
export function inEnglish(said: CodedMessage): string {
  return wordsFor(MESSAGES, said) ?? said.code;
}
