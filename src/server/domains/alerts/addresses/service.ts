import type { Queries, Work } from '../../../../../db/engine/sqlite.ts';
import type { AlertMethod } from '../../../../shared/channels.ts';
import type { Site } from '../../../lib/site.ts';
import { recordConsent } from '../consent/service.ts';
import * as repo from './repo.ts';

// Temporary refusals that disable an address, and the days they are counted in (rules.md C20).
const SOFT_FAILURE_LIMIT = 5;
const SOFT_FAILURE_WINDOW_MS = 14 * 86_400_000;

const WORKING = { disabledAt: null, disabledReason: null, softFailures: 0, softFailingSince: null };

/** Marks an address as proved to be the member's; false when it is no longer their address. */
export function* verifyAddress(
  q: Queries,
  site: Site,
  userId: number,
  channel: AlertMethod,
  address: string,
): Work<boolean> {
  const verifiedAt = new Date(site.clock.now());
  const found = yield* repo.updateAddress(q, userId, channel, { verifiedAt, ...WORKING }, address);
  if (found) yield* recordConsent(q, site, { userId, channel, action: 'verified', source: 'link', address });
  return found;
}

/** Puts another address in the place of a member's own, where the new one has been proved to be theirs. */
export function* replaceAddress(
  q: Queries,
  site: Site,
  userId: number,
  channel: AlertMethod,
  address: string,
): Work<void> {
  yield* repo.updateAddress(q, userId, channel, { address, verifiedAt: new Date(site.clock.now()), ...WORKING });
  yield* recordConsent(q, site, { userId, channel, action: 'verified', source: 'link', address });
}

/** Whether a member's address on a channel has been proved to be theirs. */
export function* isVerified(q: Queries, userId: number, channel: AlertMethod): Work<boolean> {
  return ((yield* repo.readAddress(q, userId, channel))?.verifiedAt ?? null) !== null;
}

/** Whether an address is the one a member has now: mail about an account also goes to those they had or will have. */
export function* isCurrentAddress(q: Queries, userId: number, channel: AlertMethod, address: string): Work<boolean> {
  return (yield* repo.readAddress(q, userId, channel))?.address === address;
}

/** What a refusal by the provider means for the address: for good at once, or the fifth within 14 days (rules.md C20). */
export function* countRefusal(
  q: Queries,
  site: Site,
  userId: number,
  channel: AlertMethod,
  refusal: { code: string; permanent: boolean },
): Work<void> {
  const address = yield* repo.readAddress(q, userId, channel);
  if (!address || address.disabledAt) return;
  const now = site.clock.now();
  const { softFailingSince: since } = address;
  const recent = since !== null && now - since.getTime() <= SOFT_FAILURE_WINDOW_MS;
  const softFailures = refusal.permanent ? address.softFailures : recent ? address.softFailures + 1 : 1;
  const disable = refusal.permanent || softFailures >= SOFT_FAILURE_LIMIT;
  yield* repo.updateAddress(q, userId, channel, {
    softFailures,
    softFailingSince: recent ? since : new Date(now),
    ...(disable ? { disabledAt: new Date(now), disabledReason: refusal.code } : {}),
  });
}

/** Forgets temporary refusals: a message went through (rules.md C20). */
export function* countArrival(q: Queries, userId: number, channel: AlertMethod): Work<void> {
  const address = yield* repo.readAddress(q, userId, channel);
  if (address?.softFailures) yield* repo.updateAddress(q, userId, channel, WORKING);
}
