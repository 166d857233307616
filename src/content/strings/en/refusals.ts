/** What the server says where it refuses something; its sentences are English, and stand beside its rules. */
export const refusalWords = {
  of: async (sentence: string): Promise<string> => sentence,
};
