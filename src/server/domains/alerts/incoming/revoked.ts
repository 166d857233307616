import type { Queries, Work } from '../../../../../db/database.ts';
import type { IncomingEvent } from '../../../channels/incoming.ts';
import type { Site } from '../../../site/site.ts';
import { readSharing, updateAddress } from '../addresses/repo.ts';

/**
 * Disables the addresses of a workspace whose token its provider ended, with the reason (rules.md C32). Addresses that
 * use the site's own token stay, because they work again once the operator sets another, and so do those that were
 * connected after that: Slack may send an event for minutes. Returns the members concerned.
 */
export function* disableRevoked(
  q: Queries,
  site: Site,
  { channel, addressStart, code, at }: IncomingEvent & { kind: 'revoked' },
): Work<number[]> {
  const rows = yield* readSharing(q, channel, addressStart);
  const working = rows.filter(
    ({ disabledAt, secrets, verifiedAt }) =>
      disabledAt === null && secrets.token != null && verifiedAt !== null && verifiedAt <= at,
  );
  const disabledAt = new Date(site.clock.now());
  for (const { id } of working) yield* updateAddress(q, id, { disabledAt, disabledReason: code });
  return working.map(({ userId }) => userId);
}
