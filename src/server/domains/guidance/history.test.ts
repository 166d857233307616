import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { createEntry } from '../../testing/guidance/entries.ts';

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-03T12:00Z' });
  ruth = await api.member();
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

interface Page {
  entries: { id: number; title: string }[];
  hasMore: boolean;
  nextCursor: string | null;
}
const page = async (query = '') => (await ruth.get<Page>(`/api/guidance/${ruth.id}/history${query}`)).body;
const titles = async (parameters: Record<string, string>) =>
  (await page(`?${new URLSearchParams(parameters)}`)).entries.map(({ title }) => title);
const daysAgo = (days: number) => new Date(api.site.clock.now() - days * 86_400_000);

describe('pages (decisions.md D19)', () => {
  test('have ten entries, newest first, and say whether there are more', async () => {
    for (let day = 1; day <= 11; day += 1)
      await createEntry(api.site, ruth.id, { title: `day ${day}`, availableAt: daysAgo(day) });
    const first = await page();
    expect(first.entries.map(({ title }) => title)).toEqual(Array.from({ length: 10 }, (_, each) => `day ${each + 1}`));
    expect(first.hasMore).toBe(true);
    const second = await page('?page=2');
    expect(second).toMatchObject({ entries: [{ title: 'day 11' }], hasMore: false });
    expect(await page('?page=3')).toEqual({ entries: [], hasMore: false, nextCursor: null });
    expect((await page('?limit=11')).hasMore).toBe(false);
  });

  test('never repeat or omit an entry, even with many at one instant', async () => {
    const ids: number[] = [];
    for (let each = 0; each < 25; each += 1)
      ids.push(await createEntry(api.site, ruth.id, { availableAt: daysAgo(each % 3) }));
    const seen: number[] = [];
    for (let number = 1; number <= 4; number += 1)
      seen.push(...(await page(`?page=${number}&limit=7`)).entries.map(({ id }) => id));
    expect(seen).toHaveLength(25);
    expect([...seen].sort((a, b) => a - b)).toEqual(ids);
    expect(seen).toEqual((await page('?limit=50')).entries.map(({ id }) => id));
  });

  test('beyond the last are empty', async () => {
    expect(await page('?page=1000000&limit=50')).toEqual({ entries: [], hasMore: false, nextCursor: null });
  });
});

describe('a cursor', () => {
  /** Returns the titles of each page from a cursor to the end. */
  async function walk(query: string, cursor: string | null): Promise<string[][]> {
    const pages: string[][] = [];
    for (let next = cursor; next !== null; ) {
      if (pages.length > 50 || !next) throw new Error('the cursor does not come to an end');
      const { entries, hasMore, nextCursor } = await page(`?${query}&cursor=${next}`);
      expect(hasMore).toBe(nextCursor !== null);
      pages.push(entries.map(({ title }) => title));
      next = nextCursor;
    }
    return pages;
  }

  test('visits all entries of the numbered pages, even with many at one instant', async () => {
    for (let each = 0; each < 25; each += 1)
      await createEntry(api.site, ruth.id, { title: `word ${each}`, availableAt: daysAgo(each % 3) });
    const first = await page('?limit=7');
    const later = await walk('limit=7', first.nextCursor);
    expect(later.map(({ length }) => length)).toEqual([7, 7, 4]);
    for (const [index, shown] of later.entries())
      expect(shown).toEqual((await page(`?limit=7&page=${index + 2}`)).entries.map(({ title }) => title));
    // Pages may differ in size.
    const rest = (await walk('limit=50', first.nextCursor)).flat();
    expect(rest).toEqual(later.flat());
  });

  test('neither repeats nor omits an entry when others are added between two pages', async () => {
    for (let day = 1; day <= 6; day += 1)
      await createEntry(api.site, ruth.id, { title: `day ${day}`, availableAt: daysAgo(day) });
    const first = await page('?limit=3');
    for (const title of ['new', 'newer', 'newest']) await createEntry(api.site, ruth.id, { title });
    expect(await walk('limit=2', first.nextCursor)).toEqual([['day 4', 'day 5'], ['day 6']]);
    expect((await page('?limit=3&page=2')).entries.map(({ title }) => title)).toEqual(['day 1', 'day 2', 'day 3']);
  });

  test('keeps the search', async () => {
    for (const [index, title] of ['snake 1', 'lion', 'snake 2', 'snake 3'].entries())
      await createEntry(api.site, ruth.id, { title, availableAt: daysAgo(index) });
    const first = await page('?q=snake&limit=1');
    expect(await walk('q=snake&limit=1', first.nextCursor)).toEqual([['snake 2'], ['snake 3']]);
    const ofType = await page('?type=prayer&limit=3');
    expect(await walk('type=prayer', ofType.nextCursor)).toEqual([['snake 3']]);
  });

  test('shows no hidden entry, whatever it names', async () => {
    const naomi = await api.member();
    await createEntry(api.site, naomi.id, { title: 'of another', availableAt: daysAgo(2) });
    await createEntry(api.site, ruth.id, { title: 'to come', availableAt: daysAgo(-1) });
    await createEntry(api.site, ruth.id, { title: 'here', availableAt: daysAgo(1) });
    expect(await walk('limit=9', `${daysAgo(-9).getTime()}.999999`)).toEqual([['here']]);
  });

  test.each(['', 'x', '5', '1.2.3', '-1.5', '1e3.5', '1772370000000.', `1.${'9'.repeat(16)}`, ' 1.2', "1.2' or 1"])(
    'that no answer contained is 400 at its name: %j',
    async (cursor) => {
      const { status, body } = await ruth.get(`/api/guidance/${ruth.id}/history?${new URLSearchParams({ cursor })}`);
      expect(status).toBe(400);
      expect(body.issues).toEqual([
        {
          path: ['cursor'],
          message: 'cursor must be the nextCursor of an answer',
          said: { code: 'cursor_not_valid' },
        },
      ]);
    },
  );

  test('cannot be combined with a page', async () => {
    const { status, body } = await ruth.get(`/api/guidance/${ruth.id}/history?cursor=1.1&page=2`);
    expect(status).toBe(400);
    expect(body.issues).toEqual([
      { path: ['page'], message: 'Send page or cursor, not both', said: { code: 'page_and_cursor' } },
    ]);
  });
});

test('tests and real guidance are separate (decisions.md D18)', async () => {
  await createEntry(api.site, ruth.id, { title: 'real' });
  await createEntry(api.site, ruth.id, { title: 'test', isDev: true });
  expect(await titles({})).toEqual(['real']);
  expect(await titles({ env: 'production' })).toEqual(['real']);
  expect(await titles({ env: 'development' })).toEqual(['test']);
});

test('a type is filtered by its stored name', async () => {
  for (const contentType of ['prayer', 'do', 'reflection'] as const)
    await createEntry(api.site, ruth.id, { title: contentType, contentType });
  for (const type of ['prayer', 'do', 'reflection']) expect(await titles({ type })).toEqual([type]);
});

describe('the search', () => {
  beforeEach(async () => {
    await createEntry(api.site, ruth.id, { title: 'Give 100% of an hour', content: 'plain' });
    await createEntry(api.site, ruth.id, { title: 'Give 1000 hours', content: 'plain' });
    await createEntry(api.site, ruth.id, { title: 'snake_case', content: 'plain' });
    await createEntry(api.site, ruth.id, { title: 'snakeXcase', content: 'plain' });
    await createEntry(api.site, ruth.id, { title: 'back\\slash', content: 'plain' });
    await createEntry(api.site, ruth.id, { title: "it's", content: 'Bear one another’s BURDENS' });
  });

  test.each([
    ['100%', ['Give 100% of an hour', 'Give 1000 hours']],
    ['100% of', ['Give 100% of an hour']],
    ['%', []],
    ['_', []],
    ['snake_c', ['snake_case']],
    ['\\', []],
    ['back\\s', ['back\\slash']],
    ["it's", ["it's"]],
    ["' OR '1'='1", []],
    ['burdens', ["it's"]],
    ['SNAKE', ['snakeXcase', 'snake_case']],
    ['  snake_case  ', ['snake_case']],
    ['nothing like it', []],
    ['%_%', []],
    ['*', []],
  ])('%s finds entries with its words', async (q, expected) => {
    expect((await titles({ q })).sort()).toEqual(expected);
  });

  test.each([
    ['ΆΝΘΡΩΠΟΣ', 'Ο άνθρωπος μας'],
    ['Ά', 'Ο άνθρωπος μας'],
    ['ά', 'Ο άνθρωπος μας'],
    ['ανθρωποσ', 'Ο άνθρωπος μας'],
    ['ДРУГ', 'Верный друг'],
    ['istanbul', 'İSTANBUL’da bir dost'],
    ['İSTANBUL', 'İSTANBUL’da bir dost'],
    ['ISIK', 'Bir ışık yak'],
    ['STRASSE', 'Auf der Straße'],
    ['ORACIÓN', 'Una oración'],
    ['oracion', 'Una oración'],
    ['խաղաղ', 'ԽԱՂԱՂՈՒԹՅՈՒՆ'],
    ['Ǆ', 'ǆep'],
    ['ssa 100%_\\', 'ßa 100%_\\ ß'],
  ])('ignores case in every script: %s finds %s, in the title and in the content', async (q, text) => {
    await createEntry(api.site, ruth.id, { title: text, content: 'plain' });
    await createEntry(api.site, ruth.id, { title: 'in the content', content: `plain ${text} plain` });
    expect((await titles({ q })).sort()).toEqual([text, 'in the content'].sort());
  });

  test('keeps different letters apart', async () => {
    await createEntry(api.site, ruth.id, { title: 'ながい' });
    expect(await titles({ q: 'か' })).toEqual([]);
    expect(await titles({ q: 'が' })).toEqual(['ながい']);
  });

  test.each(['', '   '])('finds everything when it is empty: %j', async (q) => {
    expect(await titles({ q })).toHaveLength(6);
  });

  test('respects type, pages and the member', async () => {
    await createEntry(api.site, ruth.id, { title: 'snake again', contentType: 'do' });
    const naomi = await api.member();
    await createEntry(api.site, naomi.id, { title: 'snake of another' });
    expect(await titles({ q: 'snake', type: 'do' })).toEqual(['snake again']);
    expect(await page('?q=snake&limit=2')).toMatchObject({ entries: [{ title: 'snake again' }, {}], hasMore: true });
    expect(await page('?q=snake&limit=2&page=2')).toMatchObject({ entries: [{}], hasMore: false });
  });
});

test('an entry shows all its content, and nothing of how it was chosen', async () => {
  await createEntry(api.site, ruth.id, { libraryKey: 'secret-key', challenges: ['Offering godly counsel'] });
  const { entries } = await page();
  const names = Object.keys(entries[0] ?? {});
  for (const hidden of ['jobId', 'concept', 'challenges', 'libraryKey', 'completedLocalDate'])
    expect(names).not.toContain(hidden);
  for (const field of [
    'scripture',
    'actionSteps',
    'prayerPrompt',
    'historicalQuote',
    'reflectionQuestions',
    'isHelpful',
    'localDate',
  ])
    expect(names).toContain(field);
});
