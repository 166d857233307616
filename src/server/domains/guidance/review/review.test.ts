import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type LIBRARY, libraryEntry } from '../../../../content/library/library.ts';
import { CONCEPTS } from '../../../../shared/guidance/concepts.ts';
import { CONTENT_TYPES } from '../../../../shared/guidance/content-types.ts';
import type { ReviewedEntry, reviewListOutput } from '../../../../shared/guidance/review.ts';
import type { TimeSlot } from '../../../../shared/schedule.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createEntry } from '../../../testing/guidance/entries.ts';
import { agree } from '../../../testing/guidance/model-site.ts';
import { createMember, everyDay } from '../../../testing/members/members.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { guidanceOn, readEntries, startScheduler } from '../../../testing/queue/queue.ts';
import { type Compose, chooseFromLibrary } from '../entries.ts';
import { candidatesFor, digestOf } from './church-library.ts';
import { wordingOf } from './entry-wording.ts';
import { updateHiddenEntries } from './hidden-entries.ts';
import { updateOnlyReviewed } from './repo.ts';

const NINE: TimeSlot = { hour: 9, minute: 0, type: 'prayer' };
const ENTRY = candidatesFor('Forgiveness and Reconciliation', 'do')[0] as (typeof LIBRARY)[number];

let api: TestApi;
let deborah: SignedIn;
let phoebe: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  deborah = await api.member({ role: 'reviewer' });
  phoebe = await api.member({ role: 'reviewer' });
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const list = async (query = '') =>
  (await deborah.get<z.output<typeof reviewListOutput>>(`/api/review/entries${query}`)).body.entries;
const get = async (entry: string) => (await deborah.get<ReviewedEntry>(`/api/review/entries/${entry}`)).body;
const decide = (by: SignedIn, entry: string, version: number, state: string) =>
  by.post<ReviewedEntry & { error?: string; present?: ReviewedEntry }>(`/api/review/entries/${entry}/state`, {
    version,
    state,
  });
const reword = (by: SignedIn, entry: string, version: number, changes: object) => {
  const own = libraryEntry(entry) as (typeof LIBRARY)[number];
  return by.post<ReviewedEntry & { error?: string; issues?: { path: string[]; message: string }[] }>(
    `/api/review/entries/${entry}/wording`,
    { version, ...wordingOf(own), ...changes },
  );
};
const undo = (by: SignedIn, entry: string, version: number) =>
  by.post<ReviewedEntry & { error?: string }>(`/api/review/entries/${entry}/undo`, { version });

// A verse in a translation that a member chose, and the same verse for a reviewer who chose none.
const RUTHS_VERSE = {
  reference: 'Galatians 6:2',
  scripture: 'Galatians 6:2 (OWN) Carry the weights of each other.',
  scriptureNote: 'The line of OWN.',
  scriptureLanguage: 'es',
};
const DEBORAHS_VERSE = {
  scripture: expect.stringMatching(/^Galatians 6:2 \(KJV\) Bear ye one another/),
  scriptureNote: null,
  scriptureLanguage: 'en',
};

describe('the list', () => {
  test('has the whole library, and narrows it by subject, type, state and words', async () => {
    expect((await list('?limit=100')).length).toBe(100);
    const narrowed = await list(`?concept=${encodeURIComponent(ENTRY.concept)}&type=do&limit=100`);
    expect(narrowed.map(({ entry }) => entry)).toEqual(candidatesFor(ENTRY.concept, 'do').map(({ key }) => key));
    await decide(deborah, ENTRY.key, 0, 'approved');
    expect(await list('?state=approved')).toMatchObject([{ entry: ENTRY.key, state: 'approved' }]);
    const words = encodeURIComponent(ENTRY.title.toUpperCase());
    expect(await list(`?q=${words}`)).toMatchObject([{ entry: ENTRY.key }]);
  });

  test('is searched by words as a keyboard has them, whatever their case, accents and marks', async () => {
    const curly = candidatesFor(ENTRY.concept, 'do').find(({ content }) => content.includes('’')) ?? ENTRY;
    const [words = ''] = /\S+ \S+’\S* \S+ \S+/.exec(curly.content) ?? [];
    expect(words).toContain('’');
    const typed = encodeURIComponent(words.replaceAll('’', "'").toUpperCase());
    expect((await list(`?q=${typed}`)).map(({ entry }) => entry)).toContain(curly.key);
    const own = await deborah.post<ReviewedEntry>('/api/review/entries', {
      ...wordingOf(ENTRY),
      ...{ contentType: 'do', concept: ENTRY.concept, language: 'es', challenges: [], seasons: [] },
      ...{ urgesContact: false, title: 'Con ánimo y corazón' },
    });
    expect(own.status, own.text).toBe(200);
    expect(await list('?origin=church&q=animo%20Y%20CORAZON')).toHaveLength(1);
    const ruth = await api.member();
    await createEntry(api.site, ruth.id, { writtenBy: 'a model, 1', title: 'Don’t go alone' });
    expect(await list(`?origin=generated&q=${encodeURIComponent("don't go")}`)).toHaveLength(1);
    await createEntry(api.site, ruth.id, { writtenBy: 'a model, 1', title: 'Oración y corazón' });
    expect(await list('?origin=generated&q=ORACION')).toHaveLength(1);
  });

  test('has what a model wrote, and names no member', async () => {
    const ruth = await api.member();
    const written = {
      ...{ writtenBy: 'a model, 1', responseId: 'resp_1', title: 'Made for one', userReflection: 'My own.' },
      ...RUTHS_VERSE,
    };
    const id = await createEntry(api.site, ruth.id, written);
    await createEntry(api.site, ruth.id, { title: 'Of the library' });
    expect(await list('?origin=generated')).toMatchObject([{ entry: `generated-${id}`, title: 'Made for one' }]);
    const { text, body } = await deborah.get<ReviewedEntry>(`/api/review/entries/generated-${id}`);
    expect(text).toContain('Made for one');
    expect(text).not.toMatch(/My own|userId|userReflection|resp_1|parish\.example/);
    // The translation that a member chose can tell who they are.
    expect(body.shown).toMatchObject(DEBORAHS_VERSE);
    expect(await list('?origin=generated&q=Galatians%206')).toHaveLength(1);
    expect(await list('?origin=generated&q=weights')).toEqual([]);
    expect((await decide(deborah, `generated-${id}`, 0, 'approved')).body).toMatchObject({ state: 'approved' });
    expect(await list('?origin=generated&state=new')).toEqual([]);
    expect(await list('?origin=generated&state=approved&q=made')).toHaveLength(1);
  });
});

describe('a decision', () => {
  test('is undone, and undone again', async () => {
    expect((await decide(deborah, ENTRY.key, 0, 'retired')).body).toMatchObject({ state: 'retired', version: 1 });
    expect((await undo(deborah, ENTRY.key, 1)).body).toMatchObject({ state: 'new', version: 2 });
    expect((await undo(deborah, ENTRY.key, 2)).body).toMatchObject({ state: 'retired', version: 3 });
    const other = candidatesFor(ENTRY.concept, 'do')[1]?.key ?? '';
    expect((await undo(deborah, other, 0)).body.error).toBe('There is no change to undo.');
  });

  test('of two reviewers at once: the second is told, and sees what is stored', async () => {
    await decide(deborah, ENTRY.key, 0, 'approved');
    const second = await decide(phoebe, ENTRY.key, 0, 'retired');
    expect(second.status).toBe(409);
    expect(second.body.error).toMatch(/^Somebody else changed this entry in the meantime. Your words are still here/);
    expect(second.body.present).toMatchObject({ state: 'approved', version: 1 });
    expect(await get(ENTRY.key)).toMatchObject({ state: 'approved', version: 1 });
  });

  test('never retires the last entry that a member at rest can get', async () => {
    const calm = candidatesFor(ENTRY.concept, 'do').filter(({ urgesContact }) => !urgesContact);
    const results = [];
    for (const { key } of calm) results.push((await decide(deborah, key, 0, 'retired')).status);
    expect(results).toEqual([...calm.slice(1).map(() => 200), 409]);
  });

  test('is in the audit log with who made it', async () => {
    await decide(deborah, ENTRY.key, 0, 'approved');
    const acts = await api.site.db.select().from(api.site.db.tables.auditLog);
    expect(acts).toMatchObject([
      {
        actorId: deborah.id,
        action: 'guidance.review.decide',
        details: { entry: ENTRY.key, version: 0, state: 'approved' },
      },
    ]);
  });

  test('ends when an update of the library changes the words that were approved', async () => {
    await decide(deborah, ENTRY.key, 0, 'approved');
    await api.site.db.update(api.site.db.tables.entryReviews).set({ digest: 'of other words' });
    expect(await get(ENTRY.key)).toMatchObject({ state: 'new' });
  });
});

describe('a decision about several entries', () => {
  const several = (path: string, body: object) =>
    deborah.post<{ entries: { entry: string; version: number }[]; present?: ReviewedEntry }>(
      `/api/review/decisions${path}`,
      body,
    );
  const [one, two, three] = candidatesFor(ENTRY.concept, 'do').map(({ key }) => key) as [string, string, string];

  test('is made for all of them, and undone at once', async () => {
    await reword(deborah, two, 0, { title: 'In our own words' });
    const entries = [
      { entry: one, version: 0 },
      { entry: two, version: 1 },
    ];
    const { status, body } = await several('', { entries, state: 'retired' });
    expect([status, body.entries]).toEqual([
      200,
      entries.map(({ entry, version }) => ({ entry, version: version + 1 })),
    ]);
    expect(await list('?state=retired')).toMatchObject([
      { entry: one, version: 1 },
      { entry: two, version: 2, isReworded: true },
    ]);
    expect((await several('/undo', { entries: body.entries })).status).toBe(200);
    expect(await list('?state=retired')).toEqual([]);
    expect(await get(two)).toMatchObject({ state: 'new', isReworded: true, version: 3 });
    const acts = await api.site.db.select().from(api.site.db.tables.auditLog);
    expect(acts.slice(1).map(({ action }) => action)).toEqual([
      'guidance.review.decideSeveral',
      'guidance.review.undoSeveral',
    ]);
  });

  test('changes nothing where one of them has changed since, is gone, or would leave nothing to send', async () => {
    await decide(phoebe, two, 0, 'approved');
    const before = await api.site.db.select().from(api.site.db.tables.entryReviews);
    const all = candidatesFor(ENTRY.concept, 'do').map(({ key: entry }) => ({ entry, version: entry === two ? 1 : 0 }));
    const meanwhile = await several('', {
      entries: [
        { entry: one, version: 0 },
        { entry: two, version: 0 },
      ],
      state: 'approved',
    });
    expect([meanwhile.status, meanwhile.body.present?.entry]).toEqual([409, two]);
    const gone = [
      { entry: three, version: 0 },
      { entry: 'none-of-these', version: 0 },
    ];
    expect((await several('', { entries: gone, state: 'retired' })).status).toBe(404);
    expect((await several('', { entries: all, state: 'retired' })).status).toBe(409);
    expect(await api.site.db.select().from(api.site.db.tables.entryReviews)).toEqual(before);
  });
});

describe('a church’s own words', () => {
  test('are shown in place of the library’s, and end with them', async () => {
    const { status, body } = await reword(deborah, ENTRY.key, 0, { title: 'Say it without  a but' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ isReworded: true, version: 1, shown: { title: 'Say it without a but' } });
    expect(body.original?.title).toBe(ENTRY.title);
    expect(await list('?q=without%20a%20but')).toMatchObject([{ entry: ENTRY.key, isReworded: true }]);
    expect((await reword(deborah, ENTRY.key, 1, {})).body).toMatchObject({ isReworded: false, original: null });
  });

  test.each([
    ['title', 'One', /has 1 word; please keep it between 2 and 10/],
    ['title', '', /Please fill this in/],
    ['content', `${'Bear one another. '.repeat(20)} Read https://hesed.example/more`, /leave out links/],
    ['practicalStep', 'Call your friend on +1 202 555 0147 today.', /leave out phone numbers/],
    ['checkInQuestion', 'Did you do it today', /question mark/],
    ['actionSteps', ['Only one small step.'], /2 to 3, one on each line/],
    ['scripture', 'Hezekiah 3:16', /Hezekiah/],
    ['scripture', 'John 3:99', /John 3:99/],
    [
      'motivationalNote',
      '“For God so hated the world, that he gave his only begotten Son” (John 3:16).',
      /not what the Bible says/,
    ],
  ])('with a wrong %s are refused at the field: %j', async (field, value, expected) => {
    const { status, body } = await reword(deborah, ENTRY.key, 0, { [field]: value });
    expect(status).toBe(400);
    expect(body.issues?.map(({ path }) => path)).toEqual([[field]]);
    expect(body.issues?.[0]?.message).toMatch(expected);
    expect(await get(ENTRY.key)).toMatchObject({ isReworded: false, version: 0 });
  });

  test('are not lost by a second reviewer', async () => {
    await reword(deborah, ENTRY.key, 0, { title: 'The first title' });
    const { status, body } = await reword(phoebe, ENTRY.key, 0, { title: 'The second title' });
    expect(status).toBe(409);
    expect(body).toMatchObject({ present: { shown: { title: 'The first title' } } });
  });

  test('are for the library only', async () => {
    const id = await createEntry(api.site, deborah.id, { writtenBy: 'a model, 1' });
    const body = { version: 0, ...wordingOf(ENTRY) };
    expect((await deborah.post(`/api/review/entries/generated-${id}/wording`, body)).status).toBe(409);
  });
});

describe('an entry that is prepared but not received yet', () => {
  test('is replaced when its entry is retired a minute before; what was received stays', async () => {
    const { site } = api;
    const ids = [
      await createMember(site, { week: everyDay(NINE) }),
      await createMember(site, { week: everyDay(NINE) }),
    ];
    const email = createRecordingChannel();
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T08:59Z');
    const before = await readEntries(site);
    expect(before).toHaveLength(2);
    const [due] = before;
    const key = due?.libraryKey ?? '';
    const seen = await createEntry(site, ids[0] ?? 0, { libraryKey: key, title: 'Received', localDate: '2027-02-20' });
    expect((await decide(deborah, key, 0, 'retired')).status).toBe(200);
    await site.clock.turnTo('2027-03-01T09:00Z');
    const after = await readEntries(site);
    expect(after.find(({ id }) => id === due?.id)?.libraryKey).not.toBe(key);
    expect(after.find(({ id }) => id === seen)?.title).toBe('Received');
    const titles = guidanceOn(email).map(({ entry }) => entry.title);
    expect(titles).toHaveLength(2);
    expect(titles).not.toContain(libraryEntry(key)?.title);
  });

  test('gets the new words when its entry is reworded', async () => {
    const later = new Date('2027-03-01T08:20Z');
    const { key } = candidatesFor('Grace in Relationships', 'prayer')[0] ?? ENTRY;
    const ids = [];
    for (let each = 0; each < 25; each += 1)
      ids.push(
        await createEntry(api.site, deborah.id, { libraryKey: key, availableAt: later, chosenBecause: 'season' }),
      );
    const past = await createEntry(api.site, deborah.id, { libraryKey: key, title: 'As it was' });
    expect((await reword(deborah, key, 0, { title: 'In our own words' })).status).toBe(200);
    const titles = new Map((await readEntries(api.site)).map((row) => [row.id, row]));
    for (const id of ids) expect(titles.get(id)).toMatchObject({ title: 'In our own words', chosenBecause: 'season' });
    expect(titles.get(past)?.title).toBe('As it was');
  });

  test('gets the new words at start-up when a crash came between them and the reviewer’s', async () => {
    const { key } = candidatesFor('Grace in Relationships', 'prayer')[0] ?? ENTRY;
    const prepared = { libraryKey: key, concept: 'Grace in Relationships', contentType: 'prayer' as const };
    const id = await createEntry(api.site, deborah.id, {
      ...{ ...prepared, title: 'As it was', availableAt: new Date('2027-03-01T08:20Z') },
    });
    const past = await createEntry(api.site, deborah.id, { ...prepared, title: 'As it was' });
    await api.site.db.insert(api.site.db.tables.entryReviews).values({
      ...{ libraryKey: key, state: 'new', version: 1, changedAt: new Date(api.site.clock.now()) },
      wording: { ...wordingOf(libraryEntry(key) as (typeof LIBRARY)[number]), title: 'In our own words' },
    });
    await startScheduler(api.site, [createRecordingChannel()]);
    const title = async (of: number) => (await readEntries(api.site)).find((row) => row.id === of)?.title;
    await expect.poll(() => title(id)).toBe('In our own words');
    expect(await title(past)).toBe('As it was');
  });

  test('by a model is replaced by the library when it is retired a minute before', async () => {
    const { site } = api;
    await agree(site, await createMember(site, { week: everyDay(NINE) }));
    const email = createRecordingChannel();
    const compose: Compose = async (given, request) => {
      const draft = await given.db.atomic((q) => chooseFromLibrary(q, given, request));
      return { ...draft, title: 'By a model', libraryKey: null, writtenBy: 'a model, 1', responseId: 'r' };
    };
    await startScheduler(site, [email], compose);
    await site.clock.turnTo('2027-03-01T08:59Z');
    const [due] = await readEntries(site);
    expect(due?.title).toBe('By a model');
    const answer = await decide(deborah, `generated-${due?.id}`, 0, 'retired');
    expect([answer.status, answer.body]).toMatchObject([200, { state: 'retired', canUndo: false }]);
    expect(answer.body.shown.title).toBe('By a model');
    await site.clock.turnTo('2027-03-01T09:00Z');
    expect(guidanceOn(email)).toHaveLength(1);
    expect(guidanceOn(email)[0]?.entry.title).toBe(libraryEntry((await readEntries(site))[0]?.libraryKey ?? '')?.title);
  });

  test('by a model follows a retirement that a crash left behind', async () => {
    const later = new Date('2027-03-01T08:20Z');
    const id = await createEntry(api.site, deborah.id, {
      writtenBy: 'a model, 1',
      responseId: 'r',
      availableAt: later,
    });
    await api.site.db.insert(api.site.db.tables.entryReviews).values({
      entryId: id,
      state: 'retired',
      version: 1,
      changedAt: new Date(api.site.clock.now()),
    });
    await updateHiddenEntries(api.site);
    expect((await readEntries(api.site)).find((row) => row.id === id)).toMatchObject({
      writtenBy: null,
      responseId: null,
      libraryKey: expect.any(String),
    });
  });
});

describe('reports', () => {
  /** Deals with the reports that a reviewer has read. */
  const settle = (entry: string, { reports }: ReviewedEntry) => {
    const [lastReportedAt] = reports
      .map((report) => String(report.lastReportedAt))
      .sort()
      .reverse();
    return deborah.post<ReviewedEntry>(`/api/review/entries/${entry}/reports/settle`, { lastReportedAt });
  };

  test('are shown by reason and without their members, until somebody deals with them', async () => {
    const ruth = await api.member();
    const id = await createEntry(api.site, ruth.id, { libraryKey: ENTRY.key });
    await ruth.post(`/api/guidance/${id}/report`, { reason: 'harmful' });
    expect(await list('?state=reported')).toMatchObject([{ entry: ENTRY.key, reports: 1 }]);
    const { text, body } = await deborah.get<ReviewedEntry>(`/api/review/entries/${ENTRY.key}`);
    expect(body.reports).toMatchObject([{ reason: 'harmful', reports: 1 }]);
    expect(text).not.toMatch(/userId|parish\.example/);
    const settled = await settle(ENTRY.key, body);
    expect(settled.body.reports).toEqual([]);
    expect(await list('?state=reported')).toEqual([]);
    await ruth.post(`/api/guidance/${id}/report`, { reason: 'untrue' });
    expect(await list('?state=reported')).toHaveLength(1);
  });

  test('that come while a reviewer reads stay open, also in the same instant and where a member changes the reason', async () => {
    const members = [await api.member(), await api.member(), await api.member()];
    const report = async (member: SignedIn, reason: string) => {
      const id = await createEntry(api.site, member.id, { libraryKey: ENTRY.key });
      await member.post(`/api/guidance/${id}/report`, { reason });
      return id;
    };
    const [ruth, naomi, orpah] = members as [SignedIn, SignedIn, SignedIn];
    await report(ruth, 'harmful');
    const changed = await report(naomi, 'unclear');
    const read = await get(ENTRY.key);
    await report(orpah, 'harmful');
    await naomi.post(`/api/guidance/${changed}/report`, { reason: 'untrue' });
    const { body } = await settle(ENTRY.key, read);
    expect(body.reports).toMatchObject([
      { reason: 'untrue', reports: 1 },
      { reason: 'harmful', reports: 1 },
    ]);
    expect(await list('?state=reported')).toMatchObject([{ entry: ENTRY.key, reports: 2 }]);
    expect((await settle(ENTRY.key, body)).body.reports).toEqual([]);
  });

  test('of an entry that left the library are shown with what a member received, and dealt with', async () => {
    const ruth = await api.member();
    const texts = { title: 'A chair by the bed', content: 'Sit with them.', userReflection: 'What I wrote is mine.' };
    const id = await createEntry(api.site, ruth.id, { ...texts, ...RUTHS_VERSE, libraryKey: 'burdens-no-longer-here' });
    await createEntry(api.site, ruth.id, { libraryKey: 'burdens-never-reported' });
    await ruth.post(`/api/guidance/${id}/report`, { reason: 'untrue' });
    const shown = { entry: 'burdens-no-longer-here', title: 'A chair by the bed', isRemoved: true, reports: 1 };
    expect(await list('?state=reported')).toMatchObject([shown]);
    expect(await list('?q=chair%20by')).toMatchObject([shown]);
    const removed = await get('burdens-no-longer-here');
    const reports = [{ reason: 'untrue', reports: 1 }];
    expect(removed).toMatchObject({ isRemoved: true, canUndo: false, wording: null, reports });
    expect(removed.shown).toMatchObject({ title: 'A chair by the bed', content: 'Sit with them.', ...DEBORAHS_VERSE });
    expect(await list('?q=Galatians%206:2&state=reported')).toMatchObject([shown]);
    expect(await list('?q=weights%20of')).toEqual([]);
    expect(JSON.stringify(removed)).not.toContain('What I wrote');
    expect((await decide(deborah, 'burdens-no-longer-here', 0, 'approved')).status).toBe(404);
    expect((await settle('burdens-no-longer-here', removed)).body).toMatchObject({ isRemoved: true, reports: [] });
    expect(await list('?state=reported')).toEqual([]);
    expect((await deborah.get('/api/review/entries/burdens-no-longer-here')).status).toBe(200);
    expect((await deborah.get('/api/review/entries/burdens-never-reported')).status).toBe(404);
  });

  test('of an entry that left the library with a verse that nobody can find show its place alone', async () => {
    const ruth = await api.member();
    for (const [libraryKey, reference] of [
      ['burdens-odd-place', 'Hezekiah 4:2'],
      ['burdens-no-place', null],
    ] as const) {
      const id = await createEntry(api.site, ruth.id, { ...RUTHS_VERSE, libraryKey, reference });
      await ruth.post(`/api/guidance/${id}/report`, { reason: 'untrue' });
      expect((await get(libraryKey)).shown).toMatchObject({ scripture: reference, scriptureNote: null });
    }
  });

  test('are not settled by a call that does not say which of them were read', async () => {
    for (const body of [{}, { lastReportedAt: 'now' }, { lastReportedAt: null }]) {
      const { status } = await deborah.post(`/api/review/entries/${ENTRY.key}/reports/settle`, body);
      expect(status).toBe(400);
    }
  });

  test('of an entry that a model wrote are shown however old it is, and also of a test', async () => {
    const ruth = await api.member();
    const written = { libraryKey: null, writtenBy: 'a model, 1', availableAt: new Date('2026-10-01T08:00Z') };
    const old = await createEntry(api.site, ruth.id, { ...written, title: 'Long ago' });
    const tried = await createEntry(api.site, ruth.id, { ...written, title: 'Tried out', isDev: true });
    await createEntry(api.site, ruth.id, { ...written, title: 'Nobody reported it' });
    const { entryReports } = api.site.db.tables;
    const createdAt = new Date(api.site.clock.now());
    await api.site.db
      .insert(entryReports)
      .values([old, tried].map((entryId) => ({ userId: ruth.id, entryId, reason: 'untrue' as const, createdAt })));
    expect(await list('?origin=generated')).toEqual([]);
    const reported = async () => (await list('?origin=generated&state=reported')).map(({ title }) => title).sort();
    expect(await reported()).toEqual(['Long ago', 'Tried out']);
    await settle(`generated-${old}`, await get(`generated-${old}`));
    expect(await reported()).toEqual(['Tried out']);
  });
});

describe('only reviewed entries are sent', () => {
  /** Approves so many entries of each subject and type, those that every member can get first. */
  const approve = async (count: number) => {
    const { entryReviews } = api.site.db.tables;
    for (const concept of CONCEPTS)
      for (const contentType of CONTENT_TYPES) {
        const ordered = candidatesFor(concept, contentType).sort(
          (one, other) => Number(one.urgesContact ?? false) - Number(other.urgesContact ?? false),
        );
        for (const entry of ordered.slice(0, count))
          await api.site.db.insert(entryReviews).values({
            libraryKey: entry.key,
            state: 'approved',
            version: 1,
            digest: digestOf(entry),
            changedAt: new Date(api.site.clock.now()),
          });
      }
  };
  const set = async (onlyReviewed: boolean) =>
    (await api.member({ role: 'admin' })).post<{ error?: string; onlyReviewed?: boolean }>(
      '/api/review/only-reviewed',
      {
        onlyReviewed,
      },
    );

  test('only once enough of each subject and type are approved', async () => {
    await approve(3);
    const refused = await set(true);
    expect([refused.status, refused.body.error]).toEqual([
      409,
      'Too few entries are approved: 21 groups of subject and type still need approvals.',
    ]);
    const { body } = await deborah.get<{ tooFew: object[]; approved: number }>('/api/review/only-reviewed');
    expect([body.tooFew.length, body.approved]).toEqual([21, 63]);
    expect((await deborah.post('/api/review/only-reviewed', { onlyReviewed: true })).status).toBe(403);
  });

  test('then no other is chosen, what is prepared follows, and no approval that is needed is taken back', async () => {
    const { site } = api;
    const userId = await createMember(site, { week: everyDay(NINE) });
    const email = createRecordingChannel();
    await startScheduler(site, [email]);
    await approve(4);
    await site.clock.turnTo('2027-03-01T08:50Z');
    const later = new Date('2027-03-01T08:55Z');
    const byModel = await createEntry(site, userId, { writtenBy: 'a model, 1', contentType: 'do', availableAt: later });
    expect((await set(true)).body).toMatchObject({ onlyReviewed: true });
    const approved = new Set((await site.db.select().from(site.db.tables.entryReviews)).map((row) => row.libraryKey));
    const entries = await readEntries(site);
    expect(entries).toHaveLength(2);
    expect(entries.find(({ id }) => id === byModel)?.writtenBy).toBeNull();
    for (const { libraryKey } of entries) expect(approved).toContain(libraryKey);
    for (let day = 0; day < 30; day += 1) {
      const localDate = Temporal.PlainDate.from('2027-03-02').add({ days: day }).toString();
      const request = { userId, contentType: 'prayer' as const, localDate, isDev: false };
      const draft = await site.db.atomic((q) => chooseFromLibrary(q, site, request));
      expect(approved).toContain(draft.libraryKey);
    }
    const [key] = approved;
    const taken = await decide(deborah, key ?? '', 1, 'new');
    expect([taken.status, taken.body.error]).toEqual([
      409,
      'Only reviewed entries are sent, so 4 of each subject and type must stay approved. Approve another one first.',
    ]);
    expect((await set(false)).status).toBe(200);
    expect((await decide(deborah, key ?? '', 1, 'new')).status).toBe(200);
  });

  test('so a model writes for nobody, and what it has begun is not sent', async () => {
    const { site } = api;
    await agree(site, await createMember(site, { week: everyDay(NINE) }));
    await approve(4);
    const email = createRecordingChannel();
    let written = 0;
    const compose: Compose = async (given, request) => {
      written += 1;
      if (written === 1) await given.db.atomic((q) => updateOnlyReviewed(q, true));
      const draft = await given.db.atomic((q) => chooseFromLibrary(q, given, request));
      return { ...draft, title: 'By a model', libraryKey: null, writtenBy: 'a model, 1', responseId: 'r' };
    };
    await startScheduler(site, [email], compose);
    await site.clock.turnTo('2027-03-01T09:00Z');
    await site.clock.turnTo('2027-03-02T09:00Z');
    expect(guidanceOn(email)).toHaveLength(2);
    expect(guidanceOn(email).filter(({ entry }) => entry.title === 'By a model')).toEqual([]);
    expect(written).toBe(1);
  });
});

test('an unknown entry is not found', async () => {
  for (const entry of ['nothing', 'generated-9999', 'generated-0'])
    expect((await deborah.get(`/api/review/entries/${entry}`)).status).toBe(404);
});
