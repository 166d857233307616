import { pushRowWords } from '#strings/channels/push/row.ts';
import { readSubscription, subscribeBrowser, unsubscribeBrowser } from '../../../../lib/browser/push-subscription.ts';
import { requestNotifications, showLocalNotification } from '../desktop/notifications.ts';
import { LOCAL_ONLY, type PushParts, type Subscription } from './push-steps.ts';

const FIRST_TAG = 'first-notification';

/** The state of push messages in this browser; `ios_tab` must install the site first (rules.md C26). */
export type BrowserStanding = 'subscribed' | 'not_subscribed' | 'local_only' | 'blocked' | 'ios_tab' | 'unsupported';

/** The browser's steps of switching push on; `publicKey` is the key of the site that may send to it. */
export function browserParts(publicKey: string): Omit<PushParts, 'register' | 'turnOn'> {
  return {
    isSupported,
    askPermission: requestNotifications,
    subscribe: () => subscribe(publicKey),
    unsubscribe: unsubscribeBrowser,
    showFirst: () => showLocalNotification(pushRowWords.first, FIRST_TAG),
  };
}

/** Reads how this browser stands with push messages. */
export async function readStanding(): Promise<BrowserStanding> {
  if (isIosTab()) return 'ios_tab';
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  if (!('PushManager' in window)) return 'local_only';
  const subscription = await readSubscription().catch(() => null);
  return subscription && Notification.permission === 'granted' ? 'subscribed' : 'not_subscribed';
}

/** Returns whether this is a Safari tab on an Apple phone or tablet, where only an installed site may notify. */
function isIosTab(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator;
  // An iPad calls itself a Mac.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
  return isIos && !window.matchMedia('(display-mode: standalone)').matches;
}

function isSupported(): boolean {
  return 'Notification' in window && 'serviceWorker' in navigator;
}

async function subscribe(publicKey: string): Promise<Subscription | null> {
  if (!('PushManager' in window)) return LOCAL_ONLY;
  return (await subscribeBrowser(publicKey))?.toJSON() ?? null;
}
