const SALUTATION = /^Dear \p{Lu}[^,\n]{0,40}, /u;

/** Returns whether a text is a letter to somebody other than its reader, such as "Dear Anna, …". */
export function isQuotedLetter(text: string): boolean {
  return SALUTATION.test(text);
}
