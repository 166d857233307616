import { useEffect, useState } from 'react';
import { pushRowWords as words } from '#strings/channels/push/row.ts';
import { readSubscription, subscribeBrowser, unsubscribeBrowser } from '../../../../lib/browser/push-subscription.ts';
import { tellFailure } from '../../../../lib/calls/tell-failure.ts';
import { showError, showSuccess } from '../../../../lib/notices.ts';
import { trpc } from '../../../../trpc.ts';
import { useMember } from '../../../auth/member.tsx';
import { useStorePreferences } from '../../preferences/use-store-preferences.ts';
import { requestNotifications, showLocalNotification } from '../desktop/notifications.ts';
import { registerBrowser } from './push-registration.ts';
import { enablePush, LOCAL_ONLY } from './push-steps.ts';

const FIRST_TAG = 'first-notification';

/** The state of push messages in this browser; `ios_tab` must install the site first (rules.md C26). */
export type BrowserStanding = 'subscribed' | 'not_subscribed' | 'local_only' | 'blocked' | 'ios_tab' | 'unsupported';

/** Returns the state of push in this browser, and switches it on and off. Both take effect at once (product.md §4). */
export function usePush() {
  const { account } = useMember();
  const userId = account.id;
  const { client } = trpc.useUtils();
  const key = trpc.alerts.push.key.useQuery();
  const store = useStorePreferences();
  const [standing, setStanding] = useState<BrowserStanding | null>(null);
  const [busy, setBusy] = useState<'on' | 'off' | null>(null);
  const refresh = async () => setStanding(await readStanding());
  useEffect(() => void readStanding().then(setStanding), []);

  /** Switches push alone; the other methods stay as they are saved, even where this page shows older ones. */
  const save = async (on: boolean) => {
    store(await client.alerts.changePreferences.mutate({ userId, switches: { push: on } }));
  };

  const turnOn = async () => {
    setBusy('on');
    const publicKey = key.data?.publicKey ?? (await client.alerts.push.key.query().catch(() => null))?.publicKey;
    const outcome = publicKey
      ? await enablePush({
          isSupported,
          askPermission: requestNotifications,
          subscribe: async () =>
            'PushManager' in window ? ((await subscribeBrowser(publicKey))?.toJSON() ?? null) : LOCAL_ONLY,
          unsubscribe: unsubscribeBrowser,
          register: async (subscription) => void (await registerBrowser(client, userId, subscription)),
          showFirst: () => showLocalNotification(words.first, FIRST_TAG),
          turnOn: () => save(true),
        })
      : 'failed';
    await refresh();
    setBusy(null);
    if (outcome === 'enabled') showSuccess(words.enabled);
    else showError(words[outcome]);
  };

  const turnOff = async () => {
    setBusy('off');
    try {
      await save(false);
      // The server sends to none of the member's browsers now; removing this subscription only tidies up.
      await client.alerts.push.unsubscribe.mutate({ userId });
      await unsubscribeBrowser().catch(() => undefined);
      showSuccess(words.disabled);
    } catch (error) {
      tellFailure(words.endFailed)(error);
    }
    await refresh();
    setBusy(null);
  };

  return { standing, busy, turnOn, turnOff, refresh };
}

/** Reads how this browser stands with push messages. */
async function readStanding(): Promise<BrowserStanding> {
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
