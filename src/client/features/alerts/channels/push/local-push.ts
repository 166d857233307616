import { notificationWords as words } from '#strings/alerts/live.ts';
import { isShownByTabs } from '../../../../../shared/channels/channels.ts';
import { entryPath } from '../../../../../shared/guidance/entry-link.ts';
import type { LiveEvent } from '../../../../../shared/live.ts';
import type { trpc } from '../../../../trpc.ts';
import { mayShowNotifications, showOnce } from '../desktop/notifications.ts';

type Api = ReturnType<typeof trpc.useUtils>['client'];

/** Returns whether this browser has no push service, so only open pages can show push here (product.md §7). */
export function isLocalOnly(): boolean {
  return !('PushManager' in window);
}

/**
 * Shows guidance that has just come, where this browser has no push service and the member has push switched on. A pause of
 * push holds it back, and desktop notifications, where they are on, show it themselves.
 */
export async function showGuidanceLocally(
  client: Api,
  userId: number,
  { deliveryId, contentType, entryId: id, isDev }: Extract<LiveEvent, { kind: 'guidance' }>,
): Promise<void> {
  if (!isLocalOnly() || !mayShowNotifications()) return;
  const [{ methods }, { pauses }] = await Promise.all([
    client.alerts.getPreferences.query({ userId }),
    client.alerts.pauses.list.query({ userId }),
  ]);
  // A pause is not in the state of a method that waits for a browser.
  if (pauses.some(({ what }) => what === 'push')) return;
  // The server knows no browser of this kind, so for it the method waits for one.
  const isOn = methods.some(
    ({ method, state }) => method === 'push' && ['needs_verification', 'ready'].includes(state),
  );
  const isShown = methods.some(({ method, state }) => isShownByTabs(method) && state === 'ready');
  if (isOn && !isShown) await showOnce(deliveryId, words[contentType], entryPath({ id, isDev }));
}
