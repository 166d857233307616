import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LIBRARY } from '../../../../content/library/library.ts';
import { conceptOfDay } from '../../../../shared/guidance/concepts.ts';
import type { PinnedEntry, Plans } from '../../../../shared/guidance/plans.ts';
import type { TimeSlot } from '../../../../shared/schedule.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createMember, everyDay } from '../../../testing/members/members.ts';
import { createRecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { guidanceOn, readEntries, startScheduler } from '../../../testing/queue/queue.ts';
import { chooseFromLibrary } from '../entries.ts';
import { candidatesFor } from '../review/church-library.ts';
import { wordingOf } from '../review/entry-wording.ts';

const NINE: TimeSlot = { hour: 9, minute: 0, type: 'prayer' };
const TODAY = '2027-03-01';
// Of another subject than that of the day.
const PINNED = LIBRARY.find(
  (entry) => entry.contentType === 'prayer' && entry.concept !== conceptOfDay(TODAY),
) as (typeof LIBRARY)[number];

let api: TestApi;
let deborah: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  deborah = await api.member({ role: 'reviewer' });
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const pin = (entry: string, localDate: string, changes: { by?: SignedIn; replaces?: number | undefined } = {}) => {
  const { by = deborah, ...rest } = changes;
  return by.post<Plans & { error?: string; present?: PinnedEntry }>('/api/review/plans/pins', {
    ...{ entry, localDate, ...rest },
  });
};
const addWeek = (week: object) => deborah.post<Plans & { error?: string }>('/api/review/plans/weeks', week);
const remove = (path: string) => deborah.send<Plans>('DELETE', `/api/review/plans/${path}`, { json: {} });
const choose = (userId: number, localDate: string, contentType: 'prayer' | 'do' = 'prayer') =>
  api.site.db.atomic((q) => chooseFromLibrary(q, api.site, { userId, contentType, localDate, isDev: false }));

describe('an entry that is pinned for a date', () => {
  test('is chosen for all members on that date and type, and says so', async () => {
    expect((await pin(PINNED.key, '2027-03-02')).body.pins).toMatchObject([
      { entry: PINNED.key, localDate: '2027-03-02' },
    ]);
    for (const { id } of [await api.member(), await api.member()]) {
      const chosen = { libraryKey: PINNED.key, chosenBecause: 'pinned', chosenFor: null };
      expect(await choose(id, '2027-03-02')).toMatchObject(chosen);
      expect((await choose(id, '2027-03-02', 'do')).chosenBecause).not.toBe('pinned');
      expect((await choose(id, '2027-03-03')).libraryKey).not.toBe(PINNED.key);
    }
  });

  test('takes the place of what is prepared, and gives it back when it is taken away', async () => {
    const { site } = api;
    await createMember(site, { week: everyDay(NINE) });
    const email = createRecordingChannel();
    await startScheduler(site, [email]);
    await site.clock.turnTo('2027-03-01T08:50Z');
    const [id] = (await pin(PINNED.key, TODAY)).body.pins.map((each) => each.id);
    expect(await readEntries(site)).toMatchObject([{ libraryKey: PINNED.key, chosenBecause: 'pinned' }]);
    await remove(`pins/${id}`);
    const [again] = await readEntries(site);
    expect(again?.concept).toBe(conceptOfDay(TODAY));
    await pin(PINNED.key, TODAY);
    await site.clock.turnTo('2027-03-01T09:00Z');
    expect(guidanceOn(email).map(({ entry }) => entry.title)).toEqual([PINNED.title]);
    await remove(`pins/${(await deborah.get<Plans>('/api/review/plans')).body.pins[0]?.id}`);
    expect((await readEntries(site)).map(({ libraryKey }) => libraryKey)).toEqual([PINNED.key]);
  });

  test('comes once on its date, to a member with two times of its type and after the first guidance', async () => {
    const { site } = api;
    await pin(PINNED.key, TODAY);
    const EVENING: TimeSlot = { hour: 20, minute: 0, type: 'prayer' };
    const userId = await createMember(site, { week: everyDay(NINE, EVENING) });
    await startScheduler(site, [createRecordingChannel()]);
    const became = async (until: string) => {
      await site.clock.turnTo(until);
      return (await readEntries(site)).map(({ chosenBecause }) => chosenBecause === 'pinned');
    };
    expect(await became('2027-03-01T09:00Z')).toEqual([true]);
    expect(await became('2027-03-01T19:45Z')).toEqual([true, false]);
    await deborah.post(`/api/review/entries/${PINNED.key}/wording`, {
      ...{ ...wordingOf(PINNED), version: 0 },
      title: 'Another title of this church',
    });
    expect(await became('2027-03-01T20:00Z')).toEqual([true, false]);
    expect((await choose(userId, TODAY)).libraryKey).not.toBe(PINNED.key);
  });

  test('goes to one of two entries that are prepared for its date', async () => {
    const { site } = api;
    const SOON: TimeSlot = { hour: 9, minute: 10, type: 'prayer' };
    await createMember(site, { week: everyDay(NINE, SOON) });
    await startScheduler(site, [createRecordingChannel()]);
    await site.clock.turnTo('2027-03-01T08:55Z');
    const pinned = async () => (await readEntries(site)).map(({ libraryKey }) => libraryKey === PINNED.key);
    expect(await pinned()).toEqual([false, false]);
    const [id] = (await pin(PINNED.key, TODAY)).body.pins.map((each) => each.id);
    expect(await pinned()).toEqual([true, false]);
    await remove(`pins/${id}`);
    expect(await pinned()).toEqual([false, false]);
  });

  test('is not sent to a member at rest when it urges contact (G6), nor when it is retired', async () => {
    const urging = LIBRARY.find((entry) => entry.urgesContact && entry.contentType === 'prayer') ?? PINNED;
    await pin(urging.key, '2027-03-02');
    const { id } = await api.member();
    const { careNotices } = api.site.db.tables;
    const now = new Date(api.site.clock.now());
    await api.site.db.insert(careNotices).values({ userId: id, signs: ['abuse'], foundAt: now, abuseNamedAt: now });
    expect((await choose(id, '2027-03-02')).libraryKey).not.toBe(urging.key);
    await pin(PINNED.key, '2027-03-03');
    await deborah.post(`/api/review/entries/${PINNED.key}/state`, { version: 0, state: 'retired' });
    expect((await choose(id, '2027-03-03')).libraryKey).not.toBe(PINNED.key);
    expect((await pin(PINNED.key, '2027-03-04')).status).toBe(409);
  });

  describe('when two reviewers choose for one date', () => {
    const date = '2027-03-02';
    const OTHER = LIBRARY.find(
      ({ contentType, key }) => contentType === 'prayer' && key !== PINNED.key,
    ) as (typeof LIBRARY)[number];
    let phoebe: SignedIn;
    beforeEach(async () => {
      deborah = await api.member({ role: 'reviewer', username: 'Deborah' });
      phoebe = await api.member({ role: 'reviewer', username: 'Phoebe' });
    });
    const pinnedThere = async () => (await phoebe.get<Plans>('/api/review/plans')).body.pins;

    test('the second is told who pinned what, and replaces it only on purpose', async () => {
      const [first] = (await pin(PINNED.key, date)).body.pins;
      const { status, body } = await pin(OTHER.key, date, { by: phoebe });
      expect([status, body.error]).toEqual([
        409,
        `Deborah has pinned “${PINNED.title}” for this date. Replace it, or choose another date.`,
      ]);
      expect(body.present).toEqual(first);
      expect(first).toMatchObject({ entry: PINNED.key, localDate: date, pinnedBy: 'Deborah' });
      expect(await pinnedThere()).toEqual([first]);
      expect((await pin(OTHER.key, date, { by: phoebe, replaces: first?.id })).status).toBe(200);
      expect(await pinnedThere()).toMatchObject([{ entry: OTHER.key, pinnedBy: 'Phoebe' }]);
      // Another type has a place of its own.
      const action = LIBRARY.find(({ contentType }) => contentType === 'do')?.key ?? '';
      expect((await pin(action, date)).status).toBe(200);
    });

    test('a pin that was replaced, or removed and pinned again, is neither replaced nor removed unseen', async () => {
      const [first] = (await pin(PINNED.key, date)).body.pins;
      await pin(OTHER.key, date, { by: phoebe, replaces: first?.id });
      expect((await remove(`pins/${first?.id}`)).status).toBe(404);
      expect((await pin(PINNED.key, date, { replaces: first?.id })).status).toBe(409);
      const [second] = await pinnedThere();
      expect(second).toMatchObject({ entry: OTHER.key, pinnedBy: 'Phoebe' });
      await remove(`pins/${second?.id}`);
      await pin(OTHER.key, date, { by: phoebe });
      expect((await pin(PINNED.key, date, { replaces: second?.id })).status).toBe(409);
      expect(await pinnedThere()).toMatchObject([{ entry: OTHER.key, pinnedBy: 'Phoebe' }]);
    });

    test('the same choice of both is no conflict, and a reviewer who left is not named', async () => {
      await pin(PINNED.key, date);
      expect((await pin(PINNED.key, date, { by: phoebe })).status).toBe(200);
      expect(await pinnedThere()).toMatchObject([{ pinnedBy: 'Deborah' }]);
      const { users } = api.site.db.tables;
      await api.site.db.delete(users).where(eq(users.id, deborah.id));
      expect((await pin(OTHER.key, date, { by: phoebe })).body).toMatchObject({
        error: `“${PINNED.title}” is already pinned for this date. Replace it, or choose another date.`,
        present: { pinnedBy: null },
      });
    });
  });

  test('is neither unknown nor of the past', async () => {
    expect((await pin('nothing', '2027-03-02')).status).toBe(404);
    expect((await pin(PINNED.key, '2027-02-27')).body.error).toBe('This date is over. Please choose a later one');
    expect((await pin(PINNED.key, 'tomorrow')).status).toBe(400);
    expect((await remove('pins/99')).status).toBe(404);
  });
});

describe('a theme week', () => {
  const [first, second] = candidatesFor(PINNED.concept, 'prayer') as [
    (typeof LIBRARY)[number],
    (typeof LIBRARY)[number],
  ];
  const week = {
    title: 'Hope in Lent',
    startsOn: '2027-03-02',
    endsOn: '2027-03-08',
    passages: [first.scripture, second.scripture],
  };

  test('brings entries on its passages first, each once, and then the usual ones', async () => {
    const { body } = await addWeek(week);
    expect(body.weeks).toMatchObject([{ title: 'Hope in Lent', passages: week.passages }]);
    expect(body.weeks[0]?.entries.map(({ entry }) => entry)).toEqual([first.key, second.key]);
    const userId = await createMember(api.site, {});
    const keys = [];
    for (const day of ['2027-03-02', '2027-03-03', '2027-03-04', '2027-03-09']) {
      const draft = await choose(userId, day);
      keys.push(draft.libraryKey);
      if (draft.chosenBecause === 'theme') expect(draft.chosenFor).toBe('Hope in Lent');
      const availableAt = new Date(`${day}T09:00Z`);
      await api.site.db
        .insert(api.site.db.tables.guidanceEntries)
        .values({ ...draft, userId, localDate: day, availableAt, isDev: false });
    }
    expect(new Set(keys.slice(0, 2))).toEqual(new Set([first.key, second.key]));
    expect([first.key, second.key]).not.toContain(keys[2]);
    expect([first.key, second.key]).not.toContain(keys[3]);
  });

  test('names beforehand only what is sent: nothing retired, and what was reworded where its words stand now', async () => {
    const named = async () => {
      const query = new URLSearchParams({ passages: week.passages.join(';') });
      const { body } = await deborah.get<{ entries: { entry: string }[] }>(`/api/review/plans/weeks/preview?${query}`);
      return body.entries.map(({ entry }) => entry);
    };
    await addWeek(week);
    expect(await named()).toEqual([first.key, second.key]);
    await deborah.post(`/api/review/entries/${first.key}/state`, { version: 0, state: 'retired' });
    await deborah.post(`/api/review/entries/${second.key}/wording`, {
      ...{ ...wordingOf(second), version: 0 },
      scripture: 'Philemon 1:7',
    });
    expect(await named()).toEqual([]);
    expect((await deborah.get<Plans>('/api/review/plans')).body.weeks[0]?.entries).toEqual([]);
    const userId = await createMember(api.site, {});
    expect((await choose(userId, '2027-03-02')).chosenBecause).not.toBe('theme');
  });

  test('takes the place of what is prepared, and leaves with the week', async () => {
    const { site } = api;
    await createMember(site, { week: everyDay(NINE) });
    await startScheduler(site, [createRecordingChannel()]);
    await site.clock.turnTo('2027-03-01T08:50Z');
    const { body } = await addWeek({ ...week, startsOn: TODAY });
    const [prepared] = await readEntries(site);
    expect(prepared).toMatchObject({ chosenBecause: 'theme', chosenFor: 'Hope in Lent' });
    // Another decision leaves it where it is.
    await deborah.post(`/api/review/entries/${PINNED.key}/state`, { version: 0, state: 'approved' });
    expect((await readEntries(site))[0]?.libraryKey).toBe(prepared?.libraryKey);
    expect((await remove(`weeks/${body.weeks[0]?.id}`)).body.weeks).toEqual([]);
    expect((await readEntries(site))[0]?.chosenBecause).not.toBe('theme');
  });

  test.each([
    ['with no title', { title: '  ' }, 'name'],
    ['that is over', { startsOn: '2027-02-01', endsOn: '2027-02-07' }, 'This date is over'],
    ['that ends before it begins', { endsOn: '2027-03-01' }, 'at most 31 days'],
    ['that is too long', { endsOn: '2027-05-01' }, 'at most 31 days'],
    ['on a place that does not exist', { passages: ['Hezekiah 3:1'] }, 'Hezekiah'],
    ['on nothing', { passages: [] }, 'has nothing on these passages'],
  ])('%s is refused', async (_what, changes, said) => {
    const { status, body } = await addWeek({ ...week, ...changes });
    expect([status, body.error]).toEqual([400, expect.stringContaining(said)]);
    expect((await deborah.get<Plans>('/api/review/plans')).body.weeks).toEqual([]);
  });

  test('has no day in common with another', async () => {
    await addWeek(week);
    const { status, body } = await addWeek({ ...week, title: 'Another', startsOn: '2027-03-08', endsOn: '2027-03-12' });
    expect([status, body.error]).toEqual([409, '“Hope in Lent” has some of these days already']);
  });

  test('is previewed before it is stored', async () => {
    const query = encodeURIComponent(`${first.scripture};${second.scripture}`);
    const { body } = await deborah.get<{ entries: { entry: string }[] }>(
      `/api/review/plans/weeks/preview?passages=${query}`,
    );
    expect(body.entries.map(({ entry }) => entry)).toEqual([first.key, second.key]);
  });
});
