import { guidanceWords } from '#strings/guidance.ts';
import type { GuidanceEntry } from '../../../shared/guidance.ts';
import { showError } from '../../lib/notices.ts';
import { trpc } from '../../trpc.ts';
import { usePatchEntry } from './dashboard-cache.ts';

/** Marks an entry as helpful, shown at once and taken back where the server refuses. */
export function useHelpful(entry: GuidanceEntry): (isHelpful: boolean) => void {
  const patch = usePatchEntry();
  const mark = trpc.guidance.setHelpful.useMutation({
    // One after the other, so that the last press is the one that stays.
    scope: { id: `helpful-${entry.id}` },
    onError: (_error, { isHelpful }) => {
      patch(entry, { isHelpful: !isHelpful });
      showError(guidanceWords.helpfulFailed);
    },
  });
  return (isHelpful) => {
    patch(entry, { isHelpful });
    mark.mutate({ id: entry.id, isHelpful });
  };
}
