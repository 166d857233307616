import type { CodedMessage } from '../../shared/messages/message.ts';
import type { AppError, FieldIssue } from '../lib/app-error.ts';

/** The body of every error over REST (decisions.md D32). */
interface ErrorBody {
  message: string;
  code: string;
  error: string;
  said: CodedMessage;
  issues?: FieldIssue[];
  present?: object;
}

/** Returns the body of an error. */
export function errorBody(error: AppError): ErrorBody {
  return {
    message: error.message,
    code: error.code.toUpperCase(),
    error: error.message,
    said: error.said,
    ...(error.issues ? { issues: error.issues } : {}),
    ...(error.present ? { present: error.present } : {}),
  };
}
