import { expect, onTestFinished, test } from 'vitest';
import { createTestApi } from '../../src/server/testing/api.ts';
import { recordStatements } from '../../src/server/testing/database/record-statements.ts';
import { createEntry } from '../../src/server/testing/guidance/entries.ts';
import { DASHBOARD_QUERIES, dashboardValues, HISTORY_QUERY, SESSION_QUERY } from './http-queries.ts';

const tableOf = (sql: string) => /\bfrom "?(\w+)/i.exec(sql)?.[1] ?? sql;

test.each([
  ['dashboard', (id: number) => `/api/dashboard/${id}`, Object.values(DASHBOARD_QUERIES), dashboardValues(1, 0)],
  ['history', (id: number) => `/api/guidance/${id}/history?page=1`, [HISTORY_QUERY], { userId: 1, now: 0, offset: 0 }],
] as const)(
  'for the %s, the benchmark’s reference reads the same tables as the product',
  async (_call, path, queries, values) => {
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
    expect(client.prepare(SESSION_QUERY).all({ id: 'none' })).toEqual([]);
    for (const sql of queries) expect(() => client.prepare(sql).all(values), sql).not.toThrow();
  },
);
