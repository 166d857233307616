import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { LiveEvent } from '../../../../shared/live.ts';

// One connection per tab serves all listeners; live-link.ts opens it after the first screen is drawn.
const listeners = new Set<(event: LiveEvent) => void>();
const watchers = new Set<() => void>();
let up = false;

/** Listens to the server's events. An event may come twice: refetch because of it, and take no data from it. */
export function useLive(onEvent: (event: LiveEvent) => void): void {
  const hear = useEffectEvent(onEvent);
  useEffect(() => {
    const listener = (event: LiveEvent) => hear(event);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

/** Returns whether the stream is open, so that no screen has to poll. */
export function useLiveUp(): boolean {
  return useSyncExternalStore(
    (watch) => {
      watchers.add(watch);
      return () => void watchers.delete(watch);
    },
    () => up,
    () => false,
  );
}

/** For the connection alone: passes an event to the listeners. */
export function tellListeners(event: LiveEvent): void {
  for (const hear of [...listeners]) hear(event);
}

/** For the connection alone: stores whether the stream is open. */
export function tellUp(now: boolean): void {
  if (up === now) return;
  up = now;
  for (const watch of [...watchers]) watch();
}
