import { expect, test } from 'vitest';
import { isPagePath, PAGE_PATHS } from './routes.ts';

test.each(PAGE_PATHS.map((path) => path.replace(/:[a-z]+/g, 'x')))(
  '%s is a page, with or without a slash at its end',
  (path) => {
    expect(isPagePath(path)).toBe(true);
    expect(isPagePath(path === '/' ? path : `${path}/`)).toBe(true);
  },
);

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
  expect(isPagePath(path)).toBe(false);
});
