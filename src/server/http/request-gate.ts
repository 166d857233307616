import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * Passes requests from the HTTP server to the app, which can be replaced while the server listens. While there is no app,
 * requests wait.
 */
export interface RequestGate {
  answer: Answer;
  /** Passes requests to an app from now on, including those that wait. */
  open(app: Answer): void;
  /** Makes new requests wait from now on. */
  hold(): void;
  /**
   * Resolves when the app has answered all of its requests. Aborts calls to providers after 2 s. After 3 s new requests wait
   * and connections are closed.
   */
  drain(providerAbort: AbortController): Promise<void>;
}

const CALLS_END_MS = 2_000;
const CONNECTIONS_END_MS = 3_000;

export function createRequestGate(): RequestGate {
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
    async drain(providerAbort) {
      if (running.size === 0) return;
      const timers = [
        setTimeout(() => providerAbort.abort(), CALLS_END_MS),
        setTimeout(() => {
          // Otherwise the requests that come while connections close would keep the gate busy for ever.
          app = null;
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
