import { afterEach, beforeEach, expect, test } from 'vitest';
import { run } from '../database.ts';
import { openDatabase, type SqliteDatabase } from './sqlite.ts';

let db: SqliteDatabase;
let done: string[];

beforeEach(() => {
  db = openDatabase(':memory:');
  done = [];
});
afterEach(() => db.close());

test('work runs after its transaction commits, in the order it was added', async () => {
  await db.atomic(function* (q) {
    q.afterCommit(() => done.push(`rows seen: ${db.client.inTransaction ? 'inside' : 'outside'}`));
    yield* run(q.insert(q.tables.writeChecks).values({ padding: 'x' }));
    q.afterCommit(() => done.push('second'));
    expect(done).toEqual([]);
  });
  expect(done).toEqual(['rows seen: outside', 'second']);
});

test('work never runs when its transaction rolls back, not even after the next one', async () => {
  const failing = db.atomic(function* (q) {
    q.afterCommit(() => done.push('never'));
    yield* run(q.insert(q.tables.writeChecks).values({ padding: 'x' }));
    throw new Error('changed its mind');
  });
  await expect(failing).rejects.toThrow('changed its mind');
  await db.atomic(function* (q) {
    yield* run(q.insert(q.tables.writeChecks).values({ padding: 'x' }));
  });
  expect(done).toEqual([]);
});

test('outside a transaction work runs at once', () => {
  db.afterCommit(() => done.push('now'));
  expect(done).toEqual(['now']);
});
