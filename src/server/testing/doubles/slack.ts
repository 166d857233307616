import { arrivalOf } from '../providers/arrivals.ts';
import { startSlackServer } from '../providers/slack-server.ts';
import type { ProviderDouble } from './provider-double.ts';

/** Starts a workspace with one channel. `slack.test.ts` has the table of its answers. */
export async function startDouble(): Promise<ProviderDouble> {
  const workspace = await startSlackServer();
  workspace.addChannel('friends', true);
  return {
    env: { PUBLIC_URL: 'https://hesed.example', ...workspace.siteEnv },
    to: { address: 'T0HESED/C0FRIENDS' },
    outcomes: [],
    addressFor: (number) => ({ address: `T0HESED/${workspace.addChannel(`friends-${number}`, true)}` }),
    refuse: (address) => workspace.setChannel(address.replace('T0HESED/', ''), 'archived'),
    received: () =>
      workspace.posted.map((post) => ({ address: `T0HESED/${post.channel}`, sameAs: null, at: arrivalOf(post) })),
    close: () => workspace.close(),
  };
}
