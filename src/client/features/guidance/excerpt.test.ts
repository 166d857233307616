import { expect, test } from 'vitest';
import { excerptAround } from './excerpt.ts';

const TEXT = `${'One two three four. '.repeat(10)}Then Naomi came. ${'Five six seven eight. '.repeat(10)}`;

test('an excerpt shows the words as they stand, with whole words around them', () => {
  const excerpt = excerptAround(TEXT, '  naomi ');
  expect(excerpt?.match).toBe('Naomi');
  expect(excerpt?.before).toMatch(/^…(One|two|three|four\.) .* Then $/);
  expect(excerpt?.after).toMatch(/^ came\. Five .*…$/);
  expect(TEXT).toContain(`${excerpt?.before.slice(1)}Naomi${excerpt?.after.slice(0, -1)}`);
});

test('a short text is shown whole', () => {
  expect(excerptAround('Love that stays.', 'THAT')).toEqual({ before: 'Love ', match: 'that', after: ' stays.' });
});

test('there is none without the words, or without any', () => {
  expect(excerptAround(TEXT, 'Orpah')).toBeNull();
  expect(excerptAround(TEXT, '  ')).toBeNull();
});

test('a word longer than the room around it is still shown', () => {
  const long = 'a'.repeat(400);
  const excerpt = excerptAround(`${long}needle${long}`, 'needle');
  expect(excerpt?.match).toBe('needle');
  expect(`${excerpt?.before}${excerpt?.after}`.length).toBeGreaterThan(0);
});
