import { useEffect, useState } from 'react';
import { pushRowWords as words } from '#strings/channels/push/row.ts';
import { unsubscribeBrowser } from '../../../../lib/browser/push-subscription.ts';
import { tellFailure } from '../../../../lib/calls/tell-failure.ts';
import { type Notice, showError, showSuccess } from '../../../../lib/notices.ts';
import { trpc } from '../../../../trpc.ts';
import { useMember } from '../../../auth/member.tsx';
import { useKeepPreferences } from '../../preferences/use-keep-preferences.ts';
import { type BrowserStanding, browserParts, readStanding } from './push-browser.ts';
import { registerBrowser } from './push-registration.ts';
import { enablePush, type PushOutcome } from './push-steps.ts';

const NOTICES: Record<Exclude<PushOutcome, 'enabled'>, Notice> = {
  unsupported: words.unsupported,
  denied: words.denied,
  failed: words.failed,
};

/** Returns the state of push in this browser, and switches it on and off. Both take effect at once (product.md §4). */
export function usePush() {
  const { account } = useMember();
  const userId = account.id;
  const { client } = trpc.useUtils();
  const key = trpc.alerts.push.key.useQuery();
  const keep = useKeepPreferences();
  const [standing, setStanding] = useState<BrowserStanding | null>(null);
  const [busy, setBusy] = useState<'on' | 'off' | null>(null);
  const look = () => readStanding().then(setStanding, () => setStanding('unsupported'));
  useEffect(() => {
    void readStanding().then(setStanding, () => setStanding('unsupported'));
  }, []);

  /** Switches push alone; the other methods stay as they are saved, even where this page shows older ones. */
  const save = async (on: boolean) => {
    keep(await client.alerts.changePreferences.mutate({ userId, switches: { push: on } }));
  };

  const turnOn = async () => {
    setBusy('on');
    const publicKey = key.data?.publicKey ?? (await client.alerts.push.key.query().catch(() => null))?.publicKey;
    const outcome = publicKey
      ? await enablePush({
          ...browserParts(publicKey),
          register: async (subscription) => void (await registerBrowser(client, userId, subscription)),
          turnOn: () => save(true),
        })
      : 'failed';
    await look();
    setBusy(null);
    if (outcome === 'enabled') showSuccess(words.enabled);
    else showError(NOTICES[outcome]);
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
    await look();
    setBusy(null);
  };

  return { standing, busy, turnOn, turnOff, look };
}
