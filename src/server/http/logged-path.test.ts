import { expect, test } from 'vitest';
import { loggedPath } from './logged-path.ts';

const TOKEN = `${'aB3_-'.repeat(8)}xyz`;

test.each([
  `/unsubscribe/${TOKEN}`,
  `/unsubscribe/12.${TOKEN}`,
  '/unsubscribe/short',
  '/Unsubscribe/short',
  '/answer/12-short',
  '/answer%2F12-short',
  '//unsubscribe//short',
  '/unsubscribe%2Fshort',
  '/unsubscribe%252fshort',
  '/unsubscribe%5Cshort',
  '/%75nsubscribe/short',
  '/x/../unsubscribe/short',
  `/reset-password/${TOKEN}`,
  `/x/${TOKEN.replace('a', '%61')}/y`,
  `/${TOKEN}.short`,
  `/api/auth/sessions/${TOKEN}`,
])('a token in %s is not logged', (path) => {
  const logged = loggedPath(path);
  expect(logged).toContain('…');
  for (const part of ['short', 'aB3', 'xyz']) expect(logged).not.toContain(part);
});

test.each([
  '/',
  '/api/dashboard/17',
  '/trpc/auth.me,guidance.dashboard,schedule.get,alerts.getPreferences',
  '/api/admin/trigger-queue-notification',
  '/assets/index-Bx3kd9a1.js',
  '/api/%E0%A4%A',
])('%s is logged unchanged', (path) => {
  expect(loggedPath(path)).toBe(path);
});

// A pattern with unbounded backtracking would not finish here.
test.each([
  [`/${'a.'.repeat(8_000)}`, `/${'a.'.repeat(8_000)}`],
  [`/${'%25'.repeat(5_000)}`, `/${'%'.repeat(5_000)}`],
])('the longest possible path is handled completely', (path, logged) => {
  expect(loggedPath(path) === logged).toBe(true);
});
