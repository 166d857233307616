import { useEffect, useEffectEvent, useRef } from 'react';
import type { LiveEvent } from '../../../shared/live.ts';
import { createExternalStore, useExternalStore } from '../external-store.ts';

// One connection per tab serves all listeners. open-live-stream.ts opens it after the first render.
const listeners = new Set<(event: LiveEvent) => void>();

/** Whether the stream is open. Only the connection writes it. */
export const streamIsUp = createExternalStore(false);

/** Returns whether the stream is open. */
export const useLiveStreamUp = (): boolean => useExternalStore(streamIsUp, false);

/** Listens to the server's events. An event may arrive twice, so refetch instead of taking data from it. */
export function useLiveEvents(onEvent: (event: LiveEvent) => void): void {
  const handle = useEffectEvent(onEvent);
  useEffect(() => {
    const listener = (event: LiveEvent) => handle(event);
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, []);
}

/** Refetches after events about what the screen shows, `delay` milliseconds after the last event of a burst. */
export function useLiveRefetch(needsRefetch: (event: LiveEvent) => boolean, refetch: () => void, delay = 0): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refetchNow = useEffectEvent(refetch);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLiveEvents((event) => {
    if (!needsRefetch(event)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => refetchNow(), delay);
  });
}

/** Passes an event to all listeners. Only the connection calls it. */
export function notifyListeners(event: LiveEvent): void {
  for (const listener of [...listeners]) listener(event);
}
