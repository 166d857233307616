import { expect, test } from 'vitest';
import { adminHref, oneOf, readAdminUrl, reviewHref } from './admin-url.ts';

test('a list, its filters and its page are written to a URL and read from it', () => {
  const href = adminHref('deliveries', { status: 'failed', q: 'Ruth & Naomi', channel: '', page: 3 });
  expect(href).toBe('/admin?list=deliveries&status=failed&q=Ruth+%26+Naomi&page=3');
  const { list, page, param, isFiltered } = readAdminUrl(href.slice(href.indexOf('?')));
  expect([list, page, isFiltered, param('status'), param('q'), param('channel')]).toEqual([
    'deliveries',
    3,
    true,
    'failed',
    'Ruth & Naomi',
    '',
  ]);
  expect(readAdminUrl('?list=deliveries&page=3').isFiltered).toBe(false);
});

test('the overview and the reviewers’ list have URLs without parameters', () => {
  expect([adminHref(null), reviewHref(), reviewHref({ part: 'plans', page: false })]).toEqual([
    '/admin',
    '/review',
    '/review?part=plans',
  ]);
});

test('an unknown list is the overview, and an invalid page is page 1', () => {
  expect(readAdminUrl('?list=secrets').list).toBeNull();
  for (const page of ['0', '-1', '1.5', 'x', '']) expect(readAdminUrl(`?list=jobs&page=${page}`).page).toBe(1);
  expect(oneOf(['waiting', 'failed'], 'failed')).toBe('failed');
  expect(oneOf(['waiting', 'failed'], 'lost')).toBeUndefined();
});
