import { adminSharedWords } from '#strings/admin/admin-shared.ts';
import { showCallError } from '../../lib/calls/show-call-error.ts';
import { showSuccess } from '../../lib/toasts.ts';

/** Returns an error handler that shows a toast with a title and the server's sentence (product.md §8). */
export const showMutationError = (title: string) => showCallError({ title, message: adminSharedWords.unreached });

/** Returns mutation handlers with a toast for success and one for an error. */
export const mutationToasts = (done: string, failed: string) => ({
  onSuccess: () => showSuccess({ title: done }),
  onError: showMutationError(failed),
});
