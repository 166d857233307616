import type { Work } from '../../../../../db/database.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { Site } from '../../../site/site.ts';
import { readOwesTerms } from '../addresses/terms-owed.ts';
import type { Sendable } from './messages.ts';
import { readTermsAhead } from './repo.ts';
import { type Outcome, queueNumberVerified } from './service.ts';

/** The wait before guidance checks again whether the terms were sent, in milliseconds. */
const TERMS_WAIT_MS = 5_000;
/** The code of guidance that waits for the terms. */
const WAITS = 'after_terms';

/**
 * Returns the outcome of guidance to an address that still owes its member the message with the terms, the first after
 * the number is proved (rules.md C9): it waits for that message. Where the message failed earlier, it is queued once more
 * for each guidance that comes due; where it fails while the guidance waits, the guidance fails too. Returns null where
 * guidance may go.
 */
export async function afterTerms(
  site: Site,
  { delivery, address }: Sendable,
  channel: AlertMethod,
): Promise<Outcome | null> {
  if (delivery.kind !== 'guidance' || !address?.termsOwed) return null;
  const { userId, id: addressId } = address;
  const to = { userId, channel, addressId };
  return site.db.atomic(function* (q): Work<Outcome | null> {
    // The message may have gone since the address was read.
    if (!(yield* readOwesTerms(q, to))) return null;
    const areAhead = yield* readTermsAhead(q, to);
    if (!areAhead && delivery.errorCode === WAITS) return { status: 'failed', code: 'terms_failed', address: 'none' };
    if (!areAhead) {
      yield* queueNumberVerified(q, site, to);
      q.onceStored(() => site.due.announce(site.clock.now()));
    }
    return { status: 'retry', at: site.clock.now() + TERMS_WAIT_MS, code: WAITS };
  });
}
