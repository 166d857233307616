import { use, useSyncExternalStore } from 'react';
import { FirstLookContext } from '../page/first-look.ts';

const MINUTE_MS = 60_000;

const watchers = new Set<() => void>();
let now = new Date(0);
let timer: ReturnType<typeof setTimeout> | undefined;

const minuteOf = (time: number) => Math.floor(time / MINUTE_MS);

/** The time as it was when its minute was first asked for. */
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

/** The time, to the minute, while the screen is looked at; in a page drawn elsewhere at first the time of its drawing. */
export function useNow(): Date {
  const { at } = use(FirstLookContext);
  return useSyncExternalStore(watchTime, readNow, () => at);
}
