/** Verses as they are quoted, in the fields of an entry. */
export interface Passage {
  /** The verses that were asked for, such as `Galatians 6:2`. */
  reference: string;
  /** The stored form: reference, translation, text (decisions.md D38). */
  scripture: string;
  /**
   * The sentence that says why another translation is quoted, in the reader's language, and the line that the quoted one
   * asks for; null for neither.
   */
  scriptureNote: string | null;
  /** The language of the words, as in `<html lang>`. */
  scriptureLanguage: string;
}
