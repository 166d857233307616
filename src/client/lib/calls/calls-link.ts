import type { Operation, OperationResultEnvelope, TRPCClientError, TRPCLink } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import { observable, observableToPromise } from '@trpc/server/observable';
import { errorWords } from '#strings/messages/errors.ts';
import { changesSession, sendQuery, sendSessionChange } from '../session/session-change.ts';
import { readServerError } from './server-error.ts';

type Answer = OperationResultEnvelope<unknown, TRPCClientError<AnyTRPCRouter>>;
type Send = (signal?: AbortSignal) => Promise<Answer>;

// The statuses of a call whose subject was deleted or changed since this page read it.
const OUT_OF_DATE = [404, 409];

/**
 * Returns the link that every call passes first. Errors come in the language of the page. Queries wait while the session
 * changes (session-change.ts).
 * @param onSettled called after each mutation, with its path and whether it changed something or was rejected because
 *   this page is out of date
 */
export function callsLink(onSettled: (mutation: string, changed: boolean) => void): TRPCLink<AnyTRPCRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const send: Send = (signal) => observableToPromise(next(signal ? { ...op, signal: either(op, signal) } : op));
        const answer = op.type === 'query' ? sendQuery(send) : sendMutation(op.path, send, onSettled);
        answer.catch(translateError).then(
          (result) => {
            observer.next(result);
            observer.complete();
          },
          (error) => observer.error(error),
        );
      });
}

async function sendMutation(
  path: string,
  send: Send,
  onSettled: (mutation: string, changed: boolean) => void,
): Promise<Answer> {
  try {
    const answer = await (changesSession(path) ? sendSessionChange(send) : send());
    onSettled(path, true);
    return answer;
  } catch (error) {
    onSettled(path, OUT_OF_DATE.includes(readServerError(error).status ?? 0));
    throw error;
  }
}

function either({ signal }: Operation, other: AbortSignal): AbortSignal {
  return signal ? AbortSignal.any([signal, other]) : other;
}

/** Rethrows the error of a call with its messages in the language of the page (decisions.md D45). */
async function translateError(error: unknown): Promise<never> {
  const { message, said, issues } = readServerError(error);
  const translateIssues = issues.map(async (issue) => {
    issue.message = await errorWords.of(issue.message, issue.said);
  });
  if (message && error instanceof Error) error.message = await errorWords.of(message, said);
  await Promise.all(translateIssues);
  throw error;
}
