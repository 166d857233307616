import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Returns whether the component is hydrated: false during prerendering and the first render of hydration. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
