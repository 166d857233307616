import type { Queries, Work } from '../../../../../db/database.ts';
import type { Site } from '../../../site/site.ts';
import { type AddressRow, readAddress, readSharing } from '../addresses/repo.ts';

/** A workspace that a member connected. */
export type Connection = AddressRow;

/** Returns the workspace part of an address, with the slash after it. */
function workspaceOf({ address }: Pick<AddressRow, 'address'>): string {
  return address.slice(0, address.indexOf('/') + 1);
}

/**
 * Returns the workspace that a member connected, for {@link revokeUnlessShared} after their account is deleted, or
 * null.
 */
export function* readConnection(q: Queries, userId: number): Work<Connection | null> {
  return yield* readAddress(q, userId, 'slack');
}

/**
 * Revokes the token of an address at its provider, unless another member has the same workspace: an app has one token
 * in a workspace, whoever connected it (https://docs.slack.dev/reference/methods/auth.revoke). An error is only logged,
 * because the caller deletes the token anyway (rules.md C32).
 */
export async function revokeUnlessShared(
  site: Site,
  row: Pick<AddressRow, 'userId' | 'channel' | 'address' | 'details' | 'secrets'>,
): Promise<void> {
  const workspaces = site.channels.get(row.channel)?.workspaces;
  if (!workspaces || row.secrets.token == null) return;
  try {
    const sharing = await site.db.snapshot((q) => readSharing(q, row.channel, workspaceOf(row), row.userId));
    if (sharing.some(({ secrets }) => secrets.token != null)) return;
    await workspaces.revoke(workspaces.accessOf(row));
  } catch (err) {
    site.log.warn({ err, channel: row.channel }, 'a token could not be ended at its provider; it is deleted here');
  }
}
