import { setTimeout as sleep } from 'node:timers/promises';
import type { Channel } from '../channels/channel.ts';
import type { Polling } from '../channels/incoming.ts';
import { cursorOf, takeReceived } from '../domains/alerts/incoming/service.ts';
import type { Site } from '../site/site.ts';

/** The waits after a first, second and further failure in a row, in milliseconds (rules.md C31). */
export const POLL_WAITS_MS = [5_000, 10_000, 20_000, 40_000, 60_000] as const;

/** Fetches what one provider keeps for the site, until it is stopped. */
export interface Poller {
  /** Calls off the fetch under way, and waits until what it brought is stored. */
  stop(): Promise<void>;
}

/**
 * Begins to fetch what a channel's provider keeps for the site. Only the process that holds the scheduler's lease does so:
 * providers refuse two at once. A provider that fails is asked again after a wait and never ends the process.
 */
export function startPoller(site: Site, channel: Channel & { polling: Polling }): Poller {
  const stopping = new AbortController();
  const done = fetchAll(site, channel, stopping.signal);
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

async function fetchAll(site: Site, { name, polling }: Channel & { polling: Polling }, stopping: AbortSignal) {
  for (let failures = 0; !stopping.aborted; ) {
    try {
      const received = await polling.receive(await cursorOf(site, name), stopping);
      const replies = await takeReceived(site, name, received);
      failures = 0;
      for (const reply of replies)
        await polling
          .reply(reply, stopping)
          .catch((err) => site.log.warn({ err, channel: name }, 'a reply was not sent'));
    } catch (err) {
      if (stopping.aborted) return;
      const wait = POLL_WAITS_MS[Math.min(failures, POLL_WAITS_MS.length - 1)];
      failures += 1;
      site.log.warn({ err, channel: name, waitMs: wait }, 'messages from a provider could not be fetched');
      await sleep(wait, null, { ref: false, signal: stopping }).catch(() => {});
    }
  }
}
