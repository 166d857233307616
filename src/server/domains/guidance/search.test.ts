import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { createEntry } from '../../testing/guidance/entries.ts';
import { everyDay } from '../../testing/members/members.ts';
import { createTestScheduler } from '../../testing/queue/scheduler.ts';

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

async function search(q: string, more: Record<string, string> = {}, by: SignedIn = ruth): Promise<string[]> {
  const { status, body } = await by.get<{ entries: { title: string }[] }>(
    `/api/guidance/${by.id}/history?${new URLSearchParams({ q, ...more })}`,
  );
  expect(status).toBe(200);
  return body.entries.map(({ title }) => title);
}

describe('a search finds words', () => {
  test.each([
    ['title', 'of the title'],
    ['content', 'of the content'],
    ['scripture', 'Galatians 6:2 (KJV) Bear ye one another’s burdens.'],
    ['actionSteps', ['Call somebody.', 'Write "a" letter\nby hand.']],
    ['prayerPrompt', 'of the prayer'],
    ['encouragement', 'of the encouragement'],
    ['focusPoint', 'of the focus'],
    ['actionPrompt', 'of the action'],
    ['practicalStep', 'of the step'],
    ['checkInQuestion', 'of the check'],
    ['motivationalNote', 'of the note'],
    ['historicalQuote', 'of the quote'],
    ['reflectionQuestions', ['Who listens?', 'Who forgave?']],
    ['gratitudePrompt', 'of the gratitude'],
    ['tomorrowPreparation', 'of tomorrow'],
    ['userReflection', 'in my own words'],
  ])('of %s', async (field, value) => {
    const text = Array.isArray(value) ? [...value.slice(0, -1), `${value.at(-1)} needle`] : `${value} needle`;
    await createEntry(api.site, ruth.id, { title: 'another' });
    await createEntry(api.site, ruth.id, { title: 'found', [field]: text });
    expect(await search('needle')).toEqual([field === 'title' ? 'of the title needle' : 'found']);
  });

  test('of the reference, the verse and a question, in any order, as prefixes, regardless of case and accents', async () => {
    await createEntry(api.site, ruth.id, {
      title: 'found',
      scripture: 'Galatians 6:2 (KJV) Bear ye one another’s burdens.',
      reflectionQuestions: ['¿Quién te llamó?'],
    });
    await createEntry(api.site, ruth.id, { title: 'only the verse', scripture: 'Galatians 6:1 (KJV) Brethren.' });
    for (const q of ['Galatians 6:2', 'galat', 'burdens bear', 'BURD galat llamo', 'quien  gálatians'])
      expect([q, (await search(q)).includes('found')]).toEqual([q, true]);
    expect(await search('brethren burdens')).toEqual([]);
    expect(await search('galat')).toHaveLength(2);
  });

  test('of scripts without spaces, and of marks that belong to letters', async () => {
    await createEntry(api.site, ruth.id, { title: '友は常に愛する' });
    await createEntry(api.site, ruth.id, { title: 'मेरा मित्र है' });
    await createEntry(api.site, ruth.id, { title: 'เพื่อนรักกันเสมอ' });
    expect(await search('愛')).toEqual(['友は常に愛する']);
    expect(await search('常に愛')).toEqual(['友は常に愛する']);
    expect(await search('愛常')).toEqual([]);
    expect(await search('मित्र')).toEqual(['मेरा मित्र है']);
    expect(await search('रा')).toEqual([]);
    expect(await search('รัก')).toEqual(['เพื่อนรักกันเสมอ']);
  });
});

describe('a search text is only words and never syntax', () => {
  test.each([
    ['"', []],
    ['"friend', ['a friend']],
    ['friend OR nothing', []],
    ['NOT friend', []],
    ['friend NOT nothing', []],
    ['NEAR(friend a)', []],
    ['-friend', ['a friend']],
    ['^friend', ['a friend']],
    ['words: friend', []],
    ['{words} : friend', []],
    ['(friend', ['a friend']],
    ['fri*', ['a friend']],
    ['a + friend', ['a friend']],
    ["friend' OR 1=1 --", []],
    ['1_friend', []],
    ['\u0000friend', ['a friend']],
    ['?!…', []],
    ['💒', []],
    ['\ud800', []],
    ['x '.repeat(100), []],
  ])('%j', async (q, expected) => {
    await createEntry(api.site, ruth.id, { title: 'a friend', content: 'plain' });
    expect(await search(q)).toEqual(expected);
  });
});

describe('the search index is updated', () => {
  test('with a reflection written later', async () => {
    const id = await createEntry(api.site, ruth.id, { title: 'found', contentType: 'reflection' });
    expect(await search('Boaz')).toEqual([]);
    const userReflection = 'Boaz noticed me, and I noticed how much that meant.';
    expect((await ruth.patch(`/api/guidance/${id}/complete`, { userReflection })).status).toBe(200);
    expect(await search('boaz meant leave')).toEqual(['found']);
    // The second completion keeps the first text (decisions.md D13).
    await ruth.patch(`/api/guidance/${id}/complete`, { userReflection: 'Something about Orpah, at some length.' });
    expect(await search('orpah')).toEqual([]);
  });

  test('with guidance from the scheduler, from its slot on', async () => {
    const scheduler = createTestScheduler(api.site, []);
    await ruth.post(`/api/schedule/${ruth.id}`, {
      scheduleData: everyDay({ hour: 13, minute: 0, type: 'prayer' }),
      timezone: 'UTC',
    });
    await scheduler.start();
    await api.site.clock.turnTo('2027-03-03T12:45Z');
    await scheduler.beat();
    const { guidanceEntries } = api.site.db.tables;
    const [entry] = await api.site.db.select().from(guidanceEntries);
    const words = `${entry?.prayerPrompt} ${entry?.scripture}`.slice(0, 200);
    expect(await search(words)).toEqual([]);
    await api.site.clock.turnTo('2027-03-03T13:00Z');
    expect(await search(words)).toEqual([entry?.title]);
    await scheduler.stop();
  });

  test('for its member only, and without tests', async () => {
    const naomi = await api.member();
    await createEntry(api.site, naomi.id, { title: 'of Naomi', content: 'marker' });
    await createEntry(api.site, ruth.id, { title: 'a test', content: 'marker', isDev: true });
    await createEntry(api.site, ruth.id, { title: 'to come', content: 'marker', availableAt: new Date('2027-03-04') });
    expect(await search('marker')).toEqual([]);
    expect(await search('marker', { env: 'development' })).toEqual(['a test']);
    expect(await search('marker', {}, naomi)).toEqual(['of Naomi']);
    // The index stores a member's id, which is not a searchable word.
    expect(await search(`${ruth.id}`)).toEqual([]);
  });

  test('when an entry is deleted', async () => {
    const id = await createEntry(api.site, ruth.id, { title: 'marker' });
    await createEntry(api.site, ruth.id, { title: 'stays' });
    const { guidanceEntries } = api.site.db.tables;
    await api.site.db.delete(guidanceEntries).where(eq(guidanceEntries.id, id));
    expect(await search('marker')).toEqual([]);
    expect(await search('stays')).toEqual(['stays']);
    const { client } = api.site.db;
    expect(client.prepare('SELECT count(*) FROM entry_search').pluck().get()).toBe(1);
    client.exec("INSERT INTO entry_search(entry_search, rank) VALUES('integrity-check', 1)");
  });
});
