// What stands for a value in a sentence: `#` a number, `{name}` anything, `[name]` what is itself among the sentences.
const MARK = /#|\{\w+\}|\[\w+\]/g;

/**
 * Translates what comes in English from elsewhere, by a list of sentences: numbers and what stands as `{name}` stay as
 * they are, what stands as `[name]` is translated by the same list. A sentence that is not in it stays English.
 */
export function translateBy(known: Record<string, string>): (sentence: string) => string {
  const find = (sentence: string): string | null => {
    for (const [english, other] of Object.entries(known)) {
      const values = readValues(english, sentence);
      const said = values && fill(other, values);
      if (said) return said;
    }
    return null;
  };
  /** The sentence with its values; null where one of them ought to be known and is not. */
  const fill = (other: string, values: [mark: string, value: string][]): string | null => {
    const left = values.map(([mark, value]) => ({ mark, value: mark.startsWith('[') ? find(value) : value }));
    if (left.some(({ value }) => value === null)) return null;
    return other.replace(MARK, (mark) => {
      const at = left.findIndex((each) => each.mark === mark);
      return left.splice(at, 1)[0]?.value ?? '';
    });
  };
  return (sentence) => find(sentence) ?? sentence;
}

/** The values a sentence has where the pattern has marks, in order; null where it is another sentence. */
function readValues(pattern: string, sentence: string): [mark: string, value: string][] | null {
  const marks = pattern.match(MARK) ?? [];
  if (marks.length === 0) return pattern === sentence ? [] : null;
  const escaped = pattern.split(MARK).map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const groups = marks.map((mark) => (mark === '#' ? '(\\d[\\d,]*)' : '(.+)'));
  const found = new RegExp(`^${escaped.map((text, at) => text + (groups[at] ?? '')).join('')}$`).exec(sentence);
  return found && marks.map((mark, at) => [mark, found[at + 1] ?? '']);
}
