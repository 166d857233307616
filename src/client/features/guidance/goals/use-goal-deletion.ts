import { useEffect, useRef, useState } from 'react';
import { goalsWords } from '#strings/guidance/goals.ts';
import { readServerError } from '../../../lib/calls/server-error.ts';
import { showError } from '../../../lib/notices.ts';
import { trpc } from '../../../trpc.ts';
import { useKeepGoals } from './use-goals.ts';

const UNDO_MS = 10_000;

type Timer = ReturnType<typeof setTimeout>;
/** `undoable` shows the way back; `leaving` is on its way to the server and no longer shown. */
type State = 'undoable' | 'leaving';

/**
 * Deleting with a way back. A goal is taken off the screen at once and off the server when the way back closes: after
 * ten seconds, with the drawer, or with the page. Undo only has to leave it alone, so that it comes back with all it
 * was made of; and whatever goes wrong in between, the goal is still there.
 */
export function useGoalDeletion() {
  const keep = useKeepGoals();
  const [states, setStates] = useState<ReadonlyMap<number, State>>(new Map());
  const timers = useRef(new Map<number, Timer | null>());

  const setState = (id: number, state: State | null) =>
    setStates((known) => {
      const next = new Map(known);
      if (state) next.set(id, state);
      else next.delete(id);
      return next;
    });
  const { mutate } = trpc.guidance.goals.remove.useMutation({
    onSuccess: (_answer, { id }) => {
      keep.drop(id);
    },
    onError: (error, { id }) => {
      // Gone is gone, whoever did it.
      if (readServerError(error).status === 404) keep.drop(id);
      else showError(goalsWords.notDeleted);
    },
    onSettled: (_answer, _error, { id }) => setState(id, null),
  });

  /** Stops the time of a goal that can still come back; false where it cannot. */
  const settle = (id: number): boolean => {
    clearTimeout(timers.current.get(id) ?? undefined);
    return timers.current.delete(id);
  };
  const send = (id: number) => {
    if (!settle(id)) return;
    setState(id, 'leaving');
    mutate({ id });
  };
  const run = (id: number) => {
    clearTimeout(timers.current.get(id) ?? undefined);
    timers.current.set(
      id,
      setTimeout(() => latest.current.send(id), UNDO_MS),
    );
  };
  const finish = () => {
    for (const id of [...timers.current.keys()]) send(id);
  };
  // A page that goes takes an ordinary request with it; this one outlives it.
  const leave = () => {
    for (const id of [...timers.current.keys()]) {
      settle(id);
      setState(id, null);
      keep.drop(id);
      void fetch(`/api/goals/${id}`, { method: 'DELETE', keepalive: true }).catch(() => {});
    }
  };

  const latest = useRef({ send, finish, leave });
  useEffect(() => {
    latest.current = { send, finish, leave };
  });
  useEffect(() => {
    const onPageHide = () => latest.current.leave();
    window.addEventListener('pagehide', onPageHide);
    return () => {
      window.removeEventListener('pagehide', onPageHide);
      latest.current.finish();
    };
  }, []);

  return {
    stateOf: (id: number): State | null => states.get(id) ?? null,
    begin(id: number) {
      setState(id, 'undoable');
      run(id);
    },
    undo(id: number) {
      if (settle(id)) setState(id, null);
    },
    /** The time stands still while somebody is at the way back. */
    hold(id: number) {
      if (!timers.current.has(id)) return;
      clearTimeout(timers.current.get(id) ?? undefined);
      timers.current.set(id, null);
    },
    release(id: number) {
      if (timers.current.has(id)) run(id);
    },
    finish,
  };
}

export type GoalDeletion = ReturnType<typeof useGoalDeletion>;
