import { expect, test } from 'vitest';
import { entryOfQuery, entryPath } from './entry-link.ts';

test('a link to an entry is read as it was written', () => {
  for (const isDev of [false, true]) {
    const { pathname, search } = new URL(entryPath({ id: 41, isDev }), 'https://hesed.example.net');
    expect(pathname).toBe('/dashboard');
    expect(entryOfQuery(search)).toBe(41);
    expect(search.includes('data=development')).toBe(isDev);
  }
});

test.each(['', '?entry=', '?entry=0', '?entry=-4', '?entry=4x', '?entry=9999999999999999999', '?other=4'])(
  'the query %j leads to no entry',
  (search) => expect(entryOfQuery(search)).toBeNull(),
);
