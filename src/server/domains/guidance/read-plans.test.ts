import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { recordStatements } from '../../testing/database/record-statements.ts';
import { createCompletedDay, createEntry } from '../../testing/guidance/entries.ts';

let api: TestApi;
let member: SignedIn;
let statements: string[];

beforeAll(async () => {
  api = createTestApi();
  member = await api.member();
  for (let day = 10; day < 28; day += 1) await createCompletedDay(api.site, member.id, `2027-02-${day}`);
  statements = recordStatements(api.site.db.client);
});
afterAll(() => api.close());

/** Returns the statements on entries that a request compiles for the first time. */
async function statementsOf(path: string): Promise<string[]> {
  statements.length = 0;
  expect((await member.get(path)).status).toBe(200);
  return statements.filter((source) => /from "guidance_entries"/.test(source));
}

function plan(source: string): string[] {
  const values = Array<number>(source.split('?').length - 1).fill(1);
  const explain = api.site.db.client.prepare<number[], { detail: string }>(`EXPLAIN QUERY PLAN ${source}`);
  return explain.all(...values).map(({ detail }) => detail);
}

/** Returns whether the plan fetches rows only when it needs them, so that skipped ones are read only in the index. */
function defersRows(source: string): boolean {
  const values = Array<number>(source.split('?').length - 1).fill(1);
  const code = api.site.db.client.prepare<number[], { opcode: string }>(`EXPLAIN ${source}`).all(...values);
  return code.some(({ opcode }) => opcode === 'DeferredSeek');
}

describe('a page of the history', () => {
  test('is read in index order, and earlier entries are skipped without reading their rows', async () => {
    const [source = '', ...others] = await statementsOf(`/api/guidance/${member.id}/history?page=2`);
    expect(others).toEqual([]);
    expect(plan(source)).toEqual([
      'SEARCH guidance_entries USING INDEX guidance_entries_history (user_id=? AND is_dev=? AND available_at<?)',
    ]);
    expect(defersRows(source)).toBe(true);
  });

  test('of a type reads only one member’s entries', async () => {
    const [source = ''] = await statementsOf(`/api/guidance/${member.id}/history?type=prayer`);
    expect(plan(source)).toEqual([
      'SEARCH guidance_entries USING INDEX guidance_entries_history (user_id=? AND is_dev=? AND available_at<?)',
    ]);
  });

  test('of the journal reads only the entries with words of the member', async () => {
    const [source = ''] = await statementsOf(`/api/guidance/${member.id}/history?written=true&page=2`);
    expect(plan(source)).toEqual([
      'SEARCH guidance_entries USING INDEX guidance_entries_written (user_id=? AND is_dev=? AND available_at<?)',
    ]);
    expect(defersRows(source)).toBe(true);
  });

  test.each(['q=love', 'type=do&q=love'])(
    'with %s uses the search index, and reads only the entries it shows',
    async (query) => {
      const [source = ''] = await statementsOf(`/api/guidance/${member.id}/history?${query}`);
      expect(plan(source)).toEqual([
        'SEARCH guidance_entries USING INDEX guidance_entries_history (user_id=? AND is_dev=? AND available_at<?)',
        expect.stringMatching(/^LIST SUBQUERY/),
        expect.stringMatching(/^SCAN entry_search VIRTUAL TABLE INDEX 0:M/),
        'CREATE BLOOM FILTER',
      ]);
    },
  );
});

test('the dashboard counts what a member kept in an index alone, and reads the completions of one week, and two days of entries twice', async () => {
  const plans = (await statementsOf(`/api/dashboard/${member.id}`)).flatMap(plan);
  const twoDays = expect.stringMatching(
    /^SEARCH guidance_entries USING INDEX guidance_entries_history \(.*available_at>\? AND available_at<\?\)$/,
  );
  expect(plans.sort()).toEqual([
    'SEARCH guidance_entries USING COVERING INDEX guidance_entries_completed (user_id=? AND is_dev=? AND completed_local_date>?)',
    'SEARCH guidance_entries USING INDEX guidance_entries_completed (user_id=? AND is_dev=? AND completed_local_date>?)',
    twoDays,
    twoDays,
    'USE TEMP B-TREE FOR DISTINCT',
  ]);
});

test('a repeated request compiles nothing again', async () => {
  await member.get(`/api/dashboard/${member.id}`);
  expect(await statementsOf(`/api/dashboard/${member.id}`)).toEqual([]);
  expect(await statementsOf(`/api/guidance/${member.id}/history?page=2`)).toEqual([]);
});

test('page 1,000 by cursor reads as many rows as page 1, and by number a thousand times as many', async () => {
  const own = createTestApi();
  try {
    const ruth = await own.member();
    const { client } = own.site.db;
    let seen = 0;
    client.function('see_row', () => {
      seen += 1;
      return 1;
    });
    const prepare = client.prepare.bind(client);
    vi.spyOn(client, 'prepare').mockImplementation((source) =>
      prepare(
        /from "guidance_entries".* limit \?/.test(source)
          ? source.replace(' where (', ' where (see_row() and ')
          : source,
      ),
    );
    const newest = own.site.clock.now();
    for (let minute = 1; minute <= 1_001; minute += 1)
      await createEntry(own.site, ruth.id, { availableAt: new Date(newest - minute * 60_000) });
    const read = async (query: string) => {
      seen = 0;
      const { body } = await ruth.get<{ entries: { id: number }[]; nextCursor: string | null }>(
        `/api/guidance/${ruth.id}/history?limit=1&${query}`,
      );
      return { rows: seen, id: body.entries[0]?.id, nextCursor: body.nextCursor };
    };
    const first = await read('page=1');
    expect(first.rows).toBe(2);
    const before = await read('page=999');
    const byCursor = await read(`cursor=${before.nextCursor}`);
    const byNumber = await read('page=1000');
    expect(byCursor.id).toBe(byNumber.id);
    // The index reads the entry at the cursor once more.
    expect(byCursor.rows - first.rows).toBeLessThanOrEqual(1);
    expect(byNumber.rows).toBe(1_001);
  } finally {
    own.close();
  }
});
