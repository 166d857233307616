import type { Operation, OperationResultEnvelope, TRPCClientError, TRPCLink } from '@trpc/client';
import type { AnyTRPCRouter } from '@trpc/server';
import { observable, observableToPromise } from '@trpc/server/observable';
import { errorWords } from '#strings/messages/errors.ts';
import { SessionEndedError, sendInSession, sendQuery, sendSessionChange } from '../session/session-change.ts';
import { readServerError } from './server-error.ts';

type Answer = OperationResultEnvelope<unknown, TRPCClientError<AnyTRPCRouter>>;
type Send = (signal?: AbortSignal) => Promise<Answer>;

// The statuses of a call whose subject was deleted or changed since this page read it.
const OUT_OF_DATE = [404, 409];

/**
 * Whether a mutation changed something on the server: `unknown` without an answer, and `changed` also if the server rejected
 * it because this page shows old data.
 */
export type MutationOutcome = 'changed' | 'unchanged' | 'unknown';

interface CallsLinkOptions {
  /** The mutations that end or replace the session of this browser. */
  sessionChanges: readonly string[];
  /** Called after each mutation. */
  onSettled: (mutation: string, outcome: MutationOutcome) => void;
}

/**
 * Returns the link that every call passes first. Errors come in the language of the page. Calls wait while the session
 * changes (session-change.ts).
 */
export function callsLink(options: CallsLinkOptions): TRPCLink<AnyTRPCRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) => {
        const send: Send = (signal) =>
          observableToPromise(next(signal ? { ...op, signal: anySignal(op, signal) } : op));
        const answer = op.type === 'query' ? sendQuery(send) : sendMutation(op.path, send, options);
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
  { sessionChanges, onSettled }: CallsLinkOptions,
): Promise<Answer> {
  try {
    const answer = await (sessionChanges.includes(path) ? sendSessionChange : sendInSession)(send);
    onSettled(path, 'changed');
    return answer;
  } catch (error) {
    onSettled(path, outcomeOf(error));
    throw error;
  }
}

function outcomeOf(error: unknown): MutationOutcome {
  // It was not sent.
  if (error instanceof SessionEndedError) return 'unchanged';
  const { status } = readServerError(error);
  if (status === null) return 'unknown';
  return OUT_OF_DATE.includes(status) ? 'changed' : 'unchanged';
}

function anySignal({ signal }: Operation, other: AbortSignal): AbortSignal {
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
