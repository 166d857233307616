import { use, useSyncExternalStore } from 'react';
import { PrerenderedStateContext } from '../page/prerendered-state.ts';

const MINUTE_MS = 60_000;

const watchers = new Set<() => void>();
let now = new Date(0);
let timer: ReturnType<typeof setTimeout> | undefined;

const minuteOf = (time: number) => Math.floor(time / MINUTE_MS);

/** Returns the same Date for all calls within one minute. */
function readNow(): Date {
  const time = Date.now();
  if (minuteOf(time) !== minuteOf(now.getTime())) now = new Date(time);
  return now;
}

function tick(): void {
  clearTimeout(timer);
  if (document.hidden) return;
  for (const watch of [...watchers]) watch();
  timer = setTimeout(tick, MINUTE_MS - (Date.now() % MINUTE_MS) + 20);
}

function watchTime(watch: () => void): () => void {
  watchers.add(watch);
  if (watchers.size === 1) {
    tick();
    document.addEventListener('visibilitychange', tick);
  }
  return () => {
    watchers.delete(watch);
    if (watchers.size > 0) return;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', tick);
  };
}

/** Returns the time, updated every minute while the page is visible. Hydration starts with the time of rendering. */
export function useNow(): Date {
  const { at } = use(PrerenderedStateContext);
  return useSyncExternalStore(watchTime, readNow, () => at);
}
