/** True when this run tests everything (`npm test -- --full`); the default run tests a sample. */
export const FULL_RUN = process.env.HESED_FULL_TESTS === '1';

/**
 * Returns all cases in a full run, otherwise `count` of them. With `nth`, the sample starts at another case for each
 * subject, so that a matrix tries every case with some of its subjects.
 */
export function sampleOf<Case>(cases: readonly Case[], count: number, nth = 0): Case[] {
  if (FULL_RUN) return [...cases];
  const start = (nth * count) % cases.length;
  return [...cases, ...cases].slice(start, start + Math.min(count, cases.length));
}
