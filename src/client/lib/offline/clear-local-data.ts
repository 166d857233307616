import { unsubscribeBrowser } from '../browser/push-subscription.ts';
import { deleteAll } from './offline-database.ts';

/** Deletes the stored answers and completions, and ends the push subscription. */
export async function clearLocalData(): Promise<void> {
  await Promise.allSettled([deleteAll('answers', 'completions'), unsubscribeBrowser()]);
}
