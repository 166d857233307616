import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Queries, Work } from '../../../../../db/database.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import type { Site } from '../../../site/site.ts';
import * as repo from '../addresses/repo.ts';
import { alertMember } from '../security-events/service.ts';

// A slice is short enough that no page request waits for it.
const SLICE = 50;

/**
 * Asks members by mail about browsers of theirs that take push messages and were not seen for 60 days, and forgets those
 * that were not seen for 14 days after that (rules.md C25). A member without a confirmed address cannot be asked, so their
 * browsers stay. Also forgets which browsers members removed long ago.
 */
export async function endStaleBrowsers(site: Site): Promise<void> {
  const now = site.clock.now();
  const seenBefore = new Date(now - RETENTION_MS.unseenPushSubscriptions);
  await site.db.atomic(function* (q) {
    yield* repo.deleteUnseen(q, seenBefore, new Date(now - RETENTION_MS.askedPushSubscriptions));
    yield* repo.deleteOptOutsBefore(q, 'push', new Date(now - RETENTION_MS.removedPushSubscriptions));
  });
  for (let after = 0; ; ) {
    const asked = await site.db.atomic((q) => askSlice(q, site, { seenBefore, after, limit: SLICE }));
    if (asked === null) return;
    after = asked;
    await yieldToEventLoop();
  }
}

/** Asks the members of the next browsers, and returns the id of the last of these; null where there are none. */
function* askSlice(
  q: Queries,
  site: Site,
  which: { seenBefore: Date; after: number; limit: number },
): Work<number | null> {
  const browsers = yield* repo.readUnseen(q, which);
  for (const { id, userId, details } of browsers) {
    const mailbox = yield* repo.readAddress(q, userId, ACCOUNT_METHOD);
    if (!mailbox?.verifiedAt) continue;
    yield* alertMember(q, site, { userId, kind: 'push_unseen', userAgent: details.userAgent ?? null });
    yield* repo.updateAddress(q, id, { askedAt: new Date(site.clock.now()) });
  }
  return browsers.at(-1)?.id ?? null;
}
