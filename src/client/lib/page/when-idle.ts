import { startTransition, useEffect, useState } from 'react';

/**
 * Runs work after the page has loaded and the browser is idle, at most two seconds later. Returns the function that
 * cancels it.
 */
export function whenIdle(work: () => void): () => void {
  let cancel = () => window.removeEventListener('load', begin);
  const begin = () => {
    if ('requestIdleCallback' in window) {
      const ticket = requestIdleCallback(work, { timeout: 2_000 });
      cancel = () => cancelIdleCallback(ticket);
    } else {
      const ticket = setTimeout(work);
      cancel = () => clearTimeout(ticket);
    }
  };
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
  return () => cancel();
}

/** Returns whether the browser has been idle since the first render. It changes in a transition, so presses come first. */
export function useIsIdle(): boolean {
  const [isIdle, setIsIdle] = useState(false);
  useEffect(() => whenIdle(() => startTransition(() => setIsIdle(true))), []);
  return isIdle;
}
