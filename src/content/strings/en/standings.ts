import type { CodedMessage } from '../../../shared/messages/message.ts';

/** What the server says of the ways that messages take: why one is not used, and what came of a test. */
export const standingWords = {
  of: (sentence: string, _said?: CodedMessage | null): string => sentence,
};
