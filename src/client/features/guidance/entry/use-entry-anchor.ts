import { useLocationProperty } from 'wouter/use-browser-location';
import { entryOfAnchor } from './entry-ids.ts';

/** Returns the id of the entry whose card the address leads to, as the links of the inbox do; null without one. */
export function useEntryAnchor(): number | null {
  return entryOfAnchor(
    useLocationProperty(
      () => window.location.hash,
      () => '',
    ),
  );
}
