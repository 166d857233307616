/** A rule for the words of a model. The prompt tells it and the check of an answer keeps it, so the two never differ. */
export interface AnswerRule {
  /** The rule as the model is told it, before it writes and again when it broke the rule. */
  tell: string;
  /** The words that the rule forbids, as the model is told them before it writes. */
  forbidden?: string;
  /** Finds every place that breaks the rule. */
  breach: RegExp;
}

/** Returns a rule that forbids some words, in exactly these forms. A form of several words is written with `_`. */
export function noWords(tell: string, ...forms: string[]): AnswerRule {
  const words = listed(forms);
  return {
    tell,
    forbidden: words.join(', '),
    breach: new RegExp(`(?<![\\p{L}’])(?:${words.join('|')})(?!\\p{L})`, 'giu'),
  };
}

/** Returns a rule that allows only some words directly behind a subject, or the end of a part of the sentence. */
export function onlyAfter(tell: string, subjects: string, ...allowed: string[]): AnswerRule {
  const names = listed([subjects]).join('|');
  const words = listed(allowed).join('|');
  return { tell, breach: new RegExp(`(?<!\\p{L})(?:${names}) (?!(?:${words})(?!\\p{L}))[\\p{L}’]+`, 'gu') };
}

const listed = (groups: readonly string[]) =>
  groups.flatMap((group) => group.split(' ')).map((form) => form.replaceAll('_', ' '));
