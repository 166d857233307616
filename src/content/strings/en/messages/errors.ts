import type { CodedMessage } from '../../../../shared/messages/message.ts';

/** What the server says where it refuses something. Its own sentences are English. */
export const errorWords = {
  of: async (sentence: string, _said?: CodedMessage): Promise<string> => sentence,
};
