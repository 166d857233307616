import { useLocationProperty } from 'wouter/use-browser-location';
import { ENTRY_ANCHOR } from '../../../../shared/guidance/entry-link.ts';

/** Returns the id of the entry that the URL's fragment links to; null without one. */
export function useLinkedId(): number | null {
  const anchor = useLocationProperty(
    () => window.location.hash.slice(1),
    () => '',
  );
  return ENTRY_ANCHOR.test(anchor) ? Number(anchor.split('-')[1]) : null;
}
