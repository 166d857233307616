import type { QueryClient } from '@tanstack/react-query';
import type { Operation, OperationResultEnvelope, TRPCClientError, TRPCLink } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import { observable, observableToPromise } from '@trpc/server/observable';
import { changesSession, sendQuery, sendSessionChange } from '../session/session-change.ts';
import { readServerError } from './server-error.ts';
import { translateError } from './translate-error.ts';

type Answer = OperationResultEnvelope<unknown, TRPCClientError<AnyTRPCRouter>>;
type Send = (signal?: AbortSignal) => Promise<Answer>;

// The statuses of a call whose subject was deleted or changed since this page read it.
const OUT_OF_DATE = [404, 409];

/**
 * Returns the link that every call passes first. Errors come in the language of the page. Mutations refresh what they
 * change (refreshes.ts); so does a mutation that is rejected because this page is out of date. Queries wait while the
 * session changes (session-change.ts).
 */
export function callsLink(cache: QueryClient): TRPCLink<AnyTRPCRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const send: Send = (signal) => observableToPromise(next(signal ? { ...op, signal: either(op, signal) } : op));
        const answer = op.type === 'query' ? sendQuery(send) : sendMutation(cache, op.path, send);
        answer.catch(translateError).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error) => observer.error(error),
        );
      });
}

async function sendMutation(cache: QueryClient, path: string, send: Send): Promise<Answer> {
  try {
    const answer = await (changesSession(path) ? sendSessionChange(send) : send());
    refresh(cache, path, true);
    return answer;
  } catch (error) {
    refresh(cache, path, OUT_OF_DATE.includes(readServerError(error).status ?? 0));
    throw error;
  }
}

/** Refreshes what a mutation changed. The table of changes loads with the first mutation; without it, all is refetched. */
function refresh(cache: QueryClient, path: string, changed: boolean): void {
  import('./refreshes.ts').then(
    ({ settleMutation }) => settleMutation(cache, path, changed),
    () => {
      if (changed) void cache.invalidateQueries();
    },
  );
}

function either({ signal }: Operation, other: AbortSignal): AbortSignal {
  return signal ? AbortSignal.any([signal, other]) : other;
}
