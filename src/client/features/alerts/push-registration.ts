import { readSubscription, unsubscribeBrowser } from '../../lib/push-subscription.ts';
import { whenCleared } from '../../lib/session.ts';
import type { trpc } from '../../trpc.ts';

type Api = ReturnType<typeof trpc.useUtils>['client'];

/** Tells the server to send push messages for a member to this browser. */
export async function registerBrowser(client: Api, userId: number, subscription: PushSubscriptionJSON): Promise<void> {
  const { endpoint = '', expirationTime, keys: { p256dh = '', auth = '' } = {} } = subscription;
  await client.alerts.push.subscribe.mutate({ userId, endpoint, expirationTime, keys: { p256dh, auth } });
}

/**
 * Registers this browser's subscription once more, at each start (rules.md C25). A browser whose member has switched
 * push off elsewhere takes its subscription back instead.
 */
export async function registerAgain(client: Api, userId: number): Promise<void> {
  await whenCleared();
  const subscription = await readSubscription();
  if (!subscription) return;
  const { alertMethods } = await client.alerts.getPreferences.query({ userId });
  if (alertMethods.includes('push')) await registerBrowser(client, userId, subscription.toJSON());
  else await unsubscribeBrowser();
}

/** Tells the server, while the session still holds, that this browser takes no more push messages for the member. */
export async function forgetBrowser(client: Api, userId: number): Promise<void> {
  const endpoint = (await readSubscription())?.endpoint;
  if (endpoint) await client.alerts.push.unsubscribe.mutate({ userId, endpoint });
}
