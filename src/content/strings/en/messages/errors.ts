import type { CodedMessage } from '../../../../shared/messages/message.ts';

/** The server's errors. Its own sentences are English. */
export const errorWords = {
  of: async (sentence: string, _said?: CodedMessage): Promise<string> => sentence,
};
