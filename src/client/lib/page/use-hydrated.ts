import { useExternalStore } from '../external-store.ts';

const hydrated = { get: () => true, subscribe: () => () => undefined };

/** Returns whether the component is hydrated: false during prerendering and the first render of hydration. */
export const useHydrated = (): boolean => useExternalStore(hydrated, false);
