import type { LiveEvent } from '../../../../shared/live.ts';
import { useLiveRefetch } from '../../../lib/calls/live-events.ts';

const DEBOUNCE_MS = 250;

/** Calls back after events that change the inbox, once for a burst of events. */
export const useInboxEvents = (onChange: () => void): void => useLiveRefetch(changesInbox, onChange, DEBOUNCE_MS);

function changesInbox({ kind }: LiveEvent): boolean {
  return kind === 'guidance' || kind === 'delivery' || kind === 'notification' || kind === 'attention';
}
