import { createContext, useSyncExternalStore } from 'react';

/** The state that a page was prerendered with. Hydration renders the same state first. */
export interface FirstRender {
  /** The signed-in member, or null for a visitor. */
  userId: number | null;
  /** True if nobody had signed in from this browser, on a site with open registration. */
  isNewcomer: boolean;
  /** The time of rendering. */
  at: Date;
}

export const FirstRenderContext = createContext<FirstRender>({ userId: null, isNewcomer: false, at: new Date(0) });

const never = () => () => undefined;

/** Returns whether the component is hydrated: false during prerendering and the first render of hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
