import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { libraryEntry } from '../../../../../content/library/library.ts';
import type { LibraryEntry } from '../../../../../content/library/library-entry.ts';
import { conceptOfDay } from '../../../../../shared/guidance/concepts.ts';
import { CONTENT_TYPES } from '../../../../../shared/guidance/content-types.ts';
import type { Plans } from '../../../../../shared/guidance/plans.ts';
import type { ReviewedEntry, ReviewRow } from '../../../../../shared/guidance/review.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../../testing/api.ts';
import { createEntry } from '../../../../testing/guidance/entries.ts';
import { readEntries } from '../../../../testing/queue/queue.ts';
import { chooseFromLibrary } from '../../entries.ts';
import { candidatesFor } from '../church-library.ts';
import { wordingOf } from '../entry-wording.ts';

const TODAY = '2027-03-01';
const CONCEPT = conceptOfDay(TODAY);
const MODEL = candidatesFor(CONCEPT, 'prayer').find(({ urgesContact }) => !urgesContact) as LibraryEntry;
const NO_TEXTS = { prayerPrompt: undefined, encouragement: undefined, focusPoint: undefined };
const WRITTEN = { ...wordingOf(MODEL), title: 'A door of our own', scripture: 'philemon 1:7' };

let api: TestApi;
let deborah: SignedIn;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: `${TODAY}T08:00Z` });
  deborah = await api.member({ role: 'reviewer' });
  ruth = await api.member();
});
afterEach(() => {
  expect(JSON.stringify(api.site.logged)).toBe('[]');
  api.close();
});

type Answer = ReviewedEntry & { error?: string; issues?: { path: string[]; message: string }[] };
const write = (changes: object = {}, by = deborah) =>
  by.post<Answer>('/api/review/entries', {
    ...WRITTEN,
    ...{ contentType: 'prayer', concept: CONCEPT, language: 'en' },
    ...{ challenges: [], seasons: [], urgesContact: false },
    ...changes,
  });
const decide = (entry: string, version: number, state: string) =>
  deborah.post<Answer>(`/api/review/entries/${entry}/state`, { version, state });
async function approved(changes: object = {}): Promise<string> {
  const { entry } = (await write(changes)).body;
  expect((await decide(entry, 0, 'approved')).status).toBe(200);
  return entry;
}
const choose = (member = ruth, localDate = TODAY) =>
  api.site.db.atomic((q) =>
    chooseFromLibrary(q, api.site, { userId: member.id, contentType: 'prayer', localDate, isDev: false }),
  );
const speaks = (member: SignedIn, language: string) => {
  const { users } = api.site.db.tables;
  return api.site.db.update(users).set({ language }).where(eq(users.id, member.id));
};
/** Receives every entry of the library of the day once, so that only what is new comes first. */
async function receiveAll(member: SignedIn) {
  for (const { key } of candidatesFor(CONCEPT, 'prayer'))
    await createEntry(api.site, member.id, { libraryKey: key, concept: CONCEPT, contentType: 'prayer' });
}

describe('an entry that a church writes', () => {
  test('is a draft as members would read it, with the words of its verses from the Bible on this site', async () => {
    const { status, body } = await write();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...{ origin: 'church', state: 'new', version: 0, canUndo: false, isReworded: false, original: null },
      shown: {
        title: 'A door of our own',
        language: 'en',
        scripture: expect.stringMatching(/^Philemon 1:7 \(KJV\) For we have great joy and consolation in thy love/),
      },
      wording: { title: 'A door of our own', scripture: 'Philemon 1:7' },
    });
    expect(body.entry).toMatch(/^church-[0-9a-f]{16}$/);
    const list = await deborah.get<{ entries: ReviewRow[] }>('/api/review/entries?origin=church');
    expect(list.body.entries).toEqual([
      {
        ...{ entry: body.entry, origin: 'church', title: 'A door of our own', contentType: 'prayer' },
        ...{ concept: CONCEPT, language: 'en', state: 'new', version: 0, reports: 0 },
        ...{ isReworded: false, isRemoved: false },
      },
    ]);
    const audit = await api.site.db.select().from(api.site.db.tables.auditLog);
    expect(audit).toMatchObject([{ actorId: deborah.id, action: 'guidance.review.add' }]);
  });

  test.each([
    ['title', { title: 'One' }, /1 word/],
    ['scripture', { scripture: 'Hezekiah 3:4' }, /./],
    ['content', { content: `${MODEL.content} See www.parish.example for more.` }, /link/],
    ['encouragement', { encouragement: '“For God so loved the whole wide world, that he gave his best.”' }, /Bible/],
    ['content', { content: `${MODEL.content} Proverbs 17:17 tells us: money makes friends.` }, /Bible/],
    ['actionSteps', { actionSteps: [] }, /./],
  ])('G1: keeps the rules of every text: %s', async (field, change, sentence) => {
    const { status, body } = await write(change);
    expect(status).toBe(400);
    expect(body.issues?.map(({ path }) => path)).toEqual([[field]]);
    expect(body.issues?.[0]?.message).toMatch(sentence);
    expect(await api.site.db.select().from(api.site.db.tables.ownEntries)).toEqual([]);
  });

  test.each(CONTENT_TYPES)('has the texts of its type: %s', async (contentType) => {
    const [entry] = candidatesFor(CONCEPT, contentType);
    const { status, body } = await write({ ...NO_TEXTS, ...wordingOf(entry as LibraryEntry), contentType });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.wording).toEqual(wordingOf(entry as LibraryEntry));
    expect(body.shown).toMatchObject({ contentType, historicalQuote: null });
  });

  test('is for reviewers in a fresh session alone', async () => {
    expect((await write({}, ruth)).status).toBe(403);
    expect((await api.visitor().post('/api/review/entries', {})).status).toBe(401);
    api.site.clock.jumpTo('2027-03-02T08:00Z');
    const late = await write();
    expect([late.status, await api.site.db.select().from(api.site.db.tables.ownEntries)]).toEqual([403, []]);
  });

  test('is sent to nobody before it is approved, and to nobody once it is retired', async () => {
    await receiveAll(ruth);
    const { entry } = (await write()).body;
    expect((await choose()).libraryKey).not.toBe(entry);
    await decide(entry, 0, 'approved');
    expect(await choose()).toMatchObject({ libraryKey: entry, title: 'A door of our own', language: 'en' });
    await decide(entry, 1, 'retired');
    expect((await choose()).libraryKey).not.toBe(entry);
    await decide(entry, 2, 'new');
    expect((await choose()).libraryKey).not.toBe(entry);
    expect((await deborah.post<Answer>(`/api/review/entries/${entry}/undo`, { version: 3 })).body.state).toBe(
      'retired',
    );
  });

  test('is chosen once, like an entry of the library, and leaves a copy in the history when it is retired', async () => {
    await receiveAll(ruth);
    const entry = await approved();
    const draft = await choose();
    await createEntry(api.site, ruth.id, { ...draft, contentType: 'prayer' });
    expect((await choose()).libraryKey).not.toBe(entry);
    await decide(entry, 1, 'retired');
    const { text } = await ruth.get(`/api/guidance/${ruth.id}/history`);
    expect(text).toContain('A door of our own');
  });

  test('goes only to members of its language', async () => {
    await receiveAll(ruth);
    const spanish = await approved({ language: 'es', title: 'Una puerta nuestra' });
    expect((await choose()).libraryKey).not.toBe(spanish);
    await speaks(ruth, 'es');
    expect(await choose()).toMatchObject({ libraryKey: spanish, language: 'es', title: 'Una puerta nuestra' });
    await decide(spanish, 1, 'retired');
    const english = await approved();
    expect((await choose()).libraryKey).not.toBe(english);
  });

  test('does not count as one of those that must stay, for members of other languages', async () => {
    await approved();
    const calm = candidatesFor(CONCEPT, 'prayer').filter(({ urgesContact }) => !urgesContact);
    const results = [];
    for (const { key } of calm) results.push((await decide(key, 0, 'retired')).status);
    expect(results.at(-1)).toBe(409);
  });

  test('G6: rests for a member who named abuse where it urges to seek somebody out', async () => {
    await receiveAll(ruth);
    const entry = await approved({ urgesContact: true });
    expect((await choose()).libraryKey).toBe(entry);
    const now = new Date(api.site.clock.now());
    const notice = { userId: ruth.id, signs: ['abuse' as const], foundAt: now, abuseNamedAt: now };
    await api.site.db.insert(api.site.db.tables.careNotices).values(notice);
    expect((await choose()).libraryKey).not.toBe(entry);
  });

  test('comes first for those whom it suits', async () => {
    await api.site.db.update(api.site.db.tables.userProfiles).set({ challenges: ['Finding trustworthy friends'] });
    await approved();
    const entry = await approved({ challenges: ['Finding trustworthy friends'], title: 'For those who look' });
    await receiveAll(ruth);
    expect(await choose()).toMatchObject({ libraryKey: entry, chosenBecause: 'challenge' });
  });

  test('gets other words, which what is prepared follows', async () => {
    const entry = await approved();
    const later = new Date(`${TODAY}T08:20Z`);
    const copy = { libraryKey: entry, availableAt: later, contentType: 'prayer', concept: CONCEPT } as const;
    const id = await createEntry(api.site, ruth.id, copy);
    const { body } = await deborah.post<Answer>(`/api/review/entries/${entry}/wording`, {
      ...WRITTEN,
      ...{ title: 'A window of our own', version: 1 },
    });
    expect(body).toMatchObject({ state: 'approved', isReworded: false, shown: { title: 'A window of our own' } });
    expect((await readEntries(api.site)).find((row) => row.id === id)).toMatchObject({ title: 'A window of our own' });
    await decide(entry, 2, 'retired');
    expect((await readEntries(api.site)).find((row) => row.id === id)?.libraryKey).not.toBe(entry);
  });

  describe('when what it is about is edited', () => {
    const ABOUT = { concept: CONCEPT, language: 'en', challenges: [], seasons: [], urgesContact: false };
    const OTHER = 'Covenant Friendship';
    const edit = (entry: string, version: number, changes: object, texts: object = {}) =>
      deborah.post<Answer & { present?: ReviewedEntry }>(`/api/review/entries/${entry}/wording`, {
        ...{ ...WRITTEN, ...texts, version },
        about: { ...ABOUT, ...changes },
      });
    const prepare = (entry: string, changes: object = {}) =>
      createEntry(api.site, ruth.id, {
        ...{ libraryKey: entry, concept: CONCEPT, contentType: 'prayer', localDate: TODAY },
        ...{ availableAt: new Date(`${TODAY}T08:20Z`), ...changes },
      });
    const prepared = async (id: number) => (await readEntries(api.site)).find((row) => row.id === id);

    test('changes with its words in one act of the audit log, and one undo takes all of it back', async () => {
      const entry = await approved();
      const about = {
        ...{ concept: OTHER, language: 'es', challenges: ['Offering godly counsel'] },
        ...{ seasons: ['Lent'], urgesContact: true },
      };
      const { status, body } = await edit(entry, 1, about, { title: 'Una puerta nuestra' });
      expect(status, JSON.stringify(body)).toBe(200);
      expect(body).toMatchObject({
        ...{ about, concept: OTHER, state: 'approved', version: 2, canUndo: true },
        shown: { title: 'Una puerta nuestra', language: 'es' },
        notes: { challenges: about.challenges, seasons: about.seasons, urgesContact: true },
      });
      const audit = await api.site.db.select().from(api.site.db.tables.auditLog);
      expect(audit.at(-1)).toMatchObject({ actorId: deborah.id, action: 'guidance.review.reword' });
      const undone = await deborah.post<Answer>(`/api/review/entries/${entry}/undo`, { version: 2 });
      expect(undone.body).toMatchObject({ about: ABOUT, shown: { title: WRITTEN.title, language: 'en' }, version: 3 });
      const again = await deborah.post<Answer>(`/api/review/entries/${entry}/undo`, { version: 3 });
      expect(again.body).toMatchObject({ about, shown: { title: 'Una puerta nuestra' } });
    });

    test('stays as it is where only its words are edited, and where an approval is undone', async () => {
      const { entry } = (await write({ challenges: ['Offering godly counsel'] })).body;
      const words = { ...WRITTEN, title: 'A window of our own', version: 0 };
      const { body } = await deborah.post<Answer>(`/api/review/entries/${entry}/wording`, words);
      expect(body.about).toEqual({ ...ABOUT, challenges: ['Offering godly counsel'] });
      await decide(entry, 1, 'approved');
      const undone = await deborah.post<Answer>(`/api/review/entries/${entry}/undo`, { version: 2 });
      expect(undone.body).toMatchObject({ state: 'new', about: { challenges: ['Offering godly counsel'] } });
    });

    test('goes at once to those whom it is for now, and to nobody else', async () => {
      await receiveAll(ruth);
      const entry = await approved();
      expect((await choose()).libraryKey).toBe(entry);
      await edit(entry, 1, { concept: OTHER });
      expect((await choose()).libraryKey).not.toBe(entry);
      await edit(entry, 2, { language: 'es' });
      expect((await choose()).libraryKey).not.toBe(entry);
      await speaks(ruth, 'es');
      expect(await choose()).toMatchObject({ libraryKey: entry, language: 'es' });
    });

    test.each([
      ['another subject', { concept: OTHER }],
      ['another language', { language: 'es' }],
    ])('gives way in what is prepared: %s', async (_, changes) => {
      const entry = await approved();
      const id = await prepare(entry);
      await edit(entry, 1, changes);
      expect((await prepared(id))?.libraryKey).not.toBe(entry);
    });

    test('G6: gives way in what is prepared for a member at rest once it urges to seek somebody out', async () => {
      const entry = await approved();
      const now = new Date(api.site.clock.now());
      const notice = { userId: ruth.id, signs: ['abuse' as const], foundAt: now, abuseNamedAt: now };
      await api.site.db.insert(api.site.db.tables.careNotices).values(notice);
      const id = await prepare(entry);
      await edit(entry, 1, {}, { title: 'A window of our own' });
      expect(await prepared(id)).toMatchObject({ libraryKey: entry, title: 'A window of our own' });
      await edit(entry, 2, { urgesContact: true });
      expect((await prepared(id))?.libraryKey).not.toBe(entry);
    });

    test('stays where the church pinned it, whatever its subject is now', async () => {
      const entry = await approved();
      await deborah.post('/api/review/plans/pins', { entry, localDate: TODAY });
      const id = await prepare(entry, { chosenBecause: 'pinned' });
      await edit(entry, 1, { concept: OTHER });
      expect(await prepared(id)).toMatchObject({ libraryKey: entry, concept: OTHER });
    });

    test('says no reason on the card that does not hold any more', async () => {
      const challenges = ['Offering godly counsel', 'Finding trustworthy friends'];
      const entry = await approved({ challenges });
      const id = await prepare(entry, { chosenBecause: 'challenge', chosenFor: 'Offering godly counsel' });
      await edit(entry, 1, { challenges: ['Offering godly counsel'] });
      expect(await prepared(id)).toMatchObject({ chosenBecause: 'challenge', challenges: ['Offering godly counsel'] });
      await edit(entry, 2, { challenges: ['Finding trustworthy friends'] });
      expect(await prepared(id)).toMatchObject({ libraryKey: entry, chosenBecause: null, chosenFor: null });
    });

    test('does not come again to those who had it under another subject', async () => {
      await api.site.db.update(api.site.db.tables.userProfiles).set({ challenges: ['Offering godly counsel'] });
      const had = await approved({ concept: OTHER, challenges: ['Offering godly counsel'] });
      await createEntry(api.site, ruth.id, { libraryKey: had, concept: OTHER, contentType: 'prayer' });
      await receiveAll(ruth);
      const fresh = await approved({ title: 'A window of our own' });
      await edit(had, 1, { challenges: ['Offering godly counsel'] });
      expect((await choose()).libraryKey).toBe(fresh);
    });

    test('is not overwritten by a second reviewer, who is shown what the first one saved', async () => {
      const entry = await approved();
      await edit(entry, 1, { concept: OTHER });
      const { status, body } = await edit(entry, 1, { language: 'es' });
      expect(status).toBe(409);
      expect(body.present).toMatchObject({ version: 2, about: { concept: OTHER, language: 'en' } });
      expect((await deborah.get<Answer>(`/api/review/entries/${entry}`)).body.about?.concept).toBe(OTHER);
    });

    test('is fixed for an entry of the library', async () => {
      const { status, body } = await edit(MODEL.key, 0, { concept: OTHER });
      expect([status, body.error]).toEqual([
        409,
        'You can only change what an entry is about if your church wrote it.',
      ]);
    });
  });

  test('is pinned once it is approved, and comes in theme weeks on its passage', async () => {
    const { entry } = (await write()).body;
    const pin = () => deborah.post<{ error?: string }>('/api/review/plans/pins', { entry, localDate: '2027-03-03' });
    expect((await pin()).body.error).toBe('This entry is a draft. Approve it first.');
    await decide(entry, 0, 'approved');
    expect((await pin()).status).toBe(200);
    expect(await choose(ruth, '2027-03-03')).toMatchObject({ libraryKey: entry, chosenBecause: 'pinned' });
    await speaks(ruth, 'es');
    expect((await choose(ruth, '2027-03-03')).chosenBecause).not.toBe('pinned');
    const { body: plans } = await deborah.get<Plans>('/api/review/plans');
    expect(plans.pins).toMatchObject([{ entry, title: 'A door of our own', language: 'en' }]);
    await speaks(ruth, 'en');
    const week = { title: 'Joy', startsOn: '2027-03-08', endsOn: '2027-03-14', passages: ['Philemon 1:7'] };
    expect((await deborah.post('/api/review/plans/weeks', week)).status).toBe(200);
    expect(await choose(ruth, '2027-03-09')).toMatchObject({ libraryKey: entry, chosenBecause: 'theme' });
  });

  test('shows a member’s report to reviewers, without the member', async () => {
    const entry = await approved();
    const id = await createEntry(api.site, ruth.id, { libraryKey: entry });
    await ruth.post(`/api/guidance/${id}/report`, { reason: 'unclear' });
    const { body, text } = await deborah.get<ReviewedEntry>(`/api/review/entries/${entry}`);
    expect(body.reports).toMatchObject([{ reason: 'unclear', reports: 1 }]);
    expect(text).not.toContain(ruth.email);
    expect(libraryEntry(entry)).toBeUndefined();
  });
});
