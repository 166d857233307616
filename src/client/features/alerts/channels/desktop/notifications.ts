import { notificationWords as words } from '#strings/alerts/live.ts';
import { entryPath } from '../../../../../shared/guidance/entry-link.ts';
import type { LiveEvent } from '../../../../../shared/live.ts';
import { goTo, serviceWorkerReady } from '../../../../lib/browser/service-worker.ts';

const SHOWN_KEY = 'shown-notifications';
const SHOWN_KEPT = 30;
const DASHBOARD = '/dashboard';

type DesktopEvent = Extract<LiveEvent, { kind: 'notification' }>;

/** Returns whether this tab may show notifications. */
export function mayShowNotifications(): boolean {
  return 'Notification' in window && Notification.permission === 'granted';
}

/**
 * Asks for permission to show notifications, unless the member has already decided. Call it from a click, because browsers
 * ask only then (rules.md C26). Without notifications it logs a warning (product.md §8).
 */
export async function requestNotifications(): Promise<NotificationPermission | 'unsupported'> {
  if (!('Notification' in window)) {
    warnUnsupported();
    return 'unsupported';
  }
  return Notification.permission === 'default' ? Notification.requestPermission() : Notification.permission;
}

/**
 * Shows the notification of a desktop delivery in generic words, once per browser (decisions.md D25). Returns whether
 * this tab showed it.
 */
export async function showDesktopNotification({ deliveryId, contentType, entry }: DesktopEvent): Promise<boolean> {
  if (!('Notification' in window)) warnUnsupported();
  return (
    mayShowNotifications() && showOnce(deliveryId, words[contentType ?? 'test'], entry ? entryPath(entry) : DASHBOARD)
  );
}

/** Shows the notification of a delivery once per browser. Returns whether this tab showed it. */
export async function showOnce(deliveryId: number, title: string, url: string): Promise<boolean> {
  if (!(await isFirst(deliveryId))) return false;
  return showLocalNotification(title, `delivery-${deliveryId}`, url).then(
    () => true,
    () => false,
  );
}

/** Shows a notification that stays until the member presses or dismisses it. A press opens `url` (product.md §4, §9). */
export async function showLocalNotification(title: string, tag: string, url = DASHBOARD): Promise<void> {
  const options = { body: words.open, icon: '/icon-192.png', tag, requireInteraction: true, data: { url } };
  const registration = await serviceWorkerReady();
  // Phones need the service worker for notifications. It also handles the press.
  if (registration) return registration.showNotification(title, options);
  const notification = new Notification(title, options);
  notification.addEventListener('click', () => {
    window.focus();
    goTo(url);
    notification.close();
  });
}

function warnUnsupported(): void {
  // biome-ignore lint/suspicious/noConsole: product.md §8 asks for this warning
  console.warn('This browser does not support notifications.');
}

/** Returns true to the first tab of this browser that asks about a delivery, and false to all others. */
async function isFirst(deliveryId: number): Promise<boolean> {
  const remember = () => {
    try {
      const shown: unknown = JSON.parse(localStorage.getItem(SHOWN_KEY) ?? '[]');
      const known = Array.isArray(shown) ? shown : [];
      if (known.includes(deliveryId)) return false;
      localStorage.setItem(SHOWN_KEY, JSON.stringify([...known, deliveryId].slice(-SHOWN_KEPT)));
    } catch {
      // Without storage a second tab may show it again. The notification's tag dedupes it.
    }
    return true;
  };
  // Browsers provide locks only on https.
  return 'locks' in navigator ? navigator.locks.request(SHOWN_KEY, remember) : remember();
}
