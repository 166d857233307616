import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { LIBRARY, libraryEntry } from '../../../content/library/library.ts';
import { CONCEPTS, conceptOfDay } from '../../../shared/guidance/concepts.ts';
import { parseReference } from '../../scripture/reference.ts';
import { composeFromLibrary } from '../../testing/guidance/compose.ts';
import { createEntry } from '../../testing/guidance/entries.ts';
import { installTranslation, OWN, ownChapter } from '../../testing/guidance/translations.ts';
import { createAccount } from '../../testing/members/accounts.ts';
import { createTestSite, type TestSite } from '../../testing/site.ts';
import { dropPrepared } from '../schedule/prepared/service.ts';
import { makeFirstEntry, storeEntry } from './entries.ts';
import { changeDefault } from './translations/service.ts';

let site: TestSite;
let userId: number;

beforeEach(async () => {
  site = createTestSite({ now: '2027-03-01T08:00Z' });
  userId = (await createAccount(site)).id;
});
afterEach(() => site.db.close());

const compose = (localDate: string, contentType: 'prayer' | 'do' | 'reflection' = 'prayer') =>
  composeFromLibrary(site, { userId, contentType, localDate, isDev: false });
/** Returns the next date in 2027, from the first of March, with the same concept as the given one. */
const sameConcept = (round: number) =>
  Temporal.PlainDate.from('2027-03-01')
    .add({ days: 7 * round })
    .toString();

describe('the concept of the day (decisions.md D20)', () => {
  test.each([
    ['2024-01-01', 0],
    ['2024-01-02', 1],
    ['2024-01-07', 6],
    ['2024-01-08', 0],
    ['2024-02-29', 3],
    ['2023-12-31', 6],
    ['2023-12-25', 0],
    ['2027-03-01', 0],
    ['2027-03-28', 6],
  ])('on %s has the index %i', (date, index) => {
    expect(conceptOfDay(date)).toBe(CONCEPTS[index]);
  });

  test('follows the cycle day by day, over a leap year and clock changes', () => {
    let date = Temporal.PlainDate.from('2027-12-25');
    for (let day = 0; day < 800; day += 1, date = date.add({ days: 1 })) {
      const after = conceptOfDay(date.add({ days: 1 }).toString());
      expect(after).toBe(CONCEPTS[(CONCEPTS.indexOf(conceptOfDay(date.toString())) + 1) % 7]);
    }
  });
});

describe('an entry from the library', () => {
  test('has the day’s concept and the slot’s type, with every field of its type', async () => {
    const prayer = await compose('2027-03-01');
    expect(prayer).toMatchObject({
      concept: CONCEPTS[0],
      contentType: 'prayer',
      prayerPrompt: expect.stringMatching(/\w/),
    });
    const action = await compose('2027-03-02', 'do');
    expect(action).toMatchObject({
      concept: CONCEPTS[1],
      contentType: 'do',
      practicalStep: expect.stringMatching(/\w/),
    });
    const reflection = await compose('2027-03-03', 'reflection');
    expect(reflection).toMatchObject({
      concept: CONCEPTS[2],
      contentType: 'reflection',
      historicalQuote: expect.stringMatching(/^“.+” — .+$/s),
      reflectionQuestions: expect.arrayContaining([expect.any(String)]),
    });
  });

  test('contains its verse in full: reference, translation, text (decisions.md D38)', async () => {
    const draft = await compose('2027-03-01');
    expect(draft.scripture).toMatch(/^[\w ]+ \d+:\d+(-\d+)? \(KJV\) \S.+$/);
    expect(draft.scripture).toContain(libraryEntry(draft.libraryKey as string)?.scripture);
  });

  test('carries none of the notes for reviewers', async () => {
    for (const contentType of ['prayer', 'do', 'reflection'] as const) {
      const draft = await compose('2027-03-01', contentType);
      for (const note of ['point', 'shape', 'maxim', 'themes']) expect(draft).not.toHaveProperty(note);
    }
  });

  test('is not repeated until all of its concept and type were received', async () => {
    const all = LIBRARY.filter((each) => each.concept === CONCEPTS[0] && each.contentType === 'prayer').length;
    const had: string[] = [];
    for (let round = 0; round < all; round += 1) {
      const { libraryKey, concept } = await compose(sameConcept(round));
      had.push(libraryKey as string);
      await createEntry(site, userId, { libraryKey, concept: concept as string });
    }
    expect(new Set(had).size).toBe(all);
    expect(had).toContain((await compose(sameConcept(all))).libraryKey);
  });

  test('is not used up by tests (decisions.md D18)', async () => {
    const { libraryKey, concept } = await compose('2027-03-01');
    await createEntry(site, userId, { libraryKey, concept: concept as string, isDev: true });
    expect((await compose('2027-03-01')).libraryKey).toBe(libraryKey);
  });

  test('matches the member’s challenges', async () => {
    const prayers = LIBRARY.filter((each) => each.concept === CONCEPTS[0] && each.contentType === 'prayer');
    for (const { key, challenges } of prayers) {
      const [chosen] = challenges;
      if (prayers.some((other) => other.key !== key && other.challenges[0] === chosen)) continue;
      await site.db.update(site.db.tables.userProfiles).set({ challenges: [chosen as string] });
      expect((await compose('2027-03-01')).libraryKey).toBe(key);
    }
  });

  test('prefers what helped before', async () => {
    const before = await compose('2027-03-01');
    const others = LIBRARY.filter(
      (each) =>
        each.concept === CONCEPTS[0] &&
        each.contentType === 'prayer' &&
        !each.challenges.some((one) => before.challenges?.includes(one)),
    );
    const liked = others[0]?.challenges[0] as string;
    for (let each = 0; each < 9; each += 1)
      await createEntry(site, userId, { concept: 'another', challenges: [liked], isHelpful: true });
    expect((await compose('2027-03-01')).challenges).toContain(liked);
  });

  test('says why it was chosen, and keeps the reason with the entry', async () => {
    expect(await compose('2027-03-01')).toMatchObject({ chosenBecause: null, chosenFor: null });
    const profile = site.db.update(site.db.tables.userProfiles);
    await profile.set({ challenges: ['Offering godly counsel'] });
    const draft = await compose('2027-03-01');
    expect(draft).toMatchObject({ chosenBecause: 'challenge', chosenFor: 'Offering godly counsel' });
    await site.db.atomic((q) => makeFirstEntry(q, site, { userId, contentType: 'prayer', localDate: '2027-03-01' }));
    expect(await site.db.select().from(site.db.tables.guidanceEntries)).toMatchObject([
      { libraryKey: draft.libraryKey, chosenBecause: 'challenge', chosenFor: 'Offering godly counsel' },
    ]);
  });

  test('comforts a member who is unhappy with their friendships', async () => {
    await site.db.update(site.db.tables.userProfiles).set({ challenges: [], satisfactionRating: 1 });
    const draft = await compose('2027-03-01');
    expect(draft.chosenBecause).toBe('satisfaction');
  });
});

describe('a job’s entry', () => {
  const job = async (jobId: string) => {
    const { queuedJobs } = site.db.tables;
    const slot = new Date('2027-03-01T09:00Z');
    const [row] = await site.db
      .insert(queuedJobs)
      .values({
        jobId,
        userId,
        contentType: 'prayer',
        scheduledTime: slot,
        executionTime: slot,
        dayOfWeek: 'monday',
        timeSlotId: 'monday-0900-prayer',
        localDate: '2027-03-01',
        timezone: 'UTC',
      })
      .returning();
    return row as NonNullable<typeof row>;
  };
  const entries = () => site.db.select().from(site.db.tables.guidanceEntries);

  test('exists once, however often it is stored, and is visible from its slot on', async () => {
    const planned = await job('one');
    const first = await compose('2027-03-01');
    const id = await site.db.atomic((q) => storeEntry(q, site, planned, first));
    const again = await site.db.atomic((q) => storeEntry(q, site, planned, { ...first, title: 'another' }));
    expect(again).toBe(id);
    expect(await entries()).toMatchObject([
      {
        id,
        title: first.title,
        jobId: planned.id,
        localDate: '2027-03-01',
        availableAt: planned.scheduledTime,
        isDev: false,
      },
    ]);
  });

  test('is deleted with its cancelled job, and no other', async () => {
    const draft = await compose('2027-03-01');
    const [off, stays] = [await job('off'), await job('stays')];
    for (const each of [off, stays]) await site.db.atomic((q) => storeEntry(q, site, each, draft));
    await createEntry(site, userId);
    await site.db.atomic((q) => dropPrepared(q, site, [off.id], 'rescheduled'));
    expect((await entries()).map(({ jobId }) => jobId)).toEqual([stays.id, null]);
    await site.db.atomic((q) => dropPrepared(q, site, [], 'rescheduled'));
    expect(await entries()).toHaveLength(2);
  });

  test('stays once it was shown, whatever becomes of its job: the member may have written about it', async () => {
    const planned = await job('shown');
    const draft = await compose('2027-03-01');
    const id = await site.db.atomic((q) => storeEntry(q, site, planned, draft));
    site.clock.jumpTo(planned.scheduledTime.getTime());
    await site.db.atomic((q) => dropPrepared(q, site, [planned.id], 'rescheduled'));
    expect(await entries()).toMatchObject([{ id }]);
  });
});

describe('an entry’s passage (rules.md G1)', () => {
  const WHOLE = [...new Set(LIBRARY.map(({ scripture }) => parseReference(scripture)))].flatMap(({ book, chapter }) =>
    ownChapter(book, chapter),
  );
  const own = [...new Map(WHOLE.map((verse) => [`${verse.book} ${verse.chapter}:${verse.verse}`, verse])).values()];

  test('is quoted from the King James Version until another translation is the default', async () => {
    await installTranslation(site, own);
    expect(await compose('2027-03-01')).toMatchObject({
      scripture: expect.stringContaining('(KJV)'),
      scriptureNote: null,
    });
  });

  test('is quoted from the default, with the line that this translation asks for', async () => {
    await installTranslation(site, own);
    await changeDefault(site, { kind: 'system' }, 'OWN');
    expect(await compose('2027-03-01')).toMatchObject({
      scripture: expect.stringMatching(/\(OWN\) These are our words of /),
      scriptureNote: OWN.licence,
    });
  });
});
