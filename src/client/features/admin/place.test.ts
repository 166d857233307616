import { expect, test } from 'vitest';
import { oneOf, placeHref, readPlace } from './place.ts';

test('a list, its filters and its page are an address, and read from it again', () => {
  const href = placeHref('deliveries', { status: 'failed', q: 'Ruth & Naomi', channel: '' }, 3);
  expect(href).toBe('/admin?list=deliveries&status=failed&q=Ruth+%26+Naomi&page=3');
  const place = readPlace(href.slice(href.indexOf('?')));
  expect([place.list, place.page, place.filter('status'), place.filter('q'), place.filter('channel')]).toEqual([
    'deliveries',
    3,
    'failed',
    'Ruth & Naomi',
    '',
  ]);
  expect(placeHref(null)).toBe('/admin');
});

test('what no list knows is the overview, and a page is a number from one', () => {
  expect(readPlace('?list=secrets').list).toBeNull();
  for (const page of ['0', '-1', '1.5', 'x', '']) expect(readPlace(`?list=jobs&page=${page}`).page).toBe(1);
  expect(oneOf(['waiting', 'failed'], 'failed')).toBe('failed');
  expect(oneOf(['waiting', 'failed'], 'lost')).toBeUndefined();
});
