import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { FULL_RUN } from '../../testing/full-run.ts';
import { childEnv } from '../../testing/process/child-env.ts';
import { createTestSite } from '../../testing/site.ts';
import { temporaryFile } from '../../testing/temporary-file.ts';
import { recordConsent } from './service.ts';
import { verifyLedger } from './verify.ts';

const WRITER = fileURLToPath(new URL('../../testing/process/consent-writer.ts', import.meta.url));

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  ruth = await api.member();
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const choose = (alertMethods: string[], by = ruth) => by.post(`/api/alerts/preferences/${by.id}`, { alertMethods });
const links = () => api.site.db.select().from(api.site.db.tables.consentChain);
const check = (known?: string) => verifyLedger(api.site, known);
const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

/** Changes the database as an attacker would who has the file and knows its triggers. */
function tamper(...statements: string[]): void {
  const triggers = api.site.db.client
    .prepare("SELECT name FROM sqlite_master WHERE type = 'trigger' AND name LIKE 'consent_%'")
    .all() as { name: string }[];
  for (const { name } of triggers) api.site.db.client.exec(`DROP TRIGGER ${name}`);
  for (const statement of statements) api.site.db.client.exec(statement);
}

/** Lets a process write rows, and kills it without a warning after a number of transactions. */
function writeUntilKilled(file: string, transactions: number): Promise<void> {
  const child = spawn(process.execPath, [WRITER, file], { env: childEnv(), stdio: ['ignore', 'pipe', 'inherit'] });
  let written = 0;
  child.stdout.on('data', (chunk: Buffer) => {
    written += chunk.toString().split('\n').length - 1;
    if (written >= transactions) child.kill('SIGKILL');
  });
  return new Promise((done, fail) =>
    child.on('close', (_code, signal) =>
      signal === 'SIGKILL' ? done() : fail(new Error(`the writer ended after ${written} transactions`)),
    ),
  );
}

describe('every row has a link (decisions.md D30)', () => {
  test('that is the SHA-256 of the link before, its position, the row and the digest of its content', async () => {
    await choose(['email', 'push']);
    const [first, second] = await links();
    const zeros = '0'.repeat(64);
    expect(first).toMatchObject({ position: 1, eventId: 1, hash: sha256(`${zeros} 1 1 ${first?.digest}`) });
    expect(second).toMatchObject({ position: 2, eventId: 2, hash: sha256(`${first?.hash} 2 2 ${second?.digest}`) });
    const [row] = await api.site.db.select().from(api.site.db.tables.consentEvents);
    const content = `[1,${ruth.id},"email","opt_in","settings","settings-5","${row?.addressHash}",1803888000000,null,"${row?.salt}"]`;
    expect(first?.digest).toBe(sha256(content));
  });

  test('and none is left of rows that were rolled back', async () => {
    await choose(['email']);
    const written = api.site.db.atomic(function* (q) {
      yield* recordConsent(q, api.site, { userId: ruth.id, channel: 'push', action: 'opt_in', source: 'settings' });
      throw new Error('not today');
    });
    await expect(written).rejects.toThrow('not today');
    await choose([]);
    expect((await links()).map(({ position }) => position)).toEqual([1, 2]);
    expect(await check()).toMatchObject({ rows: 2, firstError: null });
  });

  test('also where two processes write to one file', async () => {
    const file = temporaryFile('hesed.db');
    const sites = [createTestSite({ file }), createTestSite({ file })];
    const write = (number: number) =>
      Promise.all(
        sites.map((site) =>
          site.db.atomic(function* (q) {
            for (const channel of ['email', 'push'])
              yield* recordConsent(q, site, { userId: number, channel, action: 'opt_in', source: 'settings' });
          }),
        ),
      );
    await Promise.all(Array.from({ length: 20 }, (_, number) => write(number)));
    for (const site of sites) expect(await verifyLedger(site)).toMatchObject({ rows: 80, firstError: null });
    for (const site of sites) site.db.close();
  });

  test('also where the process is killed while it writes, and the next one goes on', async () => {
    const file = temporaryFile('hesed.db');
    for (const transactions of [1, 30, 77]) await writeUntilKilled(file, transactions);
    const site = createTestSite({ file });
    const { rows, firstError } = await verifyLedger(site);
    expect([firstError, rows % 2]).toEqual([null, 0]);
    expect(rows).toBeGreaterThanOrEqual(2 * (1 + 30 + 77));
    site.db.close();
  });

  test('an empty ledger is valid', async () => {
    const head = '0'.repeat(64);
    expect(await check()).toEqual({ rows: 0, erased: 0, head, firstError: null, holdsKnown: null });
    expect(await check(head)).toMatchObject({ holdsKnown: true });
  });
});

describe('a change of the file is found and named by its row:', () => {
  beforeEach(async () => {
    await choose(['email', 'push', 'slack']);
    await choose(['email', 'slack']);
    await choose(['slack']);
  });

  const copyOf = (columns: string, values: string) =>
    `INSERT INTO consent_events (${columns}, user_id, channel, action, source, created_at)
      SELECT ${values}, user_id, channel, action, source, created_at FROM consent_events WHERE id = 1`;
  const relink = (from: number) => `UPDATE consent_chain SET hash = sha256((SELECT hash FROM consent_chain AS before
      WHERE before.position = consent_chain.position - 1) || ' ' || position || ' ' || event_id || ' ' || digest)
      WHERE position = ${from}`;

  test.each<[string, string[], { row: number; what: string }]>([
    ['another action', ["UPDATE consent_events SET action = 'opt_out' WHERE id = 2"], { row: 2, what: 'changed' }],
    [
      'another time',
      ['UPDATE consent_events SET created_at = created_at + 1 WHERE id = 3'],
      { row: 3, what: 'changed' },
    ],
    ['another wording', ["UPDATE consent_events SET wording_version = 'x' WHERE id = 5"], { row: 5, what: 'changed' }],
    ['another address', ['UPDATE consent_events SET address_hash = NULL WHERE id = 1'], { row: 1, what: 'changed' }],
    ['another member', ['UPDATE consent_events SET user_id = 99 WHERE id = 4'], { row: 4, what: 'changed' }],
    [
      'two rows changed, the first is named',
      ["UPDATE consent_events SET source = 'x' WHERE id > 3"],
      { row: 4, what: 'changed' },
    ],
    ['a row removed', ['DELETE FROM consent_events WHERE id = 3'], { row: 3, what: 'removed' }],
    [
      'a row removed with its link',
      ['DELETE FROM consent_events WHERE id = 3', 'DELETE FROM consent_chain WHERE position = 3'],
      { row: 4, what: 'link_removed' },
    ],
    [
      'a row removed with its link, and the others moved up',
      [
        'DELETE FROM consent_events WHERE id = 3',
        'DELETE FROM consent_chain WHERE position = 3',
        'UPDATE consent_chain SET position = position - 1 WHERE position > 3',
      ],
      { row: 4, what: 'moved' },
    ],
    ['a row inserted at the end', [copyOf('id', '6')], { row: 6, what: 'unlinked' }],
    ['a row inserted before the first', [copyOf('id', '0')], { row: 0, what: 'unlinked' }],
    [
      'a row inserted with a link outside the chain',
      [copyOf('id', '6'), "INSERT INTO consent_chain VALUES (-5, 6, 'x', 'x')"],
      { row: 6, what: 'moved' },
    ],
    [
      'a row inserted with a link in between',
      [
        copyOf('id', '40'),
        'UPDATE consent_chain SET position = -position WHERE position > 2',
        'UPDATE consent_chain SET position = 1 - position WHERE position < 0',
        "INSERT INTO consent_chain SELECT 3, 40, digest, 'x' FROM consent_chain WHERE position = 1",
      ],
      { row: 3, what: 'moved' },
    ],
    [
      'two rows that changed places',
      [
        'UPDATE consent_events SET id = -1 WHERE id = 2',
        'UPDATE consent_events SET id = 2 WHERE id = 3',
        'UPDATE consent_events SET id = 3 WHERE id = -1',
      ],
      { row: 2, what: 'changed' },
    ],
    [
      'two links that changed places',
      [
        'UPDATE consent_chain SET position = -1 WHERE position = 2',
        'UPDATE consent_chain SET position = 2 WHERE position = 3',
        'UPDATE consent_chain SET position = 3 WHERE position = -1',
      ],
      { row: 2, what: 'moved' },
    ],
    ['another hash', ["UPDATE consent_chain SET hash = 'x' WHERE position = 5"], { row: 5, what: 'moved' }],
    [
      'a row changed with its own link, which the next one does not follow',
      [
        "UPDATE consent_events SET source = 'x' WHERE id = 2",
        "UPDATE consent_chain SET digest = sha256('x') WHERE position = 2",
        relink(2),
      ],
      { row: 2, what: 'changed' },
    ],
    ['a link removed at the end', ['DELETE FROM consent_chain WHERE position = 5'], { row: 5, what: 'unlinked' }],
  ])('%s', async (_name, statements, firstError) => {
    expect(await check()).toMatchObject({ rows: 5, firstError: null });
    tamper(...statements);
    expect((await check()).firstError).toEqual(firstError);
  });

  test('rows cut off the end with their links, by a link that was noted before', async () => {
    const { head } = await check();
    await choose(['push']);
    expect(await check(head)).toMatchObject({ firstError: null, holdsKnown: true });
    tamper('DELETE FROM consent_events WHERE id >= 5', 'DELETE FROM consent_chain WHERE position >= 5');
    expect(await check(head)).toMatchObject({ rows: 4, firstError: null, holdsKnown: false });
  });

  test('a row that was not there when its member’s account was deleted, or that the deletion keeps', async () => {
    const admin = await api.member({ role: 'admin' });
    expect((await admin.send('DELETE', `/api/account/${ruth.id}`)).status).toBe(200);
    expect(await check()).toMatchObject({ rows: 6, erased: 4, firstError: null });
    const kept = await api.site.db.select().from(api.site.db.tables.consentEvents);
    expect(kept.map(({ id, action }) => [id, action])).toEqual([
      [5, 'opt_out'],
      [6, 'erased'],
    ]);
    tamper('DELETE FROM consent_events WHERE id = 5');
    expect((await check()).firstError).toEqual({ row: 5, what: 'removed' });
  });

  test('a removed or changed record of a deletion justifies no missing row', async () => {
    const admin = await api.member({ role: 'admin' });
    await admin.send('DELETE', `/api/account/${ruth.id}`);
    tamper("UPDATE consent_events SET erases = '[1,2,3,4,5]' WHERE action = 'erased'");
    expect((await check()).firstError).toEqual({ row: 1, what: 'removed' });
    tamper("DELETE FROM consent_events WHERE action = 'erased'");
    expect((await check()).firstError).toEqual({ row: 1, what: 'removed' });
  });
});

describe('a deleted account (decisions.md D33)', () => {
  test('leaves a valid chain, the address that opted out, and no content of its other rows', async () => {
    const naomi = await api.member();
    await choose(['email', 'push']);
    await choose(['email'], naomi);
    await choose([]);
    const before = await links();
    expect((await ruth.send('DELETE', `/api/account/${ruth.id}`)).status).toBe(200);
    await choose([], naomi);
    const { consentEvents } = api.site.db.tables;
    const rows = await api.site.db.select().from(consentEvents).where(eq(consentEvents.userId, ruth.id));
    expect(rows).toMatchObject([
      { channel: 'email', action: 'opt_out', addressHash: expect.any(String) },
      { channel: 'all', action: 'erased', source: 'account_deleted', erases: [1, 2, 5], addressHash: null },
    ]);
    expect((await links()).slice(0, before.length)).toEqual(before);
    expect(await check(before.at(-1)?.hash)).toMatchObject({ rows: 7, erased: 3, firstError: null, holdsKnown: true });
  });

  test('that never had a row leaves none', async () => {
    await ruth.send('DELETE', `/api/account/${ruth.id}`);
    expect(await check()).toMatchObject({ rows: 0, erased: 0, firstError: null });
  });
});

const ROWS = FULL_RUN ? 10_000 : 2_000;

test('other work continues while many rows are verified', async () => {
  await api.site.db.atomic(function* (q) {
    for (let count = 0; count < ROWS; count += 1)
      yield* recordConsent(q, api.site, { userId: ruth.id, channel: 'email', action: 'opt_in', source: 'settings' });
  });
  let turns = 0;
  let isOver = false;
  const turn = () => {
    turns += 1;
    if (!isOver) setImmediate(turn);
  };
  turn();
  const result = await check();
  isOver = true;
  expect(result).toMatchObject({ rows: ROWS, firstError: null });
  // A batch has 500 rows, and the rows are read twice: with their links, and for rows without one.
  expect(turns).toBeGreaterThanOrEqual((2 * ROWS) / 500);
});
