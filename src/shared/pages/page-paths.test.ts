import { expect, test } from 'vitest';
import { findPagePath, PAGE_PATHS } from './page-paths.ts';

test.each(PAGE_PATHS)('%s is a page, with or without a slash at its end', (page) => {
  const url = page.replace(/:[a-z]+/g, 'x');
  expect(findPagePath(url)).toBe(page);
  expect(findPagePath(url === '/' ? url : `${url}/`)).toBe(page);
});

test.each([
  '',
  '//',
  '/nothing',
  '/DASHBOARD',
  '/dashboards',
  '/dashboard/x',
  '/unsubscribe',
  '/unsubscribe/',
  '/unsubscribe/a/b',
  '/api',
  '/dashboard\n',
])('%j is none', (path) => {
  expect(findPagePath(path)).toBeNull();
});
