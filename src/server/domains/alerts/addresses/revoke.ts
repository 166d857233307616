import type { Queries, Work } from '../../../../../db/database.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { WorkspaceAccess } from '../../../channels/workspaces.ts';
import type { Site } from '../../../site/site.ts';
import { type AddressRow, readAddressesOf, readSharing } from './repo.ts';

/** An address with a token, such as a workspace that a member connected. */
export type Connection = AddressRow;

/** Returns a member's connections on every channel, for {@link revokeConnections} after their addresses are deleted. */
export function* readConnections(q: Queries, userId: number): Work<Connection[]> {
  return (yield* readAddressesOf(q, userId)).filter(({ secrets }) => secrets.token != null);
}

/** Revokes the tokens of connections whose member no longer has them, as {@link revokeUnlessShared} does for each. */
export async function revokeConnections(site: Site, connections: readonly Connection[]): Promise<void> {
  for (const { channel, ...stored } of connections) {
    const access = site.channels.get(channel)?.workspaces?.accessOf(stored);
    if (access) await revokeUnlessShared(site, { channel, access });
  }
}

/**
 * Revokes the token of a workspace at its provider, unless a connection to the same workspace is stored: an app has one
 * token in a workspace for all members who connect it (https://docs.slack.dev/reference/methods/auth.revoke). The caller
 * has deleted the connection, or never stored it, so an error is only logged (rules.md C32).
 */
export async function revokeUnlessShared(
  site: Site,
  { channel, access }: { channel: AlertMethod; access: WorkspaceAccess },
): Promise<void> {
  const workspaces = site.channels.get(channel)?.workspaces;
  if (!workspaces || access.sealedToken === null) return;
  try {
    const sharing = await site.db.snapshot((q) => readSharing(q, channel, workspaces.addressStart(access)));
    if (sharing.some(({ secrets }) => secrets.token != null)) return;
    await workspaces.revoke(access);
  } catch (err) {
    site.log.warn({ err, channel }, 'a token could not be ended at its provider; it is deleted here');
  }
}
