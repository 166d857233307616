import type { LiveEvent } from '../../../../shared/live.ts';
import type { ConnectionOptions, LiveConnection } from './live-connection.ts';

/*
 * The tabs of one browser share one stream, because browsers open only six connections to a host over HTTP/1.1. The tab
 * that holds the stream passes its events on. There is no lock: browsers provide locks only on https, and a frozen tab
 * would keep one.
 */

// A tab that gets no answer within about this time takes the stream.
const ANSWER_MS = 500;
// The server sends a beat every 20 s. After this silence a tab asks whether the holder still runs.
const SILENCE_MS = 45_000;
// A hidden holder without notifications releases the stream after this time.
const RELEASE_HIDDEN_AFTER_MS = 60_000;
// A new tab gets the events of this time, which is longer than its page took to load. The server replays as much.
const FRESH_MS = 30_000;
// A tab that was frozen for longer refetches instead.
const KEPT_MS = 10 * 60_000;

interface Streamed {
  id: string | null;
  event: LiveEvent;
}

/** The state of the tab that holds the stream. Of two holders, the one that took the stream later keeps it. */
interface HolderState {
  tab: number;
  since: number;
  up: boolean;
}

interface Held extends HolderState {
  connection: LiveConnection;
  /** The events of the last minutes. */
  sent: (Streamed & { at: number })[];
}

/** What a tab tells the others. */
export type TabMessage =
  /** A tab looks for the holder, and for the events since its last one. */
  | { kind: 'ask'; tab: number; lastEventId: string | null }
  /** The holder's state. `missed` is for the tab that asked. */
  | ({ kind: 'state'; to?: number; missed?: Streamed[] } & HolderState)
  | ({ kind: 'event' } & Streamed & HolderState)
  | { kind: 'released' };

/** The browser functions and callbacks of a shared stream. */
export interface SharedStreamOptions {
  /** Reaches the member's other tabs. */
  channel: Pick<BroadcastChannel, 'postMessage' | 'close' | 'onmessage'>;
  /** The id of the last event that this tab received, or null. */
  from: string | null;
  connect(on: Pick<ConnectionOptions, 'from' | 'onEvent' | 'onUp'>): LiveConnection;
  isHidden(): boolean;
  /** Returns whether a hidden tab may hold the stream, because it shows notifications. */
  staysOpenHidden(): boolean;
  /** `holds` is true in the one tab that holds the stream. */
  onEvent(streamed: Streamed, holds: boolean): void;
  onUp(up: boolean): void;
}

function tookLater(one: HolderState, other: HolderState): boolean {
  return one.since > other.since || (one.since === other.since && one.tab > other.tab);
}

/** Receives the events of the stream that the member's tabs share, and holds the stream if no other tab does. */
export function shareStream(options: SharedStreamOptions): LiveConnection {
  const { channel } = options;
  // Browsers provide `crypto.randomUUID` only on https.
  const tab = Math.random();
  let lastEventId = options.from;
  let held: Held | null = null;
  let stopped = false;
  // Of the holder: until it releases the stream. Of another tab: until it asks for the holder, or takes the stream.
  let timer: ReturnType<typeof setTimeout> | undefined;

  const post = (message: TabMessage) => channel.postMessage(message);
  const stateOf = ({ since, up }: Held) => ({ tab, since, up });
  const postState = (holder: Held) => post({ kind: 'state', ...stateOf(holder) });
  const mayHold = () => !options.isHidden() || options.staysOpenHidden();
  const wait = (ms: number, action: () => void) => {
    clearTimeout(timer);
    timer = setTimeout(action, ms);
  };

  function receive({ id, event }: Streamed): void {
    lastEventId = id ?? lastEventId;
    options.onEvent({ id, event }, held !== null);
  }

  function seek(): void {
    post({ kind: 'ask', tab, lastEventId });
    // Jitter: when the holder is closed, not all other tabs take the stream at once.
    wait(ANSWER_MS * (0.5 + Math.random()), () => mayHold() && hold());
  }

  function hold(): void {
    const connection = options.connect({
      from: lastEventId,
      onEvent(id, event) {
        if (held !== own) return;
        own.sent = [...own.sent.filter(({ at }) => Date.now() - at < KEPT_MS), { id, event, at: Date.now() }];
        post({ kind: 'event', id, event, ...stateOf(own) });
        receive({ id, event });
      },
      onUp(up) {
        if (held !== own) return;
        own.up = up;
        postState(own);
        options.onUp(up);
      },
    });
    const own: Held = { tab, since: Date.now(), up: false, sent: [], connection };
    held = own;
    postState(own);
  }

  /** Returns the events that a tab has not received. */
  function missedSince(id: string | null): Streamed[] {
    if (id === lastEventId || !held) return [];
    // The events of one change share an id, so a tab may get some of them twice.
    const index = held.sent.findIndex((event) => event.id === id);
    if (index >= 0) return held.sent.slice(index + 1);
    const fresh = held.sent.filter(({ at, event }) => Date.now() - at < FRESH_MS && event.kind !== 'ready');
    return [{ id: lastEventId, event: { kind: 'ready', resumed: false } }, ...fresh];
  }

  function release(): void {
    clearTimeout(timer);
    const { connection } = held ?? {};
    held = null;
    connection?.stop();
    options.onUp(false);
  }

  function releaseToOthers(): void {
    release();
    post({ kind: 'released' });
  }

  function answer({ tab: to, lastEventId: id }: TabMessage & { kind: 'ask' }): void {
    if (held) post({ kind: 'state', ...stateOf(held), to, missed: missedSince(id) });
  }

  function hear(message: TabMessage & { kind: 'state' | 'event' }): void {
    if (held && tookLater(held, message)) {
      postState(held);
      return;
    }
    if (held) release();
    options.onUp(message.up);
    wait(SILENCE_MS, seek);
    if (message.kind === 'event') receive(message);
    else if (message.to === tab) for (const streamed of message.missed ?? []) receive(streamed);
  }

  channel.onmessage = ({ data }: MessageEvent<TabMessage>) => {
    if (data.kind === 'ask') answer(data);
    else if (data.kind !== 'released') hear(data);
    else if (!held) {
      options.onUp(false);
      seek();
    }
  };

  seek();
  return {
    update() {
      if (stopped) return;
      if (!held) return seek();
      clearTimeout(timer);
      held.connection.update();
      if (!mayHold()) wait(RELEASE_HIDDEN_AFTER_MS, releaseToOthers);
    },
    reopen() {
      held?.connection.reopen();
      this.update();
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
      if (held) releaseToOthers();
      channel.close();
    },
  };
}
