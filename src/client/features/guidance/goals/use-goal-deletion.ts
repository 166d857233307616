import { useEffect, useEffectEvent, useState } from 'react';
import { goalsWords } from '#strings/guidance/goals.ts';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showError } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { useGoalCache } from './use-goals.ts';

/**
 * Deletes goals with undo. The hook hides a deleted goal and sends the deletion when the list unmounts or the page is
 * left. Until then Undo only shows the goal again, with its id and progress.
 */
export function useGoalDeletion() {
  const goalCache = useGoalCache();
  const [deleted, setDeleted] = useState<readonly number[]>([]);
  const { mutate } = trpc.guidance.goals.remove.useMutation({
    onError: (error) => {
      // Another screen may have deleted the goal already.
      if (readServerError(error).status !== 404) showError(goalsWords.notDeleted);
    },
  });
  const send = useEffectEvent((remove: (id: number) => void) => {
    for (const id of deleted) {
      goalCache.drop(id);
      remove(id);
    }
    setDeleted([]);
  });
  useEffect(() => {
    // An ordinary request is cancelled with the page; a `keepalive` request is not.
    const onPageHide = () =>
      send((id) => void fetch(`/api/goals/${id}`, { method: 'DELETE', keepalive: true }).catch(() => {}));
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      send((id) => mutate({ id }));
    };
  }, [mutate]);
  return {
    isDeleted: (id: number) => deleted.includes(id),
    remove: (id: number) => setDeleted([...deleted, id]),
    undo: (id: number) => setDeleted(deleted.filter((other) => other !== id)),
  };
}
