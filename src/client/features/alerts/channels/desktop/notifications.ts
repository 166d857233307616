import { notificationWords as words } from '#strings/alerts/live.ts';
import type { LiveEvent } from '../../../../../shared/live.ts';
import { goTo, serviceWorkerReady } from '../../../../lib/browser/service-worker.ts';

const SHOWN_KEY = 'shown-notifications';
const SHOWN_KEPT = 30;
const DASHBOARD = '/dashboard';

type DesktopEvent = Extract<LiveEvent, { kind: 'notification' }>;

/** Whether this tab may show notifications at all. */
export function mayShowNotifications(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

/**
 * Asks for permission to show notifications, unless the member has answered before. Browsers ask only from a click
 * (rules.md C26). A browser without notifications gets a warning in its console (product.md §8).
 */
export async function requestNotifications(): Promise<NotificationPermission | 'unsupported'> {
  if (!('Notification' in window)) {
    warnUnsupported();
    return 'unsupported';
  }
  return Notification.permission === 'default' ? Notification.requestPermission() : Notification.permission;
}

/** Shows the notification of a desktop delivery, once in this browser and in generic words (decisions.md D25). */
export function showDesktopNotification({ deliveryId, contentType }: DesktopEvent): void {
  if (!('Notification' in window)) warnUnsupported();
  else if (mayShowNotifications() && isFirst(deliveryId))
    void showLocalNotification(words[contentType ?? 'test'], `delivery-${deliveryId}`);
}

/** Shows a notification that stays until the member answers it; pressed, it leads to the dashboard (product.md §4, §9). */
export async function showLocalNotification(title: string, tag: string): Promise<void> {
  const options = { body: words.open, icon: '/icon-192.png', tag, requireInteraction: true, data: { url: DASHBOARD } };
  const registration = await serviceWorkerReady();
  // Phones show notifications only through the service worker, which also handles the press.
  if (registration) return registration.showNotification(title, options);
  const notification = new Notification(title, options);
  notification.addEventListener('click', () => {
    window.focus();
    goTo(DASHBOARD);
    notification.close();
  });
}

function warnUnsupported(): void {
  // biome-ignore lint/suspicious/noConsole: product.md §8 asks for this warning
  console.warn('This browser does not support notifications.');
}

/** Whether no tab of this browser has shown a delivery before; two at the same moment share the notification's tag. */
function isFirst(deliveryId: number): boolean {
  try {
    const shown: unknown = JSON.parse(localStorage.getItem(SHOWN_KEY) ?? '[]');
    const known = Array.isArray(shown) ? shown : [];
    if (known.includes(deliveryId)) return false;
    localStorage.setItem(SHOWN_KEY, JSON.stringify([...known, deliveryId].slice(-SHOWN_KEPT)));
  } catch {
    // Without storage a second tab may show it again.
  }
  return true;
}
