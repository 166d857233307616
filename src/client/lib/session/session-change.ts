import { readUserId } from './session.ts';

/** Thrown if another member, or nobody, is signed in after the session change that a call waited for. */
export class SessionEndedError extends Error {
  constructor() {
    super('Another member, or nobody, is signed in now');
  }
}

let change: Promise<void> | null = null;
let queries = new AbortController();

/** Resolves once no call that changes the session is in flight. */
export async function whenSessionSettled(): Promise<void> {
  while (change) await change;
}

/**
 * Sends a call that changes the session. The server then answers the old session's queries with 401, so this cancels the
 * queries in flight and holds back new ones until the call has settled and its handlers have run.
 */
export async function sendSessionChange<Output>(send: () => Promise<Output>): Promise<Output> {
  const { promise, resolve } = Promise.withResolvers<void>();
  change = promise;
  queries.abort();
  queries = new AbortController();
  try {
    return await send();
  } finally {
    // The handlers of a call run in the microtasks after its answer.
    setTimeout(() => {
      if (change === promise) change = null;
      resolve();
    });
  }
}

/**
 * Sends a query once no session change is in flight. Sends a cancelled query again if the same member is signed in.
 * @throws {SessionEndedError} if another member, or nobody, is signed in by then; the cache has already removed the query
 */
export async function sendQuery<Output>(send: (signal: AbortSignal) => Promise<Output>): Promise<Output> {
  const userId = readUserId();
  while (true) {
    if (change) await waitForSessionOf(userId);
    const { signal } = queries;
    try {
      return await send(signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
}

/**
 * Sends a mutation once no session change is in flight, because the server rejects the old session meanwhile.
 * @throws {SessionEndedError} if another member, or nobody, is signed in by then
 */
export async function sendInSession<Output>(send: () => Promise<Output>): Promise<Output> {
  if (change) await waitForSessionOf(readUserId());
  return send();
}

async function waitForSessionOf(userId: number | null): Promise<void> {
  await whenSessionSettled();
  if (readUserId() !== userId) throw new SessionEndedError();
}
