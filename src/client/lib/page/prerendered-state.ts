import { createContext } from 'react';

/** The state that a page was prerendered with. Hydration renders the same state first. */
export interface PrerenderedState {
  /** The signed-in member, or null for a visitor. */
  userId: number | null;
  /** True if nobody had signed in from this browser, on a site with open registration. */
  isNewcomer: boolean;
  /** The time of rendering. */
  at: Date;
}

export const PrerenderedStateContext = createContext<PrerenderedState>({
  userId: null,
  isNewcomer: false,
  at: new Date(0),
});
