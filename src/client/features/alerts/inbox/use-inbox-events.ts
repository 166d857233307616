import { useEffect, useEffectEvent, useRef } from 'react';
import type { LiveEvent } from '../../../../shared/live.ts';
import { useLiveEvents } from '../../../lib/calls/live-events.ts';

const DEBOUNCE_MS = 250;

/** Calls back after events that change the inbox, once for a burst of events. */
export function useInboxEvents(onChange: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = useEffectEvent(onChange);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLiveEvents((event) => {
    if (!changesInbox(event)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change(), DEBOUNCE_MS);
  });
}

function changesInbox({ kind }: LiveEvent): boolean {
  return kind === 'guidance' || kind === 'delivery' || kind === 'notification' || kind === 'attention';
}
