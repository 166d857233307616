import { serviceWorkerReady } from './service-worker.ts';

/** This browser's push subscription; null where it has none. */
export async function readSubscription(): Promise<PushSubscription | null> {
  const registration = await serviceWorkerReady();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Takes this browser's subscription back, where it has one: its push service then refuses every message to it. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await readSubscription())?.unsubscribe();
}
