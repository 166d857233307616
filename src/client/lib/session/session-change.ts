import { readUserId } from './session.ts';

/** The calls that end the session of this browser, or put another in its place. */
const SESSION_CHANGES: readonly string[] = [
  'auth.account.delete',
  'auth.changePassword',
  'auth.login',
  'auth.logout',
  'auth.passkeys.finishSignIn',
  'auth.resetPassword',
];

/** Whether a mutation ends the session of this browser, or puts another in its place. */
export const changesSession = (mutation: string): boolean => SESSION_CHANGES.includes(mutation);

let change: Promise<void> | null = null;
let queries = new AbortController();

/** Resolves once no call that changes the session is under way. */
export async function whenSessionSettled(): Promise<void> {
  while (change) await change;
}

/**
 * Sends a call that changes the session. The server answers a query that carries the old session with 401 from then on, so
 * the queries under way are cancelled, and no query is sent before the call has settled and its handlers have run.
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
 * Sends a query, or holds it back while the session changes. A query that was cancelled is sent again where the same
 * member is still signed in.
 * @throws where the member who asked has left; the cache has dropped the query by then
 */
export async function sendQuery<Output>(send: (signal: AbortSignal) => Promise<Output>): Promise<Output> {
  const asker = readUserId();
  while (true) {
    if (change) {
      await whenSessionSettled();
      if (readUserId() !== asker) throw new Error('The member who asked has left');
    }
    const { signal } = queries;
    try {
      return await send(signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
}
