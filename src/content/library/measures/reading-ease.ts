import { bareWords, sentences } from './texts.ts';

/**
 * Estimates the Flesch reading ease of a text: 60 to 70 is plain English, and higher is easier. Syllables are counted by
 * groups of vowels, which is right for most words.
 */
export function readingEase(text: string): number {
  const all = bareWords(text);
  const syllables = all.reduce((sum, word) => sum + countSyllables(word), 0);
  return 206.835 - 1.015 * (all.length / sentences(text).length) - 84.6 * (syllables / all.length);
}

function countSyllables(word: string): number {
  const letters = word.replace(/'/g, '');
  const groups = letters.replace(/(?:[^laeiouy]es|ed|[^l]e)$/, (end) => end.replace(/e/g, '')).match(/[aeiouy]+/g);
  return Math.max(groups?.length ?? 0, 1);
}
