import type * as English from '../en/refusals.ts';

export const refusalWords: typeof English.refusalWords = {
  async of(sentence) {
    try {
      // Fetched once something is refused: no screen needs them before.
      const { translateRefusal } = await import('./refusal-sentences.ts');
      return translateRefusal(sentence);
    } catch {
      // Where they cannot be had, English says more than nothing.
      return sentence;
    }
  },
};
