import type { Queries, Work } from '../../../../../../db/database.ts';
import type { AlertMethod } from '../../../../../shared/channels/channels.ts';
import { MAX_WAIT_MS } from '../../../../channels/retry-after.ts';
import type { Site } from '../../../../site/site.ts';
import * as repo from './repo.ts';

/**
 * Lets a whole channel rest until an instant, because its provider refuses the site for now. A shorter rest changes
 * nothing of a longer one (rules.md C6).
 */
export function* beginRest(
  q: Queries,
  site: Site,
  rest: { channel: AlertMethod; until: Date; code: string },
): Work<void> {
  const latest = new Date(site.clock.now() + MAX_WAIT_MS);
  yield* repo.upsertRest(q, { ...rest, settingsDigest: digestNow(site, rest.channel) }, latest);
}

/**
 * Returns whether a channel rests now. A rest that began with other settings, such as a wrong token, is over, and so is one
 * that ends later than any can: it began before the clock was set back.
 */
export function isResting(site: Site, rest: repo.RestRow): boolean {
  const now = site.clock.now();
  const until = rest.until.getTime();
  return until > now && until <= now + MAX_WAIT_MS && !isOfOtherSettings(site, rest);
}

/** The channels that rest now. */
export function* readResting(q: Queries, site: Site): Work<repo.RestRow[]> {
  return (yield* repo.readRests(q, new Date(site.clock.now()))).filter((rest) => isResting(site, rest));
}

/** Ends the rests that began with other settings. What waited for their end is due now. */
export async function endOldRests(site: Site): Promise<void> {
  const now = new Date(site.clock.now());
  await site.db.atomic(function* (q) {
    for (const rest of yield* repo.readRests(q, now)) {
      if (!isOfOtherSettings(site, rest)) continue;
      yield* repo.deleteRest(q, rest.channel);
      yield* repo.makeRestedDue(q, rest, now);
      q.afterCommit(() => site.due.announce(now.getTime()));
    }
  });
}

function isOfOtherSettings(site: Site, { channel, settingsDigest }: repo.RestRow): boolean {
  const present = digestNow(site, channel);
  return settingsDigest !== null && present !== null && settingsDigest !== present;
}

function digestNow(site: Site, channel: AlertMethod): string | null {
  return site.channels.get(channel)?.settingsDigest ?? null;
}
