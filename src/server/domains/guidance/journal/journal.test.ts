import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Journal } from '../../../../shared/guidance/journal.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createEntry } from '../../../testing/guidance/entries.ts';

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-03T12:00Z' });
  ruth = await api.member({ username: 'Ruth' });
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const daysAgo = (days: number) => new Date(api.site.clock.now() - days * 86_400_000);
const write = (userReflection: string, fields: Parameters<typeof createEntry>[2] = {}) =>
  createEntry(api.site, ruth.id, { contentType: 'reflection', userReflection, isCompleted: true, ...fields });
const JSON_PLEASE = { headers: { accept: 'application/json' } };

interface Page {
  entries: { userReflection: string }[];
  nextCursor: string | null;
}
async function page(query: Record<string, string> = {}, member = ruth) {
  const search = new URLSearchParams({ written: 'true', ...query });
  const { status, body } = await member.get<Page>(`/api/guidance/${member.id}/history?${search}`);
  expect(status).toBe(200);
  return { words: body.entries.map(({ userReflection }) => userReflection), nextCursor: body.nextCursor };
}

async function download(query = '', headers: Record<string, string> = {}): Promise<string> {
  const { status, text } = await ruth.get(`/api/guidance/${ruth.id}/journal${query}`, { headers });
  expect(status, text).toBe(200);
  return text;
}

describe('the pages of the journal', () => {
  test('hold only what the member wrote themselves, newest first', async () => {
    const naomi = await api.member();
    await createEntry(api.site, naomi.id, { userReflection: 'of Naomi' });
    await createEntry(api.site, ruth.id, { title: 'without words' });
    await write('to come', { availableAt: daysAgo(-1) });
    await write('a test', { isDev: true });
    await write('older', { availableAt: daysAgo(2) });
    await write('newer', { availableAt: daysAgo(1), contentType: 'prayer' });
    expect(await page()).toEqual({ words: ['newer', 'older'], nextCursor: null });
    expect((await page({}, naomi)).words).toEqual(['of Naomi']);
    expect((await page({ written: 'false' })).words).toHaveLength(3);
    const stranger = await naomi.get(`/api/guidance/${ruth.id}/history?written=true`);
    expect(stranger.status).toBe(403);
  });

  test('follow each other by cursor, with and without a search', async () => {
    for (let day = 0; day < 7; day += 1) {
      await write(`Boaz ${day}`, { availableAt: daysAgo(day) });
      await createEntry(api.site, ruth.id, { content: 'Boaz', availableAt: daysAgo(day) });
    }
    await write('Orpah', { availableAt: daysAgo(9) });
    const first = await page({ limit: '4' });
    expect(first.words).toEqual(['Boaz 0', 'Boaz 1', 'Boaz 2', 'Boaz 3']);
    const second = await page({ limit: '4', cursor: first.nextCursor ?? '' });
    expect(second).toEqual({ words: ['Boaz 4', 'Boaz 5', 'Boaz 6', 'Orpah'], nextCursor: null });
    const found = await page({ limit: '5', q: 'boa' });
    expect(found.words).toEqual(['Boaz 0', 'Boaz 1', 'Boaz 2', 'Boaz 3', 'Boaz 4']);
    expect(await page({ limit: '5', q: 'boa', cursor: found.nextCursor ?? '' })).toEqual({
      words: ['Boaz 5', 'Boaz 6'],
      nextCursor: null,
    });
  });

  test('hold what is written on completing an entry', async () => {
    const id = await createEntry(api.site, ruth.id, { contentType: 'reflection' });
    expect((await page()).words).toEqual([]);
    const userReflection = 'Naomi listened.\nI want to listen, too.';
    expect((await ruth.patch(`/api/guidance/${id}/complete`, { userReflection })).status).toBe(200);
    expect((await page()).words).toEqual([userReflection]);
  });
});

describe('the journal as a file', () => {
  test('has the months, days, verses and questions, and keeps the lines of the words', async () => {
    await write('Naomi listened.\nI was glad.\n\nTomorrow I listen.', {
      title: 'Slow to speak',
      availableAt: daysAgo(1),
      scripture: 'James 1:19 (KJV) Let every man be swift to hear.',
      reflectionQuestions: ['Who heard you?', 'Whom did you hear?'],
    });
    await write('We prayed.', {
      title: 'Pray together',
      contentType: 'prayer',
      prayerPrompt: 'Pray for one friend.',
      availableAt: daysAgo(20),
    });
    expect(await download()).toBe(`# My journal

*What I wrote on my guidance at Hesed, as of March 3, 2027.*

## March 2027

### Slow to speak

*Tuesday, March 2, 2027 · Reflection · James 1:19*

- Who heard you?
- Whom did you hear?

> Naomi listened.  
> I was glad.
> 
> Tomorrow I listen.

## February 2027

### Pray together

*Thursday, February 11, 2027 · Prayer*

Pray for one friend.

> We prayed.

`);
  });

  test('never lets what was written act as markup', async () => {
    await write('# No heading\n- no list\n<b>no</b> *stars* [no](https://link.example)\n> no quote');
    const file = await download();
    expect(file).toContain(
      '> \\# No heading  \n> \\- no list  \n> \\<b>no\\</b> \\*stars\\* \\[no\\](https\\://link.example)',
    );
    expect(file).toContain('\n> \\> no quote');
  });

  test('is in the language that the caller reads, and says when nothing is there', async () => {
    const file = await download('', { 'accept-language': 'es' });
    expect(file).toMatch(/^# Mi diario\n/);
    expect(file).toContain('Todavía no hay nada aquí.');
  });

  test('has a name, and no copy of it is kept on the way', async () => {
    const { headers } = await ruth.get(`/api/guidance/${ruth.id}/journal`);
    expect(headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(headers.get('content-disposition')).toBe('attachment; filename="hesed-journal-2027-03-03.md"');
    expect(headers.get('cache-control')).toContain('no-store');
  });

  test('holds more than a page of them, or what a search finds, and no tests', async () => {
    for (let at = 0; at < 260; at += 1) await write(`Words ${at}`, { availableAt: daysAgo(at) });
    await write('Words of a test', { isDev: true });
    const { body } = await ruth.get<Journal>(`/api/guidance/${ruth.id}/journal`, JSON_PLEASE);
    expect(body.entries.map(({ userReflection }) => userReflection)).toEqual(
      Array.from({ length: 260 }, (_, at) => `Words ${at}`),
    );
    const found = await ruth.get<Journal>(`/api/guidance/${ruth.id}/journal?q=259`, JSON_PLEASE);
    expect(found.body.entries).toMatchObject([{ userReflection: 'Words 259' }]);
  });

  test('is refused to another member, audited for an administrator, and made ten times an hour', async () => {
    const stranger = await api.member();
    const admin = await api.member({ role: 'admin' });
    expect((await stranger.get(`/api/guidance/${ruth.id}/journal`)).status).toBe(403);
    expect((await api.visitor().get(`/api/guidance/${ruth.id}/journal`)).status).toBe(401);
    expect((await admin.get(`/api/guidance/${ruth.id}/journal`)).status).toBe(200);
    expect((await admin.get('/api/guidance/999999/journal')).status).toBe(404);
    const acts = await api.site.db.select().from(api.site.db.tables.auditLog);
    expect(acts).toMatchObject([{ actorId: admin.id, targetId: ruth.id, action: 'guidance.journal' }]);
    for (let at = 0; at < 10; at += 1) await download();
    expect((await ruth.get(`/api/guidance/${ruth.id}/journal`)).status).toBe(429);
  });

  test('names the field of a bad request', async () => {
    const { status, body } = await ruth.get(`/api/guidance/${ruth.id}/journal?q=${'x'.repeat(201)}`);
    expect(status).toBe(400);
    expect(body).toMatchObject({ issues: [{ path: ['q'] }] });
    expect((await ruth.get('/api/guidance/x/journal')).status).toBe(400);
  });
});
