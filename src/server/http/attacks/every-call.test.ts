import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { CALLS } from '../../testing/calls/all.ts';
import { INHERITED } from '../../testing/calls/inherited-names.ts';
import { sendRest, sendRpc } from '../../testing/calls/send-call.ts';
import { contentsOf, expectSameRows } from '../../testing/database/contents.ts';
import { sampleOf } from '../../testing/full-run.ts';
import { readCalls } from '../openapi/document.ts';

// Attacks on every call. None may change anything, so all of them run on one site. Each call gets a sample of the values,
// and a full run gives each call all of them.

let api: TestApi;
let ruth: SignedIn;
let admin: SignedIn;

beforeAll(() => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
});
// A row's preparations may change what its callers may do, so each test has callers of its own.
beforeEach(async () => {
  api.site.db.client.exec('DELETE FROM rate_limits');
  ruth = await api.member();
  admin = await api.member({ role: 'admin' });
});
afterEach(() => expect(api.site.logged).toEqual([]));
afterAll(() => api.close());

/** The calls with a body, whose rows give a member a valid input, and their paths. */
const WITH_BODY = readCalls().filter(({ name, method }) => name in CALLS && ['post', 'patch', 'put'].includes(method));

/** Returns a row's valid input, and the fields of it that belong in the body. */
async function inputOf({ name, path }: { name: string; path: string }) {
  const input = ((await CALLS[name]?.input(api, ruth)) ?? {}) as Record<string, unknown>;
  const fields = Object.entries(input).filter(([field]) => !path.includes(`{${field}}`));
  return { input, body: Object.fromEntries(fields) };
}

const caller = (name: string) => (/^(?:admin|reviewer)/.test(CALLS[name]?.who ?? '') ? admin : ruth);

describe('unknown fields in a body', () => {
  const WANTED: Record<string, unknown> = {
    role: 'admin',
    isDev: true,
    userId: 1,
    id: 1,
    emailVerified: true,
    password: 'x',
    isAdmin: true,
    createdAt: '2020-01-01T00:00:00.000Z',
  };

  test.each(WITH_BODY.map(({ name, method, path }, nth) => ({ name, method, path, nth })))(
    'are named and rejected by $name',
    async ({ name, method, path, nth }) => {
      const { input } = await inputOf({ name, path });
      const by = caller(name);
      const before = contentsOf(api.site);
      for (const [field, value] of sampleOf(Object.entries(WANTED), 2, nth)) {
        if (field in input) continue;
        const sent = { ...input, [field]: value };
        const over = [
          await sendRest(by, { method: method.toUpperCase(), path }, sent),
          await sendRpc(by, { name, reads: false, rest: null }, sent),
        ];
        for (const { status, text } of over) {
          expect(status, `${field}: ${text}`).toBe(400);
          expect(text, field).toMatch(new RegExp(`Unknown field: ${field}|"path":\\["${field}"\\]`));
        }
      }
      expectSameRows(contentsOf(api.site), before);
    },
  );
});

describe('inherited property names', () => {
  test.each(WITH_BODY.map(({ name, method, path }, nth) => ({ name, method, path, nth })))(
    'change nothing of $name',
    async ({ name, method, path, nth }) => {
      const { body } = await inputOf({ name, path });
      const by = caller(name);
      for (const key of sampleOf(INHERITED, 2, nth)) {
        // Written as text: an object literal would set the prototype instead.
        const value = '{"role":"admin","isDev":true,"polluted":true}';
        const text = JSON.stringify({ ...body, TAKEN_OUT: 0 }).replace('"TAKEN_OUT":0', `"${key}":${value}`);
        const headers = { 'content-type': 'application/json' };
        const target = `/api${path.replace(/\{userId\}/, String(ruth.id)).replace(/\{\w+\}/g, '999999')}`;
        const { status } = await by.send(method.toUpperCase(), target, { body: text, headers });
        expect(status, key).toBeLessThan(500);
        if (key !== '__proto__') expect([400, 404], key).toContain(status);
        expect(({} as { polluted?: unknown }).polluted, key).toBeUndefined();
      }
      const { users } = api.site.db.tables;
      const [row] = await api.site.db.select({ role: users.role }).from(users).where(eq(users.id, ruth.id));
      expect(row).toEqual({ role: 'member' });
    },
  );
});

describe('invalid ids', () => {
  const IDS = [
    '0',
    '-1',
    '1.5',
    '1e309',
    '9007199254740993',
    '99999999999999999999999999',
    '9'.repeat(5000),
    'NaN',
    'Infinity',
    'null',
    'undefined',
    'true',
    '%00',
    '1%00',
    "1'--",
    '1%20OR%201=1',
    '%EF%BC%91',
    '[object Object]',
    '$where',
    '*',
    '%F0%9F%99%8F',
  ];
  const withId = readCalls().filter(({ path }) => path.includes('{'));
  test.each(withId.map((call, nth) => ({ ...call, nth })))('are rejected by $name', async ({ method, path, nth }) => {
    for (const id of sampleOf(IDS, 5, nth))
      for (const by of [ruth, admin]) {
        const { status, text } = await by.send(method.toUpperCase(), `/api${path.replace(/\{\w+\}/g, id)}`);
        expect([400, 403, 404], `${id}: ${text}`).toContain(status);
        expect(text).not.toMatch(/sqlite|SELECT|node_modules|at .+:\d+/);
      }
  });
});
