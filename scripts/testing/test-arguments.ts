/** Tests everything: every kill point, every screen at every width, every invalid value at every call, and coverage. */
const FULL = '--full';
const COVERAGE = '--coverage';

/** Reads the arguments of `npm test`. `--full` also measures coverage; all others go to Vitest. */
export function readTestArguments(given: readonly string[]): { isFull: boolean; forVitest: string[] } {
  const others = given.filter((argument) => argument !== FULL);
  const isFull = others.length < given.length;
  const measures = others.some((argument) => argument.startsWith(COVERAGE));
  return { isFull, forVitest: isFull && !measures ? [...others, COVERAGE] : others };
}
