/** A name in the environment that is no setting, and the setting that it resembles. */
export interface Misspelled {
  name: string;
  nearest: string;
}

// In a short name a wrong letter makes another word: POST is no misspelled HOST, and HTTP_URL is no misspelled SMTP_URL.
const MIDDLE_NAME = 6;
const LONG_NAME = 10;

/**
 * Returns the names that are no settings but nearly the name of one, such as SMPT_URL. Names that resemble none may be another
 * program's.
 * @param settings the names of all settings.
 */
export function findMisspelled(names: readonly string[], settings: readonly string[]): Misspelled[] {
  const known = settings.flatMap((name) => [name, `${name}_FILE`]);
  return names.flatMap((name) => {
    if (known.includes(name)) return [];
    const most = name.length < MIDDLE_NAME ? 0 : name.length < LONG_NAME ? 1 : 2;
    const near = known
      .map((nearest) => ({ nearest, steps: countSteps(name.toUpperCase(), nearest) }))
      .filter(({ steps }) => steps <= most)
      .sort((a, b) => a.steps - b.steps);
    return near[0] ? [{ name, nearest: near[0].nearest }] : [];
  });
}

/** Counts the letters that are added, left out, wrong or exchanged with the next one (optimal string alignment). */
function countSteps(from: string, to: string): number {
  let [before, last]: number[][] = [[], Array.from({ length: to.length + 1 }, (_, column) => column)];
  for (let row = 1; row <= from.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= to.length; column += 1) {
      const wrong = from[row - 1] === to[column - 1] ? 0 : 1;
      const isExchanged = from[row - 1] === to[column - 2] && from[row - 2] === to[column - 1];
      current[column] = Math.min(
        (last?.[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last?.[column - 1] ?? 0) + wrong,
        isExchanged ? (before?.[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      );
    }
    [before, last] = [last, current];
  }
  return last?.[to.length] ?? 0;
}
