/** The form of an address that members type, such as a phone number. */
export interface AddressForm {
  /** The most characters that a member may type. */
  maxLength: number;
  /** Returns the text without what members add for reading, such as spaces. Comparisons use cleaned texts. */
  clean(text: string): string;
  /** Returns whether a text, cleaned or not, is such an address. */
  isValid(text: string): boolean;
  /** Returns whether a message can go to a stored address. */
  isReachable(stored: string): boolean;
  /** True where an address may leave out its country, which is then the site's own. */
  hasCountry: boolean;
  /** The attributes of the field. An error is shown from `typedFrom` characters on, so not while a member is typing. */
  input: { type: 'tel' | 'text' | 'url'; inputMode: 'tel' | 'text' | 'url'; autoComplete: string; typedFrom: number };
}
