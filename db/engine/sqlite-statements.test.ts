import { count, eq, isNotNull, sql } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEntry } from '../../src/server/testing/guidance/entries.ts';
import { createMember } from '../../src/server/testing/members/members.ts';
import { createTestSite, type TestSite } from '../../src/server/testing/site.ts';
import { change, defineStatement, type Given, run } from '../database.ts';

let site: TestSite;
let userId: number;

beforeEach(async () => {
  site = createTestSite();
  userId = await createMember(site);
});
afterEach(() => site.db.close());

const entries = defineStatement((q, given: Given<{ userId: number; isDev: boolean; from: Date }>) => {
  const { guidanceEntries: t } = q.tables;
  return q
    .select()
    .from(t)
    .where(sql`${t.userId} = ${given.userId} and ${t.isDev} = ${given.isDev} and ${t.availableAt} >= ${given.from}`)
    .orderBy(t.id);
});
const START = new Date(0);

test('a read returns what its query returns: instants, flags, lists and nulls', async () => {
  await createEntry(site, userId, { actionSteps: ['Call', 'Listen'], isCompleted: true });
  await createEntry(site, userId, { isDev: true });
  const { guidanceEntries: t } = site.db.tables;
  const rows = await entries(site.db, { userId, isDev: false, from: START });
  expect(rows).toEqual(await site.db.select().from(t).where(eq(t.isDev, false)));
  expect(rows[0]?.availableAt).toBeInstanceOf(Date);
  expect(await entries(site.db, { userId, isDev: true, from: START })).toHaveLength(1);
});

test('a write changes the rows and returns them', async () => {
  const id = await createEntry(site, userId);
  const { guidanceEntries: t } = site.db.tables;
  const complete = defineStatement((q, given: Given<{ id: number; at: Date }>) =>
    q
      .update(t)
      .set({ isCompleted: true, completedAt: sql`${given.at}` })
      .where(sql`${t.id} = ${given.id}`)
      .returning({ id: t.id, completedAt: t.completedAt }),
  );
  const at = new Date(5_000);
  expect(await complete(site.db, { id, at })).toEqual([{ id, completedAt: at }]);
  expect(await complete(site.db, { id: id + 1, at })).toEqual([]);
  expect(await site.db.select().from(t)).toMatchObject([{ id, isCompleted: true, completedAt: at }]);
});

test('interleaved runs keep their own values', async () => {
  const early = await createEntry(site, userId, { availableAt: new Date(1_000) });
  const late = await createEntry(site, userId, { availableAt: new Date(2_000) });
  const [all, some, none] = await Promise.all(
    [0, 2_000, 2_001].map((from) => entries(site.db, { userId, isDev: false, from: new Date(from) })),
  );
  expect([all, some, none].map((rows) => rows?.map(({ id }) => id))).toEqual([[early, late], [late], []]);
});

test('a read is built once per database', async () => {
  let built = 0;
  const counted = defineStatement((q, given: Given<{ userId: number }>) => {
    built += 1;
    const { users } = q.tables;
    return q.select({ id: users.id }).from(users).where(eq(users.id, given.userId));
  });
  const other = createTestSite();
  for (const { db } of [site, site, other]) await counted(db, { userId });
  await site.db.snapshot((q) => run(counted(q, { userId })));
  expect(built).toBe(2);
  expect(await counted(other.db, { userId })).toEqual([]);
  other.db.close();
});

test('counts and joined rows are the same as from the query', async () => {
  const counted = defineStatement((q, given: Given<{ userId: number }>) => {
    const { users, alertAddresses: t } = q.tables;
    return q
      .select({ user: { id: users.id, name: users.username }, address: t.address, times: count() })
      .from(users)
      .leftJoin(t, isNotNull(t.verifiedAt))
      .where(eq(users.id, given.userId));
  });
  const [row] = await counted(site.db, { userId });
  expect(row).toEqual({
    user: { id: userId, name: expect.stringMatching(/^member-/) },
    address: expect.stringMatching(/@parish/),
    times: 1,
  });
});

test('inside a transaction a read sees the transaction’s writes', async () => {
  const seen = await site.db.atomic(function* (q) {
    const { guidanceEntries: t } = q.tables;
    const before = yield* run(entries(q, { userId, isDev: false, from: START }));
    yield* change(
      q.insert(t).values({
        userId,
        title: 'New',
        content: 'New',
        contentType: 'do',
        concept: 'Covenant Friendship',
        localDate: '2027-03-01',
        availableAt: new Date(1),
      }),
    );
    return [before, yield* run(entries(q, { userId, isDev: false, from: START }))].map((rows) => rows.length);
  });
  expect(seen).toEqual([0, 1]);
});

test('an error rejects the promise and leaves no transaction open', async () => {
  site.db.client.exec('ALTER TABLE guidance_entries RENAME TO gone');
  const failing = () => entries(site.db, { userId, isDev: false, from: START });
  await expect(failing()).rejects.toThrow(/no such table/);
  await expect(site.db.snapshot((q) => run(entries(q, { userId, isDev: false, from: START })))).rejects.toThrow(
    /no such table/,
  );
  expect(site.db.client.inTransaction).toBe(false);
});

test('a snapshot does not wait for writers', async () => {
  const answer = await site.db.snapshot(function* (q) {
    expect(site.db.client.inTransaction).toBe(true);
    return yield* run(entries(q, { userId, isDev: false, from: START }));
  });
  expect(answer).toEqual([]);
  expect(site.db.client.inTransaction).toBe(false);
});
