import { useEffect } from 'react';

/**
 * Marks the root element with `data-ready` once a screen answers presses: it is hydrated, or rendered by the browser.
 * Journeys wait for this attribute, and a monitor may measure when it appears.
 */
export function MarkReady(): null {
  useEffect(() => {
    const root = document.getElementById('root');
    if (root) root.dataset.ready = '';
  }, []);
  return null;
}
