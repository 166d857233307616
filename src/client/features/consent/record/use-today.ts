import { useSyncExternalStore } from 'react';
import { browserTimeZone } from '../../../lib/time/browser-time-zone.ts';
import { localDateOf } from '../../../lib/time/dates.ts';

/** The reader's own date (`YYYY-MM-DD`); null while a page that was made ahead of the visit comes alive. */
export function useToday(): string | null {
  return useSyncExternalStore(followVisits, today, () => null);
}

const today = () => localDateOf(new Date(), browserTimeZone());

// Somebody who comes back to the page tomorrow finds tomorrow's date.
function followVisits(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
