import { adminWords } from '#strings/admin/admin.ts';
import { readServerError } from '../../lib/calls/server-error.ts';
import { showError } from '../../lib/notices.ts';

/** Tells of a failed call under the specified title, with the server's sentence (product.md §8). */
export function tellFailure(title: string): (error: unknown) => void {
  return (error) => showError({ title, message: readServerError(error).message ?? adminWords.unreached });
}
