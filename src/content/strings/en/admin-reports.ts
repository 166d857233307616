/** What the server says to an administrator once something is done. */
export const adminReportWords = {
  of: (sentence: string): string => sentence,
};
