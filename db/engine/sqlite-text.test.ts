import { asc } from 'drizzle-orm';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEntry } from '../../src/server/testing/guidance/entries.ts';
import { createMember } from '../../src/server/testing/members/members.ts';
import { createTestSite, type TestSite } from '../../src/server/testing/site.ts';

const TITLES = ['A_b', 'A_B', 'AxB', 'Con ánimo', '100% sure', 'Don’t go'];

let site: TestSite;

beforeEach(async () => {
  site = createTestSite();
  const userId = await createMember(site);
  for (const title of TITLES) await createEntry(site, userId, { title });
});
afterEach(() => site.db.close());

async function titlesWhere(condition: 'startsWith' | 'contains', text: string): Promise<string[]> {
  const { guidanceEntries: t } = site.db.tables;
  const where = site.db[condition](t.title, text);
  return (await site.db.select({ title: t.title }).from(t).where(where).orderBy(asc(t.id))).map(({ title }) => title);
}

test.each([
  ['A_', ['A_b', 'A_B']],
  ['A_B', ['A_B']],
  ['100%', ['100% sure']],
  ['%', []],
  ['', TITLES],
])('a column that begins with %j does so letter for letter', async (text, found) => {
  expect(await titlesWhere('startsWith', text)).toEqual(found);
});

test.each([
  ['a_b', ['A_b', 'A_B']],
  ['ANIMO', ['Con ánimo']],
  ["don't", ['Don’t go']],
  ['0% s', ['100% sure']],
  ['%', ['100% sure']],
])('a column contains %j whatever its case, accents and marks', async (text, found) => {
  expect(await titlesWhere('contains', text)).toEqual(found);
});
