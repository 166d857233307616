/** The contracts' errors of a field. Their own sentences are English (src/shared/messages/contracts.ts). */
export const contractWords = {
  of: (sentence: string): string => sentence,
};
