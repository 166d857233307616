import { useEffect, useState } from 'react';
import { notificationWords } from '#strings/alerts/live.ts';
import { pushRowWords as words } from '#strings/channels/push/row.ts';
import { readSubscription, subscribeBrowser, unsubscribeBrowser } from '../../../../lib/browser/push-subscription.ts';
import { showCallError } from '../../../../lib/calls/show-call-error.ts';
import { currentLanguage } from '../../../../lib/language.ts';
import { showError, showSuccess } from '../../../../lib/toasts.ts';
import { trpc } from '../../../../trpc.ts';
import { useMember } from '../../../member/member-context.tsx';
import { useStorePreferences } from '../../use-store-preferences.ts';
import { requestNotifications, showLocalNotification } from '../desktop/notifications.ts';
import { isLocalOnly } from './local-push.ts';
import { registerBrowser } from './push-registration.ts';
import { enablePush, LOCAL_ONLY } from './push-steps.ts';

const FIRST_TAG = 'first-notification';

/** The state of push in this browser. In an `ios_tab` the member must install the site first (rules.md C26). */
export type BrowserState = 'subscribed' | 'not_subscribed' | 'local_only' | 'blocked' | 'ios_tab' | 'unsupported';

/** Returns the state of push in this browser, and functions that switch it on and off at once (product.md §4). */
export function usePush() {
  const { account } = useMember();
  const userId = account.id;
  const { client } = trpc.useUtils();
  const key = trpc.alerts.push.key.useQuery();
  const store = useStorePreferences();
  const [browserState, setBrowserState] = useState<BrowserState | null>(null);
  const [busy, setBusy] = useState<'on' | 'off' | null>(null);
  const refresh = async () => setBrowserState(await readBrowserState());
  useEffect(() => void readBrowserState().then(setBrowserState), []);

  /** Saves only the switch of push. The other channels stay as saved, even if this page shows an older state. */
  const save = async (on: boolean) => {
    store(
      await client.alerts.changePreferences.mutate({
        userId,
        switches: { push: on },
        wordingLanguage: currentLanguage,
      }),
    );
  };

  const turnOn = async () => {
    setBusy('on');
    const publicKey = key.data?.publicKey ?? (await client.alerts.push.key.query().catch(() => null))?.publicKey;
    const outcome = publicKey
      ? await enablePush({
          isSupported,
          askPermission: requestNotifications,
          subscribe: async () =>
            isLocalOnly() ? LOCAL_ONLY : ((await subscribeBrowser(publicKey, notificationWords))?.toJSON() ?? null),
          unsubscribe: unsubscribeBrowser,
          register: async (subscription) => void (await registerBrowser(client, userId, subscription)),
          showFirstNotification: () => showLocalNotification(words.first, FIRST_TAG),
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
      // The server already sends nothing more, so the rest is cleanup.
      await client.alerts.push.unsubscribe.mutate({ userId });
      await unsubscribeBrowser().catch(() => undefined);
      showSuccess(words.disabled);
    } catch (error) {
      showCallError(words.endFailed)(error);
    }
    await refresh();
    setBusy(null);
  };

  return { browserState, busy, turnOn, turnOff, refresh };
}

async function readBrowserState(): Promise<BrowserState> {
  if (isIosTab()) return 'ios_tab';
  if (!isSupported()) return 'unsupported';
  if (Notification.permission === 'denied') return 'blocked';
  if (isLocalOnly()) return 'local_only';
  const subscription = await readSubscription().catch(() => null);
  return subscription && Notification.permission === 'granted' ? 'subscribed' : 'not_subscribed';
}

/** Returns whether this is a browser tab on iOS, which allows notifications only to installed sites. */
function isIosTab(): boolean {
  const { userAgent, platform, maxTouchPoints } = navigator;
  // iPads report the platform of a Mac.
  const isIos = /iPhone|iPad|iPod/.test(userAgent) || (platform === 'MacIntel' && maxTouchPoints > 1);
  return isIos && !window.matchMedia('(display-mode: standalone)').matches;
}

function isSupported(): boolean {
  return 'Notification' in window && 'serviceWorker' in navigator;
}
