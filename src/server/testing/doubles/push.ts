import { arrivalOf } from '../providers/arrivals.ts';
import { startPushService } from '../providers/push-server.ts';
import type { ProviderDouble } from './provider-double.ts';

/** Starts a push service with one browser. `push.test.ts` has the table of its answers. */
export async function startDouble(): Promise<ProviderDouble> {
  const pushes = await startPushService();
  const browser = pushes.subscribe();
  return {
    env: { PUBLIC_URL: 'https://hesed.example', ...pushes.env },
    to: { address: browser.endpoint, secrets: browser.keys },
    outcomes: [],
    addressFor() {
      const { endpoint, keys } = pushes.subscribe();
      return { address: endpoint, secrets: keys };
    },
    refuse: (address) => pushes.unsubscribe(address),
    received: () =>
      pushes.taken.map((push) => ({ address: push.endpoint, sameAs: JSON.parse(push.text).tag, at: arrivalOf(push) })),
    checks: [{ what: 'the site’s own keys', finds: ['push_check_works'] }],
    close: () => pushes.close(),
  };
}
