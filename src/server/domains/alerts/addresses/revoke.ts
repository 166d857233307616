import type { Queries, Work } from '../../../../../db/database.ts';
import type { Site } from '../../../site/site.ts';
import { type AddressRow, readAddressesOf, readSharing } from './repo.ts';

/** An address with a token, such as a workspace that a member connected. */
export type Connection = AddressRow;

/** Returns the workspace part of an address, with the slash after it. */
function workspaceOf({ address }: Pick<AddressRow, 'address'>): string {
  return address.slice(0, address.indexOf('/') + 1);
}

/** Returns whether two addresses are in one workspace, and so share its token. */
export function isInSameWorkspace(one: Pick<AddressRow, 'address'>, other: Pick<AddressRow, 'address'>): boolean {
  return workspaceOf(one) === workspaceOf(other);
}

/** Returns a member's connections on every channel, for {@link revokeConnections} after their addresses are deleted. */
export function* readConnections(q: Queries, userId: number): Work<Connection[]> {
  return (yield* readAddressesOf(q, userId)).filter(({ secrets }) => secrets.token != null);
}

/** Revokes the tokens of connections whose member no longer has them, as {@link revokeUnlessShared} does for each. */
export async function revokeConnections(site: Site, connections: readonly Connection[]): Promise<void> {
  for (const connection of connections) await revokeUnlessShared(site, connection);
}

/**
 * Revokes the token of an address at its provider, unless another member has the same workspace: an app has one token
 * in a workspace for all members who connect it (https://docs.slack.dev/reference/methods/auth.revoke). An error is
 * only logged, because the caller deletes the token anyway (rules.md C32).
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
