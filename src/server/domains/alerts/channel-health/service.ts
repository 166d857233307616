import type { Queries, Work } from '../../../../../db/database.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { Dashboard } from '../../../../shared/guidance.ts';
import { message, withSentence } from '../../../../shared/messages/catalogue.ts';
import { MINUTE_MS } from '../../../../shared/schedule/durations.ts';
import type { Site } from '../../../site/site.ts';
import { readResting } from '../deliveries/rests/service.ts';
import * as repo from './repo.ts';

/** A channel that rests, because its provider refuses the site or asks it to wait (rules.md C6). */
export interface Rest {
  method: AlertMethod;
  code: string;
  until: Date;
}

/** Returns the channels that rest now. */
export function* readRests(q: Queries, site: Site): Work<Rest[]> {
  const rows = yield* readResting(q, site);
  return rows.map(({ channel: method, code, until }) => ({ method, code, until }));
}

/** A channel whose provider's messages cannot be fetched, such as returned mail; `code` is that of the last error. */
interface FetchFailure {
  method: AlertMethod;
  code: string;
  since: Date;
}

// The poller retries within a minute; an error shorter than this mends itself.
const LONG_FAILURE_MS = 10 * MINUTE_MS;
// Rounded to a minute, so most messages write no row.
const LAST_SENT_WITHIN_MS = MINUTE_MS;

/** Returns the channels whose provider's messages do not reach the site now. */
export function findFetchFailures(site: Site, health: readonly repo.HealthRow[]): FetchFailure[] {
  return health.flatMap(({ channel: method, failingSince: since, fetchError: code }) => {
    const channel = site.channels.get(method);
    return since && code && (channel?.polling || channel?.register) ? [{ method, code, since }] : [];
  });
}

/** Stores that a provider accepted a message. */
export function* recordLastSent(q: Queries, channel: AlertMethod, at: Date): Work<void> {
  yield* repo.upsertLastSent(q, channel, at, LAST_SENT_WITHIN_MS);
}

/** Stores whether a provider's messages reach the site: the code of an error, or null where they do. */
export async function recordFetchResult(site: Site, channel: AlertMethod, code: string | null): Promise<void> {
  const now = new Date(site.clock.now());
  await site.db.atomic((q) =>
    code === null ? repo.clearFetchError(q, channel) : repo.upsertFetchError(q, channel, code, now),
  );
}

/** Returns how each channel did of late. */
export function* readHealth(q: Queries): Work<repo.HealthRow[]> {
  return yield* repo.readHealth(q);
}

/**
 * Returns the problems of the site's channels for an administrator: channels that rest because their provider refuses the
 * site, channels whose incoming messages do not reach the site, and channels with so many failures of one kind that their
 * definition asks for an alert (rules.md C6). Each is listed once, for as long as it lasts.
 */
export function* readChannelProblems(q: Queries, site: Site): Work<Dashboard['attention']> {
  const rests = yield* readRests(q, site);
  const troubles = rests
    .filter(({ method, code }) => !site.channels.get(method)?.asksToWait?.includes(code))
    .map(({ method, code }) => message('channel_rests', { method, code }));
  for (const { method, code, since } of findFetchFailures(site, yield* readHealth(q)))
    if (site.clock.now() - since.getTime() >= LONG_FAILURE_MS)
      troubles.push(message('channel_unread', { method, code }));
  for (const { name, alarms = [] } of site.channels.values())
    for (const { code, messages, withinMs } of alarms) {
      if (rests.some((rest) => rest.method === name && rest.code === code)) continue;
      const failed = yield* repo.countFailedWith(q, name, code, new Date(site.clock.now() - withinMs));
      if (failed >= messages) troubles.push(message('channel_failing', { method: name, code }));
    }
  return troubles.map(asAttention);
}

function asAttention(said: ReturnType<typeof message>): Dashboard['attention'][number] {
  return { kind: 'channel_trouble', ...withSentence(said) };
}
