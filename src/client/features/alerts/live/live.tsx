import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import type { LiveEvent } from '../../../../shared/live.ts';

// One connection per tab, whoever listens; live-link.ts opens it once the screen stands.
const listeners = new Set<(event: LiveEvent) => void>();
const watchers = new Set<() => void>();
let up = false;

/** Hears what the server says as it happens. An event may come twice, and is a reason to look, not an answer. */
export function useLive(onEvent: (event: LiveEvent) => void): void {
  const hear = useEffectEvent(onEvent);
  useEffect(() => {
    const listener = (event: LiveEvent) => hear(event);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

/** Whether the stream stands, so that nothing need be asked for by the clock. */
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

/** For the connection alone: passes on what it heard. */
export function tellListeners(event: LiveEvent): void {
  for (const hear of [...listeners]) hear(event);
}

/** For the connection alone: says whether it stands. */
export function tellUp(now: boolean): void {
  if (up === now) return;
  up = now;
  for (const watch of [...watchers]) watch();
}
