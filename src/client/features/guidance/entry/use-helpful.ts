import { useQueryClient } from '@tanstack/react-query';
import { guidanceWords } from '#strings/guidance/guidance.ts';
import type { GuidanceEntry } from '../../../../shared/guidance.ts';
import { showError } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { holdChange } from './entry-cache.ts';

/** Marks an entry as helpful, shown at once and taken back where the server refuses. */
export function useHelpful(entry: GuidanceEntry): (isHelpful: boolean) => void {
  const cache = useQueryClient();
  const mark = trpc.guidance.setHelpful.useMutation({
    // One after the other, so that the last press is the one that stays.
    scope: { id: `helpful-${entry.id}` },
  });
  return (isHelpful) => {
    const settle = holdChange(cache, entry.id, { isHelpful });
    mark.mutateAsync({ id: entry.id, isHelpful }).then(
      () => settle({ isHelpful }),
      () => {
        settle({ isHelpful: !isHelpful });
        showError(guidanceWords.helpfulFailed);
      },
    );
  };
}
