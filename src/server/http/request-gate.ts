import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Stands between the HTTP server and the app, so that the app can be replaced while the server listens: requests wait
 * until the new app is open, and none is refused.
 */
export interface FrontDoor {
  answer: Answer;
  /** Answers with an app from now on, including the requests that wait. */
  open(app: Answer): void;
  /** Lets new requests wait from now on. */
  hold(): void;
  /**
   * Resolves when the app has answered its requests. Aborts its calls to providers after 2 s and its connections after
   * 3 s.
   */
  drain(calls: AbortController): Promise<void>;
}

const CALLS_END_MS = 2_000;
const CONNECTIONS_END_MS = 3_000;

export function createFrontDoor(): FrontDoor {
  let app: Answer | null = null;
  let waiting: [IncomingMessage, ServerResponse][] = [];
  const running = new Set<ServerResponse>();
  let drained = () => {};

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (!app) {
      waiting.push([request, response]);
      return;
    }
    running.add(response);
    response.once('close', () => {
      running.delete(response);
      if (running.size === 0) drained();
    });
    app(request, response);
  }

  return {
    answer,
    open(next) {
      app = next;
      const held = waiting;
      waiting = [];
      // A client may have left while it waited.
      for (const [request, response] of held) if (!response.destroyed) answer(request, response);
    },
    hold() {
      app = null;
    },
    async drain(calls) {
      if (running.size === 0) return;
      const timers = [
        setTimeout(() => calls.abort(), CALLS_END_MS),
        setTimeout(() => {
          for (const response of running) response.destroy();
        }, CONNECTIONS_END_MS),
      ];
      await new Promise<void>((done) => {
        drained = done;
      });
      for (const timer of timers) clearTimeout(timer);
    },
  };
}
