import type { Keys } from '../../lib/secrets.ts';
import type { Place, WorkspaceAccess, Workspaces } from '../workspaces.ts';

/** The context that separates the tokens of workspaces from other encrypted texts. */
const TOKEN_PURPOSE = 'address:slack';

/** The address of a channel or a direct message: `T012/C345`, the workspace and the channel. */
export function addressOf(team: string, channel: string): string {
  return `${team}/${channel}`;
}

/** Returns the channel of an address. */
export function channelOf(address: string): string {
  return address.split('/').at(-1) ?? address;
}

/** Returns whether an address is a direct message, which only its member reads: Slack's ids of those begin with D. */
export function isDirect(address: string): boolean {
  return channelOf(address).startsWith('D');
}

/** Returns the workspace of an address. */
export function teamOf(address: string): string {
  return address.split('/')[0] ?? address;
}

/** Encrypts the token of a workspace for storage (AES-256-GCM). */
export function sealToken(keys: Keys, token: string): string {
  return keys.encrypt(TOKEN_PURPOSE, token);
}

/** Returns the token of an address, its own or else the site's; null where there is none, or the keys cannot decrypt it. */
export function readTokenOf(keys: Keys, sealed: string | null, ofSite: string | undefined): string | null {
  if (sealed === null) return ofSite ?? null;
  try {
    return keys.decrypt(TOKEN_PURPOSE, sealed);
  } catch {
    return null;
  }
}

/** Returns the access to a workspace that the stored row of an address holds. */
export function accessOf({ address, details, secrets }: Parameters<Workspaces['accessOf']>[0]): WorkspaceAccess {
  const { workspace, user } = details as Partial<Place['details']>;
  const { token } = secrets as { token?: string | null };
  return { team: teamOf(address), workspace: workspace ?? '', user: user ?? null, sealedToken: token ?? null };
}

/** Returns a conversation of a workspace as it is stored with an address. */
export function placeIn(
  { team, workspace, user, sealedToken }: WorkspaceAccess,
  { id, name }: { id: string; name: string | null },
): Place {
  return {
    address: addressOf(team, id),
    details: { workspace, channelName: name, user },
    secrets: sealedToken === null ? {} : { token: sealedToken },
  };
}
