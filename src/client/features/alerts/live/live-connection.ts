import type { LiveEvent } from '../../../../shared/live.ts';

const SHORTEST_WAIT_MS = 1_000;
const LONGEST_WAIT_MS = 60_000;
// A stream that stood this long was a good one, and its loss begins a new count.
const GOOD_AFTER_MS = 10_000;
// A tab that nobody looks at, and that has nothing to show, gives its connection back.
const REST_AFTER_MS = 60_000;

/** The browser functions that the connection uses, and its listeners. */
export interface Wires {
  /** Opens the stream after the last event heard; gives how to close it. */
  open(lastEventId: string | null, on: { event(id: string, event: LiveEvent): void; lost(): void }): () => void;
  isOnline(): boolean;
  isHidden(): boolean;
  /** Returns whether a hidden tab needs the connection, as one that shows notifications does. */
  worksHidden(): boolean;
  onEvent(event: LiveEvent): void;
  onUp(up: boolean): void;
  /** Told of each loss, and how many came one upon another. */
  onLost(losses: number): void;
}

export interface LiveConnection {
  /** Looks whether the stream should stand by now: the browser came online, or the tab was shown or hidden. */
  review(): void;
  /** Opens the stream anew, where it says something else of this tab from now on. */
  reopen(): void;
  stop(): void;
}

/** Keeps a stream open: takes it up after the last event, waits longer after each failure, rests while nobody looks. */
export function createLiveConnection(wires: Wires): LiveConnection {
  let lastEventId: string | null = null;
  let losses = 0;
  let upSince: number | null = null;
  let stopped = false;
  let close: (() => void) | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const mayRest = () => wires.isHidden() && !wires.worksHidden();

  function connect(): void {
    clearTimeout(retry);
    if (stopped || close || !wires.isOnline() || mayRest()) return;
    close = wires.open(lastEventId, {
      event(id, event) {
        lastEventId = id;
        if (upSince === null) {
          upSince = Date.now();
          wires.onUp(true);
        }
        wires.onEvent(event);
      },
      lost() {
        if (upSince !== null && Date.now() - upSince >= GOOD_AFTER_MS) losses = 0;
        drop();
        losses += 1;
        wires.onLost(losses);
        const wait = Math.min(LONGEST_WAIT_MS, SHORTEST_WAIT_MS * 2 ** (losses - 1));
        // Not everybody in the same second after a restart.
        retry = setTimeout(connect, wait * (0.5 + Math.random()));
      },
    });
  }

  function drop(): void {
    close?.();
    close = null;
    if (upSince === null) return;
    upSince = null;
    wires.onUp(false);
  }

  function review(): void {
    clearTimeout(rest);
    if (!wires.isOnline()) drop();
    else if (mayRest()) rest = setTimeout(drop, REST_AFTER_MS);
    else connect();
  }

  connect();
  return {
    review,
    reopen() {
      drop();
      connect();
    },
    stop() {
      stopped = true;
      clearTimeout(retry);
      clearTimeout(rest);
      drop();
    },
  };
}
