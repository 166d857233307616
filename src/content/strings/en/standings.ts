/** What the server says of the ways that messages take: why one is not used, and what came of a test. */
export const standingWords = {
  of: (sentence: string): string => sentence,
};
