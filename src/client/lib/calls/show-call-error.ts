import type { Notice } from '../notice.ts';
import { showError } from '../notices.ts';
import { readServerError } from './server-error.ts';

/** Returns an error handler that shows a toast with a title and the server's message, else `message`. */
export function showCallError({ title, message }: Required<Omit<Notice, 'link'>>): (error: unknown) => void {
  return (error) => showError({ title, message: readServerError(error).message ?? message });
}
