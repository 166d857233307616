import { expect, test } from 'vitest';
import { CONCEPTS } from '../../shared/guidance/concepts.ts';
import { CONTENT_TYPES } from '../../shared/guidance/content-types.ts';
import { LIBRARY } from './library.ts';

test.each(CONCEPTS.flatMap((concept) => CONTENT_TYPES.map((type) => [concept, type] as const)))(
  'G6: %s, %s has two or more entries that urge no contact, for the week after abuse was named',
  (concept, type) => {
    const quiet = LIBRARY.filter(
      (entry) => entry.concept === concept && entry.contentType === type && !entry.urgesContact,
    );
    expect(quiet.length).toBeGreaterThanOrEqual(2);
  },
);

// Words that urge a member to be reconciled stand only in entries that say so.
test('G6: an entry whose step is an apology, a greeting of an estranged friend or a mended quarrel is marked', () => {
  const urging = LIBRARY.filter(
    (entry) =>
      entry.contentType === 'do' &&
      /\bapolog|\bmake peace\b|hold nothing against|asked for distance/i.test(
        `${entry.actionPrompt} ${entry.practicalStep}`,
      ),
  );
  expect(urging.length).toBeGreaterThan(3);
  expect(urging.filter(({ urgesContact }) => !urgesContact).map(({ key }) => key)).toEqual([]);
});
