import { notificationWords } from '#strings/alerts/live.ts';
import {
  isForKey,
  readSubscription,
  subscribeBrowser,
  unsubscribeBrowser,
} from '../../../../lib/browser/push-subscription.ts';
import { readUserId, whenCleared } from '../../../../lib/session/session.ts';
import type { trpc } from '../../../../trpc.ts';

type Api = ReturnType<typeof trpc.useUtils>['client'];

/**
 * Registers this browser's subscription on the server. `again` is true at an app start, when the member did not ask for it.
 * Returns whether the member removed this browser on another one.
 */
export async function registerBrowser(
  client: Api,
  userId: number,
  subscription: PushSubscriptionJSON,
  again = false,
): Promise<{ removed: boolean }> {
  const { endpoint = '', expirationTime, keys: { p256dh = '', auth = '' } = {} } = subscription;
  return client.alerts.push.subscribe.mutate({ userId, endpoint, expirationTime, keys: { p256dh, auth }, again });
}

// Registering and unregistering run one after the other, so that no registration ends after the sign-out.
let last: Promise<unknown> = Promise.resolve();
let isSigningOut = false;

function inSequence(work: () => Promise<void>): Promise<void> {
  const run = last.then(work);
  last = run.catch(() => undefined);
  return run;
}

/**
 * Registers this browser's subscription again at each app start, and replaces it when the site's keys have changed
 * (rules.md C25). It unsubscribes instead when the member switched push off or removed this browser on another one.
 */
export function registerAgain(client: Api, userId: number): Promise<void> {
  return inSequence(async () => {
    await whenCleared();
    const subscription = await readSubscription();
    if (!subscription || isSigningOut || readUserId() !== userId) return;
    const { alertMethods } = await client.alerts.getPreferences.query({ userId });
    if (!alertMethods.includes('push')) return unsubscribeBrowser();
    const { publicKey } = await client.alerts.push.key.query();
    const current = isForKey(subscription, publicKey)
      ? subscription
      : await subscribeBrowser(publicKey, notificationWords);
    if (!current) return;
    const { removed } = await registerBrowser(client, userId, current.toJSON(), true);
    if (!removed) return;
    await unsubscribeBrowser();
    await client.alerts.push.unsubscribe.mutate({ userId, endpoint: current.endpoint });
  });
}

/** Unregisters this browser's subscription on the server before the sign-out, and blocks new registrations. */
export function unregisterBrowser(client: Api, userId: number): Promise<void> {
  isSigningOut = true;
  return inSequence(async () => {
    const endpoint = (await readSubscription())?.endpoint;
    if (endpoint) await client.alerts.push.unsubscribe.mutate({ userId, endpoint });
  });
}

/** Allows registrations again after the sign-out has succeeded or failed. */
export function allowRegistration(): void {
  isSigningOut = false;
}
