import { readUserId } from './session.ts';

/** The calls after which no session holds in this browser. */
const ENDINGS: readonly string[] = ['auth.account.delete', 'auth.logout', 'auth.resetPassword'];

/** Whether a mutation ends this browser's session. */
export const endsSession = (mutation: string): boolean => ENDINGS.includes(mutation);

let ending: Promise<void> | null = null;
let queries = new AbortController();

/** Resolves once no call that ends the session is under way. */
export async function whenNotEnding(): Promise<void> {
  while (ending) await ending;
}

/**
 * Sends a call that ends the session. The server would answer every query with 401 from then on, so the queries under way
 * are cancelled, and no query is sent before the call has settled and its handlers have run.
 */
export async function sendEnding<Output>(send: () => Promise<Output>): Promise<Output> {
  const { promise, resolve } = Promise.withResolvers<void>();
  ending = promise;
  queries.abort();
  queries = new AbortController();
  try {
    return await send();
  } finally {
    // The handlers of a call run in the microtasks after its answer.
    setTimeout(() => {
      if (ending === promise) ending = null;
      resolve();
    });
  }
}

/**
 * Sends a query, or holds it back while the session is being ended. A query that was cancelled is sent again where the
 * session did not end after all.
 * @throws where the member who asked has left; the cache has dropped the query by then
 */
export async function sendQuery<Output>(send: (signal: AbortSignal) => Promise<Output>): Promise<Output> {
  const asker = readUserId();
  while (true) {
    if (ending) {
      await whenNotEnding();
      if (readUserId() !== asker) throw new Error('The session of this query has ended');
    }
    const { signal } = queries;
    try {
      return await send(signal);
    } catch (error) {
      if (!signal.aborted) throw error;
    }
  }
}
