import { type NotificationWords, registerServiceWorker, serviceWorkerReady } from './service-worker.ts';

// The longest wait for a service worker to start, in milliseconds.
const WORKER_MS = 10_000;

/** Returns this browser's push subscription, or null if it has none. */
export async function readSubscription(): Promise<PushSubscription | null> {
  const registration = await serviceWorkerReady();
  return (await registration?.pushManager?.getSubscription()) ?? null;
}

/** Ends this browser's push subscription, if it has one. Its push service then refuses every message to it. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await readSubscription())?.unsubscribe();
}

/**
 * Subscribes this browser to push messages with the site's public key, and first registers the service worker with these
 * words if it is not there. Returns null if the browser creates no subscription.
 */
export async function subscribeBrowser(publicKey: string, words: NotificationWords): Promise<PushSubscription | null> {
  if (!(await serviceWorkerReady())) await registerServiceWorker(words);
  const { pushManager } = await withinTime(navigator.serviceWorker.ready, WORKER_MS);
  const options = { userVisibleOnly: true, applicationServerKey: publicKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    // A browser refuses another key until its old subscription is removed.
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}

/** Returns whether a subscription uses a key. True if the browser does not report the key. */
export function isForKey({ options }: Pick<PushSubscription, 'options'>, publicKey: string): boolean {
  const key = options?.applicationServerKey;
  if (!key) return true;
  const own = btoa(String.fromCharCode(...new Uint8Array(key)));
  return own.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '') === publicKey;
}

function withinTime<T>(promise: Promise<T>, ms: number): Promise<T> {
  return Promise.race([
    promise,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('it took too long')), ms)),
  ]);
}
