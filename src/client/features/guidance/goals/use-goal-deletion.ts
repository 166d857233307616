import { useEffect, useEffectEvent, useState } from 'react';
import { goalsWords } from '#strings/guidance/goals.ts';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showError } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { useKeepGoals } from './use-goals.ts';

/**
 * Deleting goals with a way back. A goal is taken off the server when the list of goals or the page is left. Until then
 * Undo only has to leave it alone, so that it comes back with all it was made of.
 */
export function useGoalDeletion() {
  const keep = useKeepGoals();
  const [deleted, setDeleted] = useState<readonly number[]>([]);
  const { mutate } = trpc.guidance.goals.remove.useMutation({
    onError: (error) => {
      // Another screen may have deleted the goal already.
      if (readServerError(error).status !== 404) showError(goalsWords.notDeleted);
    },
  });
  const send = useEffectEvent((remove: (id: number) => void) => {
    for (const id of deleted) {
      keep.drop(id);
      remove(id);
    }
    setDeleted([]);
  });
  useEffect(() => {
    // A page that goes takes an ordinary request with it; this one outlives it.
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
