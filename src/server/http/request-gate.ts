import type { IncomingMessage, ServerResponse } from 'node:http';

/** Answers a request. */
export type Answer = (request: IncomingMessage, response: ServerResponse) => unknown;

/** How long the requests of an app may take until they end, in milliseconds. */
export interface DrainLimits {
  /** Until the calls to providers for which they wait are aborted. */
  callsMs: number;
  /** Until their connections are closed. */
  connectionsMs: number;
}

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
  /** Resolves when an app has answered all of its requests. A later call for the same app may set closer limits. */
  drain(app: Answer, calls: AbortController, limits: DrainLimits): Promise<void>;
}

export function createRequestGate(): RequestGate {
  let app: Answer | null = null;
  let waiting: [IncomingMessage, ServerResponse][] = [];
  const running = new Map<Answer, Set<ServerResponse>>();

  function answer(request: IncomingMessage, response: ServerResponse): void {
    if (!app) {
      waiting.push([request, response]);
      return;
    }
    const own = running.get(app) ?? new Set();
    running.set(app, own.add(response));
    response.once('close', () => own.delete(response));
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
    async drain(drained, calls, { callsMs, connectionsMs }) {
      const own = running.get(drained) ?? new Set();
      const timers = [
        setTimeout(() => calls.abort(), callsMs),
        setTimeout(() => {
          for (const response of own) response.destroy();
        }, connectionsMs),
      ];
      while (own.size > 0)
        await Promise.all([...own].map((response) => new Promise((closed) => response.once('close', closed))));
      for (const timer of timers) clearTimeout(timer);
      running.delete(drained);
    },
  };
}
