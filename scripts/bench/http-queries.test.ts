import { expect, onTestFinished, test } from 'vitest';
import { createTestApi } from '../../src/server/testing/api.ts';
import { recordStatements } from '../../src/server/testing/database/record-statements.ts';
import { createEntry } from '../../src/server/testing/guidance/entries.ts';
import { DASHBOARD_QUERIES, HISTORY_QUERY, SESSION_QUERY } from './http-queries.ts';

const tableOf = (sql: string) => /\bfrom "?(\w+)/i.exec(sql)?.[1] ?? sql;

test.each([
  ['dashboard', (id: number) => `/api/dashboard/${id}`, Object.values(DASHBOARD_QUERIES)],
  ['history', (id: number) => `/api/guidance/${id}/history?page=1`, [HISTORY_QUERY]],
] as const)(
  'for the %s, the benchmark’s reference reads the same tables as the product',
  async (_call, path, queries) => {
    const api = createTestApi();
    onTestFinished(() => api.close());
    const ruth = await api.member();
    await createEntry(api.site, ruth.id);
    // Every statement is compiled at its first use, and this is the first of these calls on this database.
    const { client } = api.site.db;
    const compiled = recordStatements(client);
    expect((await ruth.get(path(ruth.id))).status).toBe(200);
    const queried = compiled.filter((sql) => sql.startsWith('select') && tableOf(sql) !== 'sessions');
    expect(queried.map(tableOf)).toEqual(queries.map(tableOf));
    expect(tableOf(SESSION_QUERY)).toBe('sessions');
    for (const sql of [SESSION_QUERY, ...queries]) expect(() => client.prepare(sql)).not.toThrow();
  },
);
