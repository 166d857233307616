import type { AlertMethod } from '../../shared/channels/channels.ts';
import { MINUTE_MS } from '../../shared/schedule/durations.ts';
import type { Channel } from '../channels/channel.ts';
import { FetchError, type Polling, type Reply } from '../channels/incoming.ts';
import { recordFetchResult } from '../domains/alerts/channel-health/service.ts';
import { repliesEnded, replyInTurn } from '../domains/alerts/incoming/replies.ts';
import { cursorOf, handleReceived } from '../domains/alerts/incoming/service.ts';
import { waitBy } from '../lib/clock.ts';
import type { Site } from '../site/site.ts';

/** The waits after the first, second and further failures in a row, in milliseconds (rules.md C31). */
const POLL_WAITS_MS = [5_000, 10_000, 20_000, 40_000];
const MAX_WAIT_MS = MINUTE_MS;

type Register = NonNullable<Channel['register']>;

/** Fetches a provider's messages until it is stopped. */
export interface Poller {
  /** Aborts the running call, and resolves when the messages it has received are stored and answered. */
  stop(): Promise<void>;
}

/**
 * Starts fetching the messages that a channel's provider holds for the site. Only the process with the scheduler lease
 * does this, because providers reject a second poller. After an error the poller waits and asks again; an error never
 * ends the process.
 */
export function startPoller(site: Site, channel: Channel & { polling: Polling }): Poller {
  const stopping = new AbortController();
  // No fetch waits for a reply: one busy chat would delay what everybody else writes (rules.md C30).
  const answer = (reply: Reply) => void replyInTurn(site, reply, channel.polling.reply, site.providerAbort.signal);
  const { name, polling } = channel;
  const done = keepTrying(site, name, stopping.signal, async (reached) => {
    const received = await polling.receive(await cursorOf(site, name), stopping.signal, reached);
    await handleReceived(site, name, received, answer);
    return true;
  });
  return {
    async stop() {
      stopping.abort();
      await done;
      await repliesEnded(site);
    },
  };
}

/**
 * Starts asking a channel's provider to call the site's webhooks. Like a poller, it asks again after an error, and ends
 * once the provider agrees.
 */
export function startRegistration(site: Site, channel: Channel & { register: Register }): Poller {
  const stopping = new AbortController();
  const done = keepTrying(site, channel.name, stopping.signal, async (reached) => {
    await channel.register(stopping.signal);
    reached();
    return false;
  });
  return {
    async stop() {
      stopping.abort();
      await done;
    },
  };
}

/** Calls a provider until `call` returns false or the poller stops; after an error it waits first. */
async function keepTrying(
  site: Site,
  name: AlertMethod,
  stopping: AbortSignal,
  call: (reached: () => void) => Promise<boolean>,
): Promise<void> {
  // Null before the first answer, for an earlier process may have stored an error.
  let failing: boolean | null = null;
  let failures = 0;
  const reached = () => {
    failures = 0;
    if (failing === false) return;
    failing = false;
    recordFetchResult(site, name, null).catch((err) =>
      site.log.warn({ err, channel: name }, 'that fetching works again was not stored'),
    );
  };
  while (!stopping.aborted) {
    try {
      if (!(await call(reached))) return;
    } catch (err) {
      if (stopping.aborted) return;
      const wait = POLL_WAITS_MS[failures] ?? MAX_WAIT_MS;
      failures += 1;
      failing = true;
      site.log.warn({ err, channel: name, waitMs: wait }, 'fetching from the provider failed');
      await recordFetchResult(site, name, err instanceof FetchError ? err.code : 'unexpected').catch((error) =>
        site.log.warn({ err: error, channel: name }, 'an error was not stored'),
      );
      await waitBy(site.clock, wait, stopping);
    }
  }
}
