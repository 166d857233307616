import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { createEntry } from '../../testing/entries.ts';

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
}
const page = async (query = '') => (await ruth.get<Page>(`/api/guidance/${ruth.id}/history${query}`)).body;
const titles = async (parameters: Record<string, string>) =>
  (await page(`?${new URLSearchParams(parameters)}`)).entries.map(({ title }) => title);
const daysAgo = (days: number) => new Date(api.site.clock.now() - days * 86_400_000);

describe('pages (decisions.md D19)', () => {
  test('hold ten, newest first, and say whether there are more', async () => {
    for (let day = 1; day <= 11; day += 1)
      await createEntry(api.site, ruth.id, { title: `day ${day}`, availableAt: daysAgo(day) });
    const first = await page();
    expect(first.entries.map(({ title }) => title)).toEqual(Array.from({ length: 10 }, (_, each) => `day ${each + 1}`));
    expect(first.hasMore).toBe(true);
    const second = await page('?page=2');
    expect(second).toMatchObject({ entries: [{ title: 'day 11' }], hasMore: false });
    expect(await page('?page=3')).toEqual({ entries: [], hasMore: false });
    expect((await page('?limit=11')).hasMore).toBe(false);
  });

  test('never repeat or leave out an entry, though many came at one instant', async () => {
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

  test('far beyond the last are empty', async () => {
    expect(await page('?page=1000000&limit=50')).toEqual({ entries: [], hasMore: false });
  });
});

test('tests and the real thing are apart (decisions.md D18)', async () => {
  await createEntry(api.site, ruth.id, { title: 'real' });
  await createEntry(api.site, ruth.id, { title: 'test', isDev: true });
  expect(await titles({})).toEqual(['real']);
  expect(await titles({ env: 'production' })).toEqual(['real']);
  expect(await titles({ env: 'development' })).toEqual(['test']);
});

test('a type is asked for by its stored name', async () => {
  for (const contentType of ['prayer', 'do', 'reflection'] as const)
    await createEntry(api.site, ruth.id, { title: contentType, contentType });
  for (const type of ['prayer', 'do', 'reflection']) expect(await titles({ type })).toEqual([type]);
});

describe('searching everything', () => {
  beforeEach(async () => {
    await createEntry(api.site, ruth.id, { title: 'Give 100% of an hour', content: 'plain' });
    await createEntry(api.site, ruth.id, { title: 'Give 1000 hours', content: 'plain' });
    await createEntry(api.site, ruth.id, { title: 'snake_case', content: 'plain' });
    await createEntry(api.site, ruth.id, { title: 'snakeXcase', content: 'plain' });
    await createEntry(api.site, ruth.id, { title: 'back\\slash', content: 'plain' });
    await createEntry(api.site, ruth.id, { title: "it's", content: 'Bear one another’s BURDENS' });
  });

  test.each([
    ['100%', ['Give 100% of an hour']],
    ['%', ['Give 100% of an hour']],
    ['_', ['snake_case']],
    ['snake_c', ['snake_case']],
    ['\\', ['back\\slash']],
    ['\\s', ['back\\slash']],
    ["it's", ["it's"]],
    ["' OR '1'='1", []],
    ['burdens', ["it's"]],
    ['SNAKE', ['snakeXcase', 'snake_case']],
    ['  snake_case  ', ['snake_case']],
    ['nothing like it', []],
    ['%_%', []],
    ['*', []],
  ])('%s means itself', async (q, expected) => {
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
    ['100%_\\', 'ßa 100%_\\ ß'],
  ])('folds the case of every script: %s finds %s, in the title and in the content', async (q, text) => {
    await createEntry(api.site, ruth.id, { title: text, content: 'plain' });
    await createEntry(api.site, ruth.id, { title: 'in the content', content: `plain ${text} plain` });
    expect((await titles({ q })).sort()).toEqual([text, 'in the content'].sort());
  });

  test('keeps letters apart that are no forms of one letter', async () => {
    await createEntry(api.site, ruth.id, { title: 'ながい' });
    expect(await titles({ q: 'か' })).toEqual([]);
    expect(await titles({ q: 'が' })).toEqual(['ながい']);
  });

  test.each(['', '   '])('nothing finds everything: %j', async (q) => {
    expect(await titles({ q })).toHaveLength(6);
  });

  test('keeps to type, pages and the member', async () => {
    await createEntry(api.site, ruth.id, { title: 'snake again', contentType: 'do' });
    const naomi = await api.member();
    await createEntry(api.site, naomi.id, { title: 'snake of another' });
    expect(await titles({ q: 'snake', type: 'do' })).toEqual(['snake again']);
    expect(await page('?q=snake&limit=2')).toMatchObject({ entries: [{ title: 'snake again' }, {}], hasMore: true });
    expect(await page('?q=snake&limit=2&page=2')).toMatchObject({ entries: [{}], hasMore: false });
  });
});

test('an entry shows all that was made of it, and nothing of how it was chosen', async () => {
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
