import { expect, test } from 'vitest';
import { readTestArguments } from './test-arguments.ts';

test.each([
  [[], false, []],
  [['--full'], true, ['--coverage']],
  [['--full', '--coverage'], true, ['--coverage']],
  [['--coverage.reporter=text', '--full'], true, ['--coverage.reporter=text']],
  [['--coverage'], false, ['--coverage']],
  [['week.test.ts', '--full'], true, ['week.test.ts', '--coverage']],
])('npm test -- %j runs in full: %s, and gives Vitest %j', (given, isFull, forVitest) => {
  expect(readTestArguments(given)).toEqual({ isFull, forVitest });
});
