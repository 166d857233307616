/** What belongs in a message: names, numbers and words such as `sms`, never a sentence. */
export type MessageParams = Record<string, string | number>;

/** A sentence of the server as it travels: a code, and what belongs in it (decisions.md D45). */
export interface CodedMessage {
  code: string;
  params?: MessageParams;
}

/** The words for each code; what a message takes is a parameter of its words. */
export type Catalogue = Record<string, string | ((params: never) => string)>;

/** The same codes in another language: one that is missing is a type error. */
export type Translation<Words> = { [Code in keyof Words]: Words[Code] extends string ? string : Words[Code] };

/** What the words of a code take. */
export type ParamsOf<Words> = Words extends (params: infer Params) => string ? [params: Params] : [];

/** Puts a message into words; null where the catalogue has none for it, as a page that is older than its server may. */
export function wordsFor(catalogue: Catalogue, { code, params = {} }: CodedMessage): string | null {
  const words = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined;
  return typeof words === 'function' ? words(params as never) : (words ?? null);
}
