import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import type { Site } from '../../../site/site.ts';
import * as repo from '../addresses/repo.ts';
import { alertMember } from '../security-events/service.ts';

/**
 * Asks members by mail about browsers of theirs that take push messages and were not seen for 60 days, and forgets those
 * that were not seen for 14 days after that (rules.md C25). A member without a confirmed address cannot be asked, so their
 * browsers stay.
 */
export async function endStaleBrowsers(site: Site): Promise<void> {
  const now = site.clock.now();
  const seenBefore = new Date(now - RETENTION_MS.unseenPushSubscriptions);
  await site.db.atomic(function* (q) {
    yield* repo.deleteUnseen(q, seenBefore, new Date(now - RETENTION_MS.askedPushSubscriptions));
    for (const { id, userId, details } of yield* repo.readUnseen(q, seenBefore)) {
      const mailbox = yield* repo.readAddress(q, userId, ACCOUNT_METHOD);
      if (!mailbox?.verifiedAt) continue;
      yield* alertMember(q, site, { userId, kind: 'push_unseen', userAgent: details.userAgent ?? null });
      yield* repo.updateAddress(q, id, { askedAt: new Date(now) });
    }
  });
}
