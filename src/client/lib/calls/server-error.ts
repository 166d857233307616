import type { CodedMessage } from '../../../shared/messages/message.ts';

export interface ServerIssue {
  path: (string | number)[];
  message: string;
  /** The sentence as a message, for words in another language. */
  said?: CodedMessage;
  /** A value that the field would take instead. */
  suggestion?: string;
}

export interface ServerError {
  /** The HTTP status, or null where no answer came at all. */
  status: number | null;
  /** The server's sentence for a person; null where there is none. */
  message: string | null;
  /** The same as a message, for words in another language. */
  said?: CodedMessage;
  issues: ServerIssue[];
  /** The product's own word for what went wrong, such as `second_step_required`; null where there is none. */
  reason: string | null;
  /** With a 409 because something was changed elsewhere: what the server has now, in the form that reading it has. */
  present: unknown;
}

/** Reads what a failed call says: the sentence, the status and the fields it concerns. */
export function readServerError(error: unknown): ServerError {
  const { data, message } = (error ?? {}) as {
    data?: {
      httpStatus?: number;
      said?: CodedMessage;
      issues?: ServerIssue[];
      reason?: string;
      present?: unknown;
    } | null;
    message?: string;
  };
  // Without data the call never reached the server, and the message is the browser's, not ours.
  if (!data || typeof data.httpStatus !== 'number')
    return { status: null, message: null, issues: [], reason: null, present: null };
  return {
    status: data.httpStatus,
    message: message?.trim() || null,
    ...(data.said && { said: data.said }),
    issues: Array.isArray(data.issues) ? data.issues : [],
    reason: data.reason ?? null,
    present: data.present ?? null,
  };
}

/** The value that a refused field would take instead; null where the server offers none. */
export function readSuggestion(error: unknown, field: string): string | null {
  return readServerError(error).issues.find(({ path }) => path[0] === field)?.suggestion ?? null;
}
