import type { LiveEvent } from '../../../../shared/live.ts';

const MIN_WAIT_MS = 1_000;
const MAX_WAIT_MS = 60_000;
// A stream that was open this long resets the count of losses.
const STABLE_AFTER_MS = 10_000;
// How long a hidden tab keeps its connection. Over HTTP/1.1 a browser opens only six connections to a site.
const CLOSE_HIDDEN_AFTER_MS = 10_000;

/** The browser functions and callbacks of a connection. */
export interface ConnectionOptions {
  /** Opens the stream after the last received event. Returns a function that closes it. */
  open(lastEventId: string | null, on: { event(id: string, event: LiveEvent): void; lost(): void }): () => void;
  isOnline(): boolean;
  isHidden(): boolean;
  /** Returns whether this tab keeps the connection while it is hidden, because it shows notifications. */
  staysOpenHidden(): boolean;
  onEvent(event: LiveEvent): void;
  onUp(up: boolean): void;
  /** Called on each loss, with the number of losses in a row. */
  onLost(losses: number): void;
}

export interface LiveConnection {
  /** Opens or closes the stream after the browser went online or offline, or the tab was shown or hidden. */
  update(): void;
  /** Opens the stream again, so that it sends the tab's new state to the server. */
  reopen(): void;
  stop(): void;
}

/**
 * Keeps a stream open: resumes after the last event, backs off exponentially with jitter after each loss, and closes it
 * in a hidden tab.
 */
export function createLiveConnection(options: ConnectionOptions): LiveConnection {
  let lastEventId: string | null = null;
  let losses = 0;
  let upSince: number | null = null;
  let stopped = false;
  let close: (() => void) | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let closing: ReturnType<typeof setTimeout> | undefined;

  const mayClose = () => options.isHidden() && !options.staysOpenHidden();

  function connect(): void {
    clearTimeout(retry);
    if (stopped || close || !options.isOnline() || mayClose()) return;
    close = options.open(lastEventId, {
      event(id, event) {
        lastEventId = id;
        if (upSince === null) {
          upSince = Date.now();
          options.onUp(true);
        }
        options.onEvent(event);
      },
      lost() {
        if (upSince !== null && Date.now() - upSince >= STABLE_AFTER_MS) losses = 0;
        drop();
        losses += 1;
        options.onLost(losses);
        const wait = Math.min(MAX_WAIT_MS, MIN_WAIT_MS * 2 ** (losses - 1));
        // Jitter: after a restart of the server, not all tabs reconnect in the same second.
        retry = setTimeout(connect, wait * (0.5 + Math.random()));
      },
    });
  }

  function drop(): void {
    close?.();
    close = null;
    if (upSince === null) return;
    upSince = null;
    options.onUp(false);
  }

  function update(): void {
    clearTimeout(closing);
    if (!options.isOnline()) drop();
    else if (mayClose()) closing = setTimeout(drop, CLOSE_HIDDEN_AFTER_MS);
    else connect();
  }

  connect();
  return {
    update,
    reopen() {
      drop();
      connect();
    },
    stop() {
      stopped = true;
      clearTimeout(retry);
      clearTimeout(closing);
      drop();
    },
  };
}
