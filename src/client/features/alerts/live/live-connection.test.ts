import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveEvent } from '../../../../shared/live.ts';
import { type ConnectionOptions, createLiveConnection, type LiveConnection } from './live-connection.ts';

const SECOND = 1_000;

let browser: { online: boolean; hidden: boolean; staysOpenHidden: boolean };
/** The opened streams, newest last. */
let streams: { from: string | null; closed: boolean; on: Parameters<ConnectionOptions['open']>[1] }[];
let received: LiveEvent[];
let ups: boolean[];
let losses: number[];
let connection: LiveConnection;

beforeEach(() => {
  vi.useFakeTimers();
  // The middle of the jitter.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  browser = { online: true, hidden: false, staysOpenHidden: false };
  [streams, received, ups, losses] = [[], [], [], []];
});
afterEach(() => {
  connection.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function connect(): void {
  connection = createLiveConnection({
    open(from, on) {
      const stream = { from, on, closed: false };
      streams.push(stream);
      return () => {
        stream.closed = true;
      };
    },
    isOnline: () => browser.online,
    isHidden: () => browser.hidden,
    staysOpenHidden: () => browser.staysOpenHidden,
    onEvent: (event) => void received.push(event),
    onUp: (up) => void ups.push(up),
    onLost: (count) => void losses.push(count),
  });
}

const newest = () => streams.at(-1) as (typeof streams)[number];
const emit = (id: string, event: LiveEvent = { kind: 'beat' }) => newest().on.event(id, event);

test('a lost stream resumes after the last received event', () => {
  connect();
  emit('a', { kind: 'ready', resumed: false });
  emit('b', { kind: 'attention' });
  expect([received.length, ups]).toEqual([2, [true]]);
  newest().on.lost();
  expect([newest().closed, ups]).toEqual([true, [true, false]]);
  vi.advanceTimersByTime(SECOND);
  expect(streams.map(({ from }) => from)).toEqual([null, 'b']);
});

test('each failure doubles the wait, up to a minute, and a stable stream resets it', () => {
  connect();
  const waits = [1, 2, 4, 8, 16, 32, 60, 60];
  for (const wait of waits) {
    const { length } = streams;
    newest().on.lost();
    vi.advanceTimersByTime(wait * SECOND - 1);
    expect(streams).toHaveLength(length);
    vi.advanceTimersByTime(1);
    expect(streams).toHaveLength(length + 1);
  }
  expect(losses).toEqual(waits.map((_, at) => at + 1));
  emit('a');
  vi.advanceTimersByTime(20 * SECOND);
  newest().on.lost();
  expect(losses.at(-1)).toBe(1);
});

test('a stream that ends right after it opens does not reset the wait', () => {
  connect();
  for (let count = 0; count < 4; count += 1) {
    emit('a');
    newest().on.lost();
    vi.advanceTimersByTime(60 * SECOND);
  }
  expect(losses).toEqual([1, 2, 3, 4]);
});

test('the connection closes while offline and opens at once when online again', () => {
  connect();
  browser.online = false;
  connection.update();
  expect(newest().closed).toBe(true);
  vi.advanceTimersByTime(600 * SECOND);
  expect(streams).toHaveLength(1);
  browser.online = true;
  connection.update();
  expect(streams).toHaveLength(2);
});

test('a hidden tab closes its connection after ten seconds and opens it when shown again', () => {
  connect();
  browser.hidden = true;
  connection.update();
  vi.advanceTimersByTime(9 * SECOND);
  expect(newest().closed).toBe(false);
  vi.advanceTimersByTime(2 * SECOND);
  expect(newest().closed).toBe(true);
  browser.hidden = false;
  connection.update();
  expect(streams).toHaveLength(2);
  expect(newest().closed).toBe(false);
});

test('a hidden tab that shows notifications keeps its connection', () => {
  browser.staysOpenHidden = true;
  connect();
  browser.hidden = true;
  connection.update();
  vi.advanceTimersByTime(3_600 * SECOND);
  expect(newest().closed).toBe(false);
});

test('updating an open connection changes nothing, and a stopped one never opens again', () => {
  connect();
  connection.update();
  expect(streams).toHaveLength(1);
  newest().on.lost();
  connection.stop();
  vi.advanceTimersByTime(600 * SECOND);
  connection.update();
  connection.reopen();
  expect(streams).toHaveLength(1);
});

test('reopening resumes after the last event', () => {
  connect();
  emit('a');
  connection.reopen();
  expect(streams.map(({ from, closed }) => [from, closed])).toEqual([
    [null, true],
    ['a', false],
  ]);
});
