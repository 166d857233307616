import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDatabase, type SqliteDatabase } from '../../../db/engine/sqlite.ts';
import { AppError } from '../lib/app-error.ts';
import { createRateLimits, type RateLimits } from './rate-limits.ts';

let db: SqliteDatabase;
let limits: RateLimits;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-03-01T08:00Z') });
  db = openDatabase(':memory:');
  limits = createRateLimits(db);
});
afterEach(() => {
  vi.useRealTimers();
  db.close();
});

const take = (key = 'ruth') => limits.consume('verification_mail', key);
const useUp = async (key?: string) => {
  for (let each = 0; each < 3; each += 1) await take(key);
};
const keys = () => db.client.prepare('SELECT key FROM rate_limits ORDER BY key').pluck().all();

test('attempts within a limit pass, and the next one is rejected with the seconds to wait', async () => {
  await useUp();
  vi.setSystemTime('2027-03-01T08:01:30.500Z');
  const error = await take().catch((error: unknown) => error);
  expect(error).toBeInstanceOf(AppError);
  expect(error).toMatchObject({
    code: 'too_many_requests',
    message: 'Too many attempts. Please wait 9 minutes.',
    retryAfter: 510,
  });
});

test('the error names at least one minute and one second', async () => {
  await useUp();
  vi.setSystemTime('2027-03-01T08:09:59.999Z');
  await expect(take()).rejects.toMatchObject({ message: 'Too many attempts. Please wait a minute.', retryAfter: 1 });
});

test('the window begins with the first attempt and does not move', async () => {
  await useUp();
  vi.setSystemTime('2027-03-01T08:09:00Z');
  await expect(take()).rejects.toThrow();
  vi.setSystemTime('2027-03-01T08:10:00.001Z');
  await useUp();
  await expect(take()).rejects.toThrow();
});

test('an attempt can be counted immediately after the limits were created', async () => {
  const other = openDatabase(':memory:');
  await createRateLimits(other).consume('verification_mail', 'ruth');
  other.close();
});

test('each key and each rule has its own count', async () => {
  await useUp();
  await useUp('naomi');
  await limits.consume('sign_in_account', 'ruth');
});

test('concurrent attempts are counted one by one', async () => {
  const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => take()));
  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
});

test('a count that was given back can be used again, and a cleared key starts over', async () => {
  await useUp();
  await limits.refund('verification_mail', 'ruth');
  await take();
  await expect(take()).rejects.toThrow();
  await limits.reset('verification_mail', 'ruth');
  await useUp();
});

test('several keys are all counted, or none when one is used up', async () => {
  await limits.consumeAll(['registration', '127.0.0.1'], ['verification_mail', 'ruth']);
  for (let each = 0; each < 2; each += 1) await take();
  const both = limits.consumeAll(['email_change', 'ruth'], ['verification_mail', 'ruth']);
  await expect(both).rejects.toMatchObject({ code: 'too_many_requests' });
  for (let each = 0; each < 3; each += 1) await limits.consume('email_change', 'ruth');
  await expect(limits.consume('email_change', 'ruth')).rejects.toThrow();
});

test('when several keys are used up, the error names the longest wait, in any order', async () => {
  await useUp();
  vi.setSystemTime('2027-03-01T08:05:00Z');
  for (let each = 0; each < 3; each += 1) await limits.consume('email_change', 'ruth');
  const [short, long] = [
    ['verification_mail', 'ruth'],
    ['email_change', 'ruth'],
  ] as const;
  for (const counts of [
    [short, long],
    [long, short],
  ])
    await expect(limits.consumeAll(...counts)).rejects.toMatchObject({ retryAfter: 3600 });
});

test('after every count was given back, a later error does not reveal when it was taken', async () => {
  await take();
  await limits.refund('verification_mail', 'ruth');
  expect(keys()).toEqual([]);
  vi.setSystemTime('2027-03-01T08:05:00Z');
  await useUp();
  await expect(take()).rejects.toMatchObject({ retryAfter: 600 });
});

test('tryConsume reports whether an attempt was left without an error', async () => {
  await useUp();
  expect(await limits.tryConsume('verification_mail', 'ruth')).toBe(false);
  expect(await limits.tryConsume('verification_mail', 'naomi')).toBe(true);
});

test('clearing a member clears their account and their id, but no network address or mailbox', async () => {
  await limits.consume('sign_in_account', 'ruth@parish.example');
  await limits.consume('export', '7');
  await limits.consume('export', '8');
  await limits.consume('sign_in_address', '7');
  await limits.consume('mail_to_address', 'ruth@parish.example');
  await limits.resetMember('ruth@parish.example', 7);
  expect(keys()).toEqual(['export:8', 'mail_to_address:ruth@parish.example', 'sign_in_address:7']);
});

test('counts survive a restart', async () => {
  await useUp();
  limits = createRateLimits(db);
  await expect(take()).rejects.toThrow('Too many attempts');
});

test('counts of ended windows are deleted, others stay', async () => {
  await take();
  await limits.consume('registration', '127.0.0.1');
  vi.setSystemTime('2027-03-01T08:10:00.001Z');
  await limits.deleteExpired();
  expect(keys()).toEqual(['registration:127.0.0.1']);
});

test('counts that were stored while the clock was ahead are deleted, others stay', async () => {
  await useUp('naomi');
  await limits.consume('codes_of_member', '7');
  vi.setSystemTime('2027-03-01T11:00Z');
  await useUp();
  vi.setSystemTime('2027-03-01T08:05Z');
  await limits.deleteAheadOfClock();
  expect(keys()).toEqual(['codes_of_member:7', 'verification_mail:naomi']);
  await take();
  await expect(take('naomi')).rejects.toThrow();
});

test('a database error is not reported as a used-up limit', async () => {
  await take();
  db.client.exec('DROP TABLE rate_limits');
  const error = await take().catch((reason: unknown) => reason);
  expect(error).not.toBeInstanceOf(AppError);
  expect(String(error)).toContain('no such table');
});

test('a counter that could not be opened is opened by the next attempt', async () => {
  let failures = 1;
  const opening: typeof db.openLimiter = async (options) => {
    failures -= 1;
    if (failures >= 0) throw new Error('SQLITE_BUSY');
    return db.openLimiter(options);
  };
  const others = createRateLimits({ ...db, openLimiter: opening });
  await expect(others.consume('registration', 'ruth')).rejects.toThrow('SQLITE_BUSY');
  await others.consume('registration', 'ruth');
});
