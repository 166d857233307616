import { useEffect, useEffectEvent, useRef } from 'react';
import type { LiveEvent } from '../../../../shared/live.ts';
import { useLive } from '../live/live.tsx';

const GATHER_MS = 250;

/** Calls back once for whatever is told in one breath and changes the inbox. */
export function useInboxEvents(onChange: () => void): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const change = useEffectEvent(onChange);
  useEffect(() => () => clearTimeout(timer.current), []);
  useLive((event) => {
    if (!concernsInbox(event)) return;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => change(), GATHER_MS);
  });
}

function concernsInbox({ kind }: LiveEvent): boolean {
  return kind === 'guidance' || kind === 'delivery' || kind === 'notification' || kind === 'attention';
}
