import { wordsFor } from '../../../../shared/messages/message.ts';
import type * as English from '../../en/messages/errors.ts';

export const errorWords: typeof English.errorWords = {
  async of(sentence, said) {
    if (!said) return sentence;
    try {
      // No screen needs these words before its first error.
      const { messages } = await import('./messages.ts');
      return wordsFor(messages, said) ?? sentence;
    } catch {
      // English says more than nothing where the words cannot be fetched.
      return sentence;
    }
  },
};
