import { unsubscribeBrowser } from '../browser/push-subscription.ts';
import { dropAll } from './offline-store.ts';

/** Clears what storage alone does not hold: answers and completions kept for offline, and the push subscription. */
export async function clearLocalData(): Promise<void> {
  await Promise.allSettled([dropAll('answers', 'completions'), unsubscribeBrowser()]);
}
