import { expect, test } from 'vitest';
import { oneOf, placeHref, readPlace, reviewHref } from './place.ts';

test('a list, its filters and its page are an address, and read from it again', () => {
  const href = placeHref('deliveries', { status: 'failed', q: 'Ruth & Naomi', channel: '', page: 3 });
  expect(href).toBe('/admin?list=deliveries&status=failed&q=Ruth+%26+Naomi&page=3');
  const { list, page, param, isFiltered } = readPlace(href.slice(href.indexOf('?')));
  expect([list, page, isFiltered, param('status'), param('q'), param('channel')]).toEqual([
    'deliveries',
    3,
    true,
    'failed',
    'Ruth & Naomi',
    '',
  ]);
  expect(readPlace('?list=deliveries&page=3').isFiltered).toBe(false);
});

test('the overview and the reviewers’ list have addresses without parameters', () => {
  expect([placeHref(null), reviewHref(), reviewHref({ part: 'plans', page: false })]).toEqual([
    '/admin',
    '/review',
    '/review?part=plans',
  ]);
});

test('what no list knows is the overview, and a page is a number from one', () => {
  expect(readPlace('?list=secrets').list).toBeNull();
  for (const page of ['0', '-1', '1.5', 'x', '']) expect(readPlace(`?list=jobs&page=${page}`).page).toBe(1);
  expect(oneOf(['waiting', 'failed'], 'failed')).toBe('failed');
  expect(oneOf(['waiting', 'failed'], 'lost')).toBeUndefined();
});
