import type { Toast } from '../toast.ts';
import { showError } from '../toasts.ts';
import { readServerError } from './server-error.ts';

/** Returns an error handler that shows a toast with a title and the server's message, else `message`. */
export function showCallError({ title, message }: Required<Omit<Toast, 'link'>>): (error: unknown) => void {
  return (error) => showError({ title, message: readServerError(error).message ?? message });
}
