import { expect, test } from 'vitest';
import { channelRow, type DeliveryRow, describeUnsent, holdsRow, limitRow, pagesRow } from './rows.ts';

const SLOT = 1_000_000;
const rowTo = (address: string, other: Partial<DeliveryRow> = {}): DeliveryRow => ({
  ...{ channel: 'telegram', address, status: 'sent', error_code: null, finished_at: SLOT + 4_000 },
  ...other,
});
const tookFor = (address: string, at: number) => ({ address, repeatTag: null, at, text: '' });

test('lost, repeated and too fast messages are counted, and miss the goal', () => {
  const run = { channel: 'telegram', due: 3, slot: SLOT } as const;
  const rows = ['1', '2', '3'].map((address) => rowTo(address));
  const inTime = [tookFor('1', SLOT), tookFor('2', SLOT + 500), tookFor('3', SLOT + 1_200)];
  expect(channelRow({ ...run, rows, received: inTime })).toMatchObject({ measured: '3, 0, 0', missed: false });
  expect(channelRow({ ...run, rows, received: inTime.slice(1) })).toMatchObject({ measured: '3, 1, 0', missed: true });
  const again = [...inTime, tookFor('3', SLOT + 9_000)];
  expect(channelRow({ ...run, rows, received: again })).toMatchObject({ measured: '3, 0, 1', missed: true });
  const tooFast = [...inTime, tookFor('4', SLOT + 9_000), tookFor('4', SLOT + 9_900)];
  expect(channelRow({ ...run, due: 4, rows, received: tooFast }).reference).toContain('to one address 2 (1)');
});

test('a message beyond the daily limit misses the goal, and so does one without a row', () => {
  const rows = ['1', '2'].map((address) => rowTo(address, { status: 'suppressed', error_code: 'daily_limit' }));
  const run = { channel: 'sms', due: 2 } as const;
  expect(limitRow({ ...run, rows, received: [] })).toMatchObject({
    measured: '0; suppressed (daily_limit) 2',
    missed: false,
  });
  expect(limitRow({ ...run, rows, received: [tookFor('1', SLOT)] })).toMatchObject({ missed: true });
  expect(limitRow({ ...run, rows: rows.slice(1), received: [] })).toMatchObject({ missed: true });
});

test('a round of pages without an answer is counted, but gives no figure', () => {
  expect(pagesRow([30, Number.NaN, 200, 40], 29, 2_000)).toMatchObject({
    measured: 'median 40.0, worst 200.0; 1 of 4 rounds of 2 s without an answer',
    missed: true,
  });
  expect(pagesRow([Number.NaN], 29, 2_000).measured).toBe('no answer; 1 of 1 rounds of 2 s without an answer');
  expect(pagesRow([30], 29, 2_000)).toMatchObject({ missed: false });
});

test('unsent messages are listed by their outcome', () => {
  expect(
    describeUnsent([
      { status: 'sent', error_code: null },
      { status: 'unknown', error_code: 'slack_no_answer' },
      { status: 'failed', error_code: 'slack_limited' },
      { status: 'unknown', error_code: 'slack_no_answer' },
      { status: 'pending', error_code: null },
    ]),
  ).toEqual(['unknown (slack_no_answer) 2', 'failed (slack_limited) 1', 'pending 1']);
});

test('holds of the event loop count only within the given time spans', () => {
  const holds = [
    { at: 500, ms: 90 },
    { at: 1_500, ms: 21.5 },
    { at: 1_700, ms: 8 },
    { at: 3_100, ms: 25 },
  ];
  const within = [
    { from: 1_000, until: 2_000 },
    { from: 3_000, until: 4_000 },
  ];
  expect(holdsRow('while they are sent', holds, within).measured).toBe('longest 25.0; over 20 ms: 2 in 2 s');
});
