import { type Notice, showError } from '../notices.ts';
import { readServerError } from './server-error.ts';

/** Returns a handler that shows a failed call as a toast: under a title, with the server's sentence or else `message`. */
export function tellFailure({ title, message }: Required<Omit<Notice, 'link'>>): (error: unknown) => void {
  return (error) => showError({ title, message: readServerError(error).message ?? message });
}
