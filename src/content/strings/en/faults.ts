/** What contracts find wrong with a field; their sentences are English, and stand beside the rules in src/shared. */
export const faultWords = {
  of: (sentence: string): string => sentence,
};
