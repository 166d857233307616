import { adminReviewWords } from '#strings/admin/admin-review.ts';
import type { Plans } from '../../../../../shared/guidance/plans.ts';
import { showSuccess } from '../../../../lib/notices.ts';
import { trpc } from '../../../../trpc.ts';
import { showMutationError } from '../../mutation-notices.ts';

/**
 * Returns mutation handlers for a call that returns the present plans. They put these into the cache and show a toast. On
 * an error they refetch the plans, because another reviewer may have changed them.
 */
export function usePlanHandlers() {
  const { list } = trpc.useUtils().guidance.review.plans;
  return (title?: string) => ({
    onSuccess: (now: Plans) => {
      list.setData(undefined, now);
      if (title) showSuccess({ title });
    },
    onError: (error: unknown) => {
      showMutationError(adminReviewWords.failed)(error);
      void list.invalidate();
    },
  });
}
