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
    close: () => pushes.close(),
  };
}
