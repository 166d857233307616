import { useEffect, useState } from 'react';
import { useHydrated } from '../../lib/page/use-hydrated.ts';

/** A part of the page in its own chunk. */
interface Part {
  preload(): Promise<unknown>;
}

/**
 * Preloads parts at the top of a screen, and returns whether they have loaded or failed. A part that arrived later would
 * move what is below it. `parts` is null until they are known; parts that become needed later do not count. A page that the
 * server rendered already contains them.
 */
export function usePreloadedParts(parts: readonly Part[] | null): boolean {
  const isHydrated = useHydrated();
  const [ready, setReady] = useState(!isHydrated);
  const isWaiting = !ready && parts !== null;
  useEffect(() => {
    if (isWaiting) void Promise.all(parts.map((part) => part.preload())).then(() => setReady(true));
  });
  return ready;
}
