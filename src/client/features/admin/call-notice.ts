import { adminWords } from '#strings/admin/admin.ts';
import { tellFailure as tellFailureOf } from '../../lib/calls/tell-failure.ts';
import { showSuccess } from '../../lib/notices.ts';

/** Tells of a failed call under the specified title, with the server's sentence (product.md §8). */
export const tellFailure = (title: string) => tellFailureOf({ title, message: adminWords.unreached });

/** Returns the handlers of a call that tell how it ended, each by its title. */
export const tellOutcome = (done: string, failed: string) => ({
  onSuccess: () => showSuccess({ title: done }),
  onError: tellFailure(failed),
});
