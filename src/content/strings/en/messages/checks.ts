import type { CodedMessage } from '../../../../shared/messages/message.ts';

/** The server's sentences about checks of its settings and of the whole site. */
export const checkMessageWords = {
  of: (sentence: string, _said?: CodedMessage | null): string => sentence,
};
