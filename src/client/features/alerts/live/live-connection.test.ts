import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveEvent } from '../../../../shared/live.ts';
import { createLiveConnection, type LiveConnection, type Wires } from './live-connection.ts';

const SECOND = 1_000;

let browser: { online: boolean; hidden: boolean; worksHidden: boolean };
/** Every stream that was opened, the newest last. */
let streams: { from: string | null; closed: boolean; on: Parameters<Wires['open']>[1] }[];
let heard: LiveEvent[];
let ups: boolean[];
let losses: number[];
let connection: LiveConnection;

beforeEach(() => {
  vi.useFakeTimers();
  // In the middle of the spread.
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  browser = { online: true, hidden: false, worksHidden: false };
  [streams, heard, ups, losses] = [[], [], [], []];
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
    worksHidden: () => browser.worksHidden,
    onEvent: (event) => void heard.push(event),
    onUp: (up) => void ups.push(up),
    onLost: (count) => void losses.push(count),
  });
}

const newest = () => streams.at(-1) as (typeof streams)[number];
const say = (id: string, event: LiveEvent = { kind: 'beat' }) => newest().on.event(id, event);

test('a stream that is lost is taken up after the last event that was heard', () => {
  connect();
  say('a', { kind: 'ready', resumed: false });
  say('b', { kind: 'attention' });
  expect([heard.length, ups]).toEqual([2, [true]]);
  newest().on.lost();
  expect([newest().closed, ups]).toEqual([true, [true, false]]);
  vi.advanceTimersByTime(SECOND);
  expect(streams.map(({ from }) => from)).toEqual([null, 'b']);
});

test('each failure is waited for longer, up to a minute, and a good stream begins the count anew', () => {
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
  say('a');
  vi.advanceTimersByTime(20 * SECOND);
  newest().on.lost();
  expect(losses.at(-1)).toBe(1);
});

test('a stream that ends as soon as it stands is not tried every second for ever', () => {
  connect();
  for (let count = 0; count < 4; count += 1) {
    say('a');
    newest().on.lost();
    vi.advanceTimersByTime(60 * SECOND);
  }
  expect(losses).toEqual([1, 2, 3, 4]);
});

test('without a network nothing is tried, and with one it is tried at once', () => {
  connect();
  browser.online = false;
  connection.review();
  expect(newest().closed).toBe(true);
  vi.advanceTimersByTime(600 * SECOND);
  expect(streams).toHaveLength(1);
  browser.online = true;
  connection.review();
  expect(streams).toHaveLength(2);
});

test('a tab that nobody looks at rests after a minute, and is there again when it is looked at', () => {
  connect();
  browser.hidden = true;
  connection.review();
  vi.advanceTimersByTime(59 * SECOND);
  expect(newest().closed).toBe(false);
  vi.advanceTimersByTime(2 * SECOND);
  expect(newest().closed).toBe(true);
  browser.hidden = false;
  connection.review();
  expect(streams).toHaveLength(2);
  expect(newest().closed).toBe(false);
});

test('a hidden tab that shows notifications does not rest', () => {
  browser.worksHidden = true;
  connect();
  browser.hidden = true;
  connection.review();
  vi.advanceTimersByTime(3_600 * SECOND);
  expect(newest().closed).toBe(false);
});

test('looking again while it stands changes nothing, and after stopping nothing is opened', () => {
  connect();
  connection.review();
  expect(streams).toHaveLength(1);
  newest().on.lost();
  connection.stop();
  vi.advanceTimersByTime(600 * SECOND);
  connection.review();
  connection.reopen();
  expect(streams).toHaveLength(1);
});

test('it can be opened anew, to say something else of the tab', () => {
  connect();
  say('a');
  connection.reopen();
  expect(streams.map(({ from, closed }) => [from, closed])).toEqual([
    [null, true],
    ['a', false],
  ]);
});
