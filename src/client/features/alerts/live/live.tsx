import { useEffect, useEffectEvent } from 'react';
import type { LiveEvent } from '../../../../shared/live.ts';
import { createStore, useStore } from '../../../lib/store.ts';

// One connection per tab serves all listeners; live-link.ts opens it after the first screen is drawn.
const listeners = new Set<(event: LiveEvent) => void>();

/** For the connection alone: whether the stream is open. */
export const streamIsUp = createStore(false);

/** Returns whether the stream is open, so that no screen has to poll. */
export const useLiveUp = (): boolean => useStore(streamIsUp, false);

/** Listens to the server's events. An event may come twice: refetch because of it, and take no data from it. */
export function useLive(onEvent: (event: LiveEvent) => void): void {
  const hear = useEffectEvent(onEvent);
  useEffect(() => {
    const listener = (event: LiveEvent) => hear(event);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

/** For the connection alone: passes an event to the listeners. */
export function tellListeners(event: LiveEvent): void {
  for (const hear of [...listeners]) hear(event);
}
