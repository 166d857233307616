import type { AlertMethod } from '../channels/channels.ts';
import { CONTRACTS } from './contracts.ts';
import { ERRORS } from './errors.ts';
import { type CodedMessage, type ParamsOf, wordsFor } from './message.ts';
import { STANDINGS } from './standings.ts';

/** Every message of the server in English, as REST answers it. The page has those of its own language. */
export const MESSAGES = { ...ERRORS, ...CONTRACTS, ...STANDINGS };
export type MessageCode = keyof typeof MESSAGES;

/** A message of the server: its code, and what belongs in it. */
export function message<Code extends MessageCode>(
  code: Code,
  ...[params]: ParamsOf<(typeof MESSAGES)[Code]>
): CodedMessage {
  return { code, ...(params && { params }) };
}

/** A message that a channel's facts name; it holds the method where the words name it. */
export function channelMessage(code: string, method: AlertMethod): CodedMessage {
  const names = typeof (MESSAGES as Record<string, unknown>)[code] === 'function';
  return { code, ...(names && { params: { method } }) };
}

/** A message with its English sentence, as answers hold both. */
export function told(said: CodedMessage): { message: string; said: CodedMessage } {
  return { message: inEnglish(said), said };
}

/** A message in English; a code without words is itself. */
export function inEnglish(said: CodedMessage): string {
  return wordsFor(MESSAGES, said) ?? said.code;
}
