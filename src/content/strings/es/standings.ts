import { wordsFor } from '../../../shared/messages/message.ts';
import type * as English from '../en/standings.ts';
import { standingMessages } from './standing-messages.ts';

export const standingWords: typeof English.standingWords = {
  of: (sentence, said) => (said && wordsFor(standingMessages, said)) ?? sentence,
};
