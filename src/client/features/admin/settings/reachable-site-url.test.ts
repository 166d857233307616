import { expect, test } from 'vitest';
import { reachableSiteUrl } from './reachable-site-url.ts';

test('a phone gets the site’s URL, but never a loopback one', () => {
  const shown = (url: string) => reachableSiteUrl(new URL(url));
  expect(shown('https://hesed.parish.example/setup?step=review')).toBe('https://hesed.parish.example/');
  expect(shown('http://192.168.1.20:3000/setup')).toBe('http://192.168.1.20:3000/');
  for (const local of ['http://localhost:3000', 'http://hesed.localhost', 'http://127.0.0.1:3000', 'http://[::1]:3000'])
    expect([local, shown(local)]).toEqual([local, null]);
});
