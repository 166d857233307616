import { wordsFor } from '../../../../shared/messages/message.ts';
import type * as English from '../../en/messages/checks.ts';
import { messages } from './messages.ts';

export const checkMessageWords: typeof English.checkMessageWords = {
  of: (sentence, said) => (said && wordsFor(messages, said)) ?? sentence,
};
