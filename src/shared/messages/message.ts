/** The parameters of a message: names, numbers and words such as `sms`, never a sentence. */
type MessageParams = Record<string, string | number>;

/** A sentence of the server in transit: a code and its parameters (decisions.md D45). */
export interface CodedMessage {
  code: string;
  params?: MessageParams;
}

/** The words for each code; a function when the message has parameters. */
export type Catalogue = Record<string, string | ((params: never) => string)>;

/** The same codes in another language. A missing code is a type error. */
export type Translation<Words> = { [Code in keyof Words]: Words[Code] extends string ? string : Words[Code] };

/** The parameters of a code's words. */
export type ParamsOf<Words> = Words extends (params: infer Params) => string ? [params: Params] : [];

/** Returns a message's words; null when the catalogue has none, for example in a page that is older than its server. */
export function wordsFor(catalogue: Catalogue, { code, params = {} }: CodedMessage): string | null {
  const words = Object.hasOwn(catalogue, code) ? catalogue[code] : undefined;
  return typeof words === 'function' ? words(params as never) : (words ?? null);
}
