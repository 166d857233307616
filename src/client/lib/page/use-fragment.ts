import { useLocationProperty } from 'wouter/use-browser-location';

/** Returns the fragment of the URL, with its `#`; empty without one and while the page is prerendered. */
export const useFragment = (): string =>
  useLocationProperty(
    () => window.location.hash,
    () => '',
  );
