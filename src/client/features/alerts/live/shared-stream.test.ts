import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { LiveEvent } from '../../../../shared/live.ts';
import type { LiveConnection } from './live-connection.ts';
import { type SharedStreamOptions, shareStream, type TabMessage } from './shared-stream.ts';

const SECOND = 1_000;
const READY: LiveEvent = { kind: 'ready', resumed: false };
const ATTENTION: LiveEvent = { kind: 'attention' };

interface Tab {
  hidden: boolean;
  staysOpenHidden: boolean;
  /** A frozen tab hears nothing until it thaws. */
  frozen: TabMessage[] | null;
  received: { kind: string; holds: boolean }[];
  up: boolean;
  /** The open stream, or null. */
  open: { from: string | null; on: Parameters<SharedStreamOptions['connect']>[0] } | null;
  stream: LiveConnection;
  channel: SharedStreamOptions['channel'];
}

let tabs: Tab[];

beforeEach(() => {
  vi.useFakeTimers();
  tabs = [];
});
afterEach(() => {
  for (const { stream } of tabs) stream.stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function hear(tab: Tab, data: TabMessage): void {
  if (tab.frozen) tab.frozen.push(data);
  else tab.channel.onmessage?.call(tab.channel as BroadcastChannel, { data } as MessageEvent);
}

function openTab(options: Partial<Pick<Tab, 'hidden' | 'staysOpenHidden'>> = {}): Tab {
  const tab = {
    hidden: false,
    staysOpenHidden: false,
    ...options,
    frozen: null,
    received: [],
    up: false,
  } as Partial<Tab> as Tab;
  tab.open = null;
  tab.channel = {
    onmessage: null,
    postMessage: (data: TabMessage) =>
      tabs
        .filter((other) => other !== tab)
        .forEach((other) => void setTimeout(() => hear(other, structuredClone(data)))),
    close() {
      tabs = tabs.filter((other) => other !== tab);
    },
  };
  tabs.push(tab);
  tab.stream = shareStream({
    channel: tab.channel,
    from: null,
    connect(on) {
      tab.open = { from: on.from, on };
      const stop = () => {
        tab.open = null;
      };
      return { update: () => {}, reopen: () => {}, stop };
    },
    isHidden: () => tab.hidden,
    staysOpenHidden: () => tab.staysOpenHidden,
    onEvent: ({ event }, holds) => void tab.received.push({ kind: event.kind, holds }),
    onUp(up) {
      tab.up = up;
    },
  });
  return tab;
}

/** Opens a tab that holds the stream, which is up. */
function openHolder(options?: Parameters<typeof openTab>[0]): Tab {
  const holder = openTab(options);
  vi.advanceTimersByTime(SECOND);
  holder.open?.on.onUp(true);
  emit(holder, 'a', READY);
  return holder;
}

function openFollower(options?: Parameters<typeof openTab>[0]): Tab {
  const follower = openTab(options);
  vi.advanceTimersByTime(SECOND);
  return follower;
}

function emit(tab: Tab, id: string, event: LiveEvent = { kind: 'beat' }): void {
  tab.open?.on.onEvent(id, event);
  vi.advanceTimersByTime(1);
}

function show(tab: Tab, visible: boolean): void {
  tab.hidden = !visible;
  tab.stream.update();
}

const holders = () => tabs.filter(({ open }) => open !== null);
const kinds = ({ received }: Tab) => received.map(({ kind }) => kind);

test('of many tabs one opens the stream, and all receive its events and whether it is up', () => {
  const holder = openHolder();
  const others = [openFollower(), openFollower(), openFollower()];
  expect(holders()).toEqual([holder]);
  emit(holder, 'b', ATTENTION);
  expect(holder.received.at(-1)).toEqual({ kind: 'attention', holds: true });
  for (const other of others)
    expect([other.up, other.received.at(-1)]).toEqual([true, { kind: 'attention', holds: false }]);
  holder.open?.on.onUp(false);
  vi.advanceTimersByTime(1);
  expect(others.map(({ up }) => up)).toEqual([false, false, false]);
});

test('tabs that open at the same time agree on one', () => {
  let calls = 0;
  vi.spyOn(Math, 'random').mockImplementation(() => {
    calls += 1;
    return 0.5 + calls / 100_000;
  });
  for (let count = 0; count < 8; count += 1) openTab();
  vi.advanceTimersByTime(2 * SECOND);
  expect(holders()).toHaveLength(1);
});

test('a new tab receives the events of the last 30 seconds', () => {
  const holder = openHolder();
  emit(holder, 'b', { kind: 'completed', entryId: 1 });
  vi.advanceTimersByTime(25 * SECOND);
  emit(holder, 'c', ATTENTION);
  vi.advanceTimersByTime(10 * SECOND);
  expect(kinds(openFollower())).toEqual(['ready', 'attention']);
});

test('when the holder is closed, another tab resumes after the last event', () => {
  const holder = openHolder();
  const [one, other] = [openFollower(), openFollower()];
  emit(holder, 'b', ATTENTION);
  holder.stream.stop();
  vi.advanceTimersByTime(1);
  expect([one.up, other.up]).toEqual([false, false]);
  vi.advanceTimersByTime(SECOND);
  expect(holders()).toHaveLength(1);
  expect(holders()[0]?.open?.from).toBe('b');
});

test('a holder that ends without a word is replaced after 45 seconds', () => {
  const holder = openHolder();
  const other = openFollower();
  holder.frozen = [];
  vi.advanceTimersByTime(44 * SECOND);
  expect(other.open).toBeNull();
  vi.advanceTimersByTime(3 * SECOND);
  expect(other.open?.from).toBe('a');
});

test('a holder whose stream is down keeps it, because it answers', () => {
  const holder = openHolder();
  const other = openFollower();
  holder.open?.on.onUp(false);
  vi.advanceTimersByTime(600 * SECOND);
  expect(holders()).toEqual([holder]);
  expect(other.up).toBe(false);
});

test('a frozen holder that thaws leaves the stream to the tab that replaced it', () => {
  const holder = openHolder();
  const other = openFollower();
  holder.frozen = [];
  vi.advanceTimersByTime(60 * SECOND);
  const waiting = holder.frozen;
  holder.frozen = null;
  for (const message of waiting) hear(holder, message);
  vi.advanceTimersByTime(SECOND);
  expect(holders()).toEqual([other]);
});

test('a holder that was frozen and speaks first leaves the stream too', () => {
  const holder = openHolder();
  const other = openFollower();
  holder.frozen = [];
  vi.advanceTimersByTime(60 * SECOND);
  holder.frozen = null;
  emit(holder, 'z');
  vi.advanceTimersByTime(SECOND);
  expect(holders()).toEqual([other]);
});

test('a hidden holder releases the stream after a minute, and a visible tab takes it', () => {
  const holder = openHolder();
  const other = openFollower();
  show(holder, false);
  vi.advanceTimersByTime(59 * SECOND);
  expect(holders()).toEqual([holder]);
  vi.advanceTimersByTime(2 * SECOND);
  expect(holders()).toEqual([other]);
  emit(other, 'b', ATTENTION);
  expect(kinds(holder).at(-1)).toBe('attention');
});

test('hidden tabs hold no stream, and the first that is shown resumes', () => {
  const holder = openHolder();
  openFollower({ hidden: true });
  show(holder, false);
  vi.advanceTimersByTime(600 * SECOND);
  expect(holders()).toEqual([]);
  show(holder, true);
  vi.advanceTimersByTime(SECOND);
  expect(holder.open?.from).toBe('a');
});

test('one hidden tab holds the stream where notifications are allowed', () => {
  const options = { staysOpenHidden: true };
  const holder = openHolder(options);
  const others = [openFollower(options), openFollower(options)];
  for (const tab of tabs) show(tab, false);
  vi.advanceTimersByTime(3_600 * SECOND);
  expect(holders()).toEqual([holder]);
  holder.stream.stop();
  vi.advanceTimersByTime(2 * SECOND);
  expect(holders()).toHaveLength(1);
  expect(others).toContain(holders()[0]);
});

test('a tab that missed events gets them when it is shown, and refetches after a long absence', () => {
  const holder = openHolder();
  const other = openFollower();
  other.frozen = [];
  emit(holder, 'b', ATTENTION);
  other.frozen = null;
  other.received = [];
  show(other, true);
  vi.advanceTimersByTime(1);
  expect(kinds(other)).toEqual(['attention']);
  // Nothing was missed since.
  show(other, true);
  vi.advanceTimersByTime(1);
  expect(kinds(other)).toEqual(['attention']);
  show(other, false);
  other.frozen = [];
  for (let count = 0; count < 40; count += 1) {
    emit(holder, `beat ${count}`);
    vi.advanceTimersByTime(20 * SECOND);
  }
  other.frozen = null;
  other.received = [];
  show(other, true);
  vi.advanceTimersByTime(1);
  expect(kinds(other)[0]).toBe('ready');
});

test('a stopped tab never opens the stream again', () => {
  const tab = openHolder();
  tab.stream.stop();
  tab.stream.update();
  tab.stream.reopen();
  vi.advanceTimersByTime(600 * SECOND);
  expect(tab.open).toBeNull();
});
