import { useLocationProperty } from 'wouter/use-browser-location';

// When an entry's drawer closes, the focus returns to its button, or to its title when the button is gone.
export const entryTitleId = (id: number) => `guidance-${id}`;
export const completeButtonId = (id: number) => `complete-${id}`;

/** Matches the fragment of a URL that leads to an entry. */
export const ENTRY_ANCHOR = /^guidance-\d+$/;

/** Returns the id of the entry that the URL's fragment links to; null without one. */
export function useLinkedId(): number | null {
  const anchor = useLocationProperty(
    () => window.location.hash.slice(1),
    () => '',
  );
  return ENTRY_ANCHOR.test(anchor) ? Number(anchor.split('-')[1]) : null;
}
