import { createContext, useSyncExternalStore } from 'react';

/** What the first picture of a page rests on, where the page was drawn elsewhere: the browser goes on from the same. */
export interface FirstLook {
  /** Who was signed in; null for a visitor. */
  userId: number | null;
  /** Whether nobody had signed in from this browser by then, on a site that anybody may join. */
  isNewcomer: boolean;
  /** When it was drawn. */
  at: Date;
}

export const FirstLookContext = createContext<FirstLook>({ userId: null, isNewcomer: false, at: new Date(0) });

const never = () => () => undefined;

/** Whether this part of the page is hydrated: what the server cannot know, or has no styles for, is rendered then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
