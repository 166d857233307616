import { createContext, startTransition, use, useEffect, useState } from 'react';

/** Whether the page is hydrated. `Providers` sets it. */
export const HydratedContext = createContext(true);

/** Returns whether the page is hydrated: false during prerendering and the first render of hydration. */
export const useHydrated = (): boolean => use(HydratedContext);

/**
 * Returns the value for {@link HydratedContext}: false for a prerendered page until its first effects, else true. What
 * depends on it renders in a transition, in short tasks between which the browser can answer a press.
 */
export function useHydration(isPrerendered: boolean): boolean {
  const [isHydrated, setHydrated] = useState(!isPrerendered);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  return isHydrated;
}
