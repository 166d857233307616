import { unsubscribeBrowser } from '../browser/push-subscription.ts';
import { deleteStored } from './offline-database.ts';

/**
 * Deletes the stored answers and a member's queued completions, and ends the push subscription. Completions of another
 * member, whose session has ended, stay until that member signs in again.
 */
export async function clearLocalData(userId: number): Promise<void> {
  await Promise.allSettled([deleteStored('answers'), deleteStored('completions', userId), unsubscribeBrowser()]);
}
