import type { Work } from '../../../../../../db/database.ts';
import type { AlertMethod } from '../../../../../shared/channels/channels.ts';
import type { Site } from '../../../../site/site.ts';
import { readOwesTerms } from '../../addresses/terms-owed.ts';
import { lastTryOf } from '../next-try.ts';
import { dayOf } from '../policy.ts';
import type { Sendable } from '../repo.ts';
import { readTerms, type TermsRow } from '../repo.ts';
import { type Outcome, queueTermsMessage } from '../service.ts';

/** The wait before guidance checks again whether terms that are due were sent, in milliseconds. */
const TERMS_WAIT_MS = 5_000;
/** The code of a message that may go only after the terms, which are still to be sent. */
export const AFTER_TERMS = 'after_terms';
/** The code of a message that may go only after the terms, which failed. */
export const TERMS_FAILED = 'terms_failed';
/** The code of guidance that is too late by the time its terms may go. */
const TERMS_LATE = 'terms_late';

/**
 * Returns the outcome of a message to an address that still owes its member the message with the terms, the first after
 * the number is proved (rules.md C9): guidance waits for that message, and a test fails at once. Where the message with
 * the terms failed earlier, it is queued again, but only once a day, so that a network that refuses it is not asked for
 * every slot (rules.md C6). Where it fails while guidance waits, the guidance fails too. So does guidance that would be
 * too late after it, at once, so that another channel may bring it. Returns null where the message may go.
 */
export async function afterTerms(
  site: Site,
  { delivery, address, timeZone }: Sendable,
  channel: AlertMethod,
): Promise<Outcome | null> {
  const { kind } = delivery;
  if ((kind !== 'guidance' && kind !== 'test') || !address?.termsOwed) return null;
  const of = { userId: address.userId, channel, addressId: address.id };
  return site.db.atomic(function* (q): Work<Outcome | null> {
    // The message may have gone since the address was read.
    const owing = yield* readOwesTerms(q, of);
    if (!owing) return null;
    const terms = yield* readTerms(q, owing);
    const ahead = terms.filter(({ status }) => status === 'pending' || status === 'sending');
    const areAhead = ahead.length > 0;
    const { from: today } = dayOf(site.clock.now(), timeZone);
    if (!areAhead && (delivery.errorCode === AFTER_TERMS || wereTriedAgain(terms, today)))
      return { status: 'failed', code: TERMS_FAILED, address: 'none' };
    if (!areAhead) yield* queueTermsMessage(q, site, owing);
    if (kind === 'test') return { status: 'failed', code: AFTER_TERMS, address: 'none' };
    const at = afterTurnOf(ahead, site.clock.now());
    if (at > lastTryOf(site, delivery)) return { status: 'failed', code: TERMS_LATE, address: 'none' };
    return { status: 'retry', at, code: AFTER_TERMS };
  });
}

/**
 * Returns when to check again whether the terms were sent, in milliseconds. The terms may be put off for hours, as to the
 * end of the hours without messages. The `runAt` of a leased row is the end of its lease, and says nothing of its turn.
 */
function afterTurnOf(ahead: readonly TermsRow[], now: number): number {
  const turns = ahead.map(({ runAt, leaseToken }) => (runAt && leaseToken === null ? runAt.getTime() : now));
  // Terms that were queued just now are due at once.
  const first = turns.length === 0 ? now : Math.min(...turns);
  return Math.max(now, first) + TERMS_WAIT_MS;
}

/** Returns whether the terms were queued again since an instant. The first message after a proof is no new try. */
function wereTriedAgain(terms: readonly TermsRow[], since: Date): boolean {
  const tries = terms.filter(({ status }) => status !== 'cancelled' && status !== 'suppressed');
  return tries.slice(1).some(({ createdAt }) => createdAt >= since);
}
