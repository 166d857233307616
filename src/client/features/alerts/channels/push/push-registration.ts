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
 * Tells the server to send push messages for a member to this browser; `again` at its start, without the member's wish.
 * Returns whether the member removed this browser elsewhere.
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

// Registering and forgetting run one after the other, so that no registration ends after the sign-out that forgets it.
let last: Promise<unknown> = Promise.resolve();
let leaving = false;

function inTurn(work: () => Promise<void>): Promise<void> {
  const turn = last.then(work);
  last = turn.catch(() => undefined);
  return turn;
}

/**
 * Registers this browser's subscription again at each start, and subscribes anew where the site has other keys by now
 * (rules.md C25). Where the member has switched push off or removed this browser elsewhere, it removes its subscription
 * instead.
 */
export function registerAgain(client: Api, userId: number): Promise<void> {
  return inTurn(async () => {
    await whenCleared();
    const subscription = await readSubscription();
    if (!subscription || leaving || readUserId() !== userId) return;
    const { alertMethods } = await client.alerts.getPreferences.query({ userId });
    if (!alertMethods.includes('push')) return unsubscribeBrowser();
    const { publicKey } = await client.alerts.push.key.query();
    const current = isForKey(subscription, publicKey) ? subscription : await subscribeBrowser(publicKey);
    if (!current) return;
    const { removed } = await registerBrowser(client, userId, current.toJSON(), true);
    if (!removed) return;
    await unsubscribeBrowser();
    await client.alerts.push.unsubscribe.mutate({ userId, endpoint: current.endpoint });
  });
}

/** Tells the server before the sign-out that this browser takes no more push messages for the member. */
export function forgetBrowser(client: Api, userId: number): Promise<void> {
  leaving = true;
  return inTurn(async () => {
    const endpoint = (await readSubscription())?.endpoint;
    if (endpoint) await client.alerts.push.unsubscribe.mutate({ userId, endpoint });
  });
}

/** Ends the forgetting once the sign-out has succeeded or failed. */
export function endForgetting(): void {
  leaving = false;
}
