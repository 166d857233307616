import type { WorkspaceStatus } from '../../../../shared/alerts/workspaces.ts';
import { ACCOUNT_METHOD, type AlertMethod } from '../../../../shared/channels/channels.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { type WorkspaceAccess, WorkspaceError, type Workspaces } from '../../../channels/workspaces.ts';
import { type Actor, authorizeMember, type MemberActor, ownId, requireOwnConsent } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { wordsShown } from '../../consent/words-shown.ts';
import { type AddressRow, deleteAddresses, readAddress } from '../addresses/repo.ts';
import { revokeConnections } from '../addresses/revoke.ts';
import { reasonNotConfigured } from '../method-states.ts';
import { requirePreferences } from '../preferences.ts';
import { makeLinkSecret, voidProofs } from '../proofs/service.ts';
import { changeMethods } from '../service.ts';
import { storePlace } from './store-place.ts';

/**
 * Returns the place of a member's messages in a workspace of a channel's provider, or none.
 * @throws {AppError} not_found when there is no such member.
 */
export async function getStatus(
  site: Site,
  actor: Actor,
  channel: AlertMethod,
  userId: number,
): Promise<WorkspaceStatus> {
  const memberId = authorizeMember(actor, userId);
  const { addresses } = await site.db.snapshot((q) => requirePreferences(q, memberId));
  const row = addresses.find((each) => each.channel === channel);
  const workspaces = site.channels.get(channel)?.workspaces;
  // A token that cannot be read is not stored as a problem, so restoring the key ends it.
  const problem = row ? (row.disabledReason ?? workspaces?.problemOf(workspaces.accessOf(row)) ?? null) : null;
  return {
    ofSite: workspaces?.ofSite ?? false,
    connected: row !== undefined && row.disabledAt === null && problem === null,
    workspace: row?.details.workspace ?? null,
    channelName: row?.details.channelName ?? null,
    connectedAt: row?.verifiedAt ?? null,
    problem,
    cause: problem === null ? null : (workspaces?.causeOf(problem) ?? null),
  };
}

/**
 * Creates the address of the provider's page on which a member authorises the site. Its `state` works once, for 15 minutes,
 * and only in the session that requested it (rules.md C32).
 * @throws {AppError} conflict where the channel is not set up, or the site has one workspace for everybody.
 */
export async function startConnect(
  site: Site,
  actor: MemberActor,
  channel: AlertMethod,
  sessionId: string,
): Promise<{ url: string; expiresAt: Date }> {
  const memberId = ownId(actor);
  const workspaces = requireWorkspaces(site, channel);
  if (workspaces.ofSite) throw new AppError('conflict', message('workspace_of_site', { method: channel }));
  await site.rateLimits.consume('workspace_calls', String(memberId));
  const expiresAt = new Date(site.clock.now() + RETENTION_MS.linkSecrets);
  const state = await atomicAs(site, actor, (q) => makeLinkSecret(q, site, memberId, channel, sessionId));
  return { url: workspaces.authorizeUrl(state), expiresAt };
}

/**
 * Returns the public channels that the app was added to, in the workspace of a member or of the site.
 * @throws {AppError} conflict where the channel is not set up or connected, does not answer, or refuses.
 */
export async function listChannels(site: Site, actor: Actor, channel: AlertMethod, userId: number) {
  const memberId = authorizeMember(actor, userId);
  const workspaces = requireWorkspaces(site, channel);
  await site.rateLimits.consume('workspace_calls', String(memberId));
  const row = await site.db.snapshot((q) => readAddress(q, memberId, channel));
  return ask(site, channel, async () => workspaces.listChannels(await accessOf(channel, workspaces, row)));
}

/**
 * Changes the place of a member's messages to one of the listed channels or a direct message. On a site with one
 * workspace for everybody this connects the member, who is found there by their confirmed mail address.
 * @throws {AppError} conflict where the channel is not set up or connected, does not answer, refuses, or does not know the
 * channel or the member; forbidden for an administrator, because the choice is the member's consent.
 */
export async function choosePlace(
  site: Site,
  actor: Actor,
  channel: AlertMethod,
  {
    userId,
    channelId,
    wordingLanguage,
  }: { userId: number; channelId: string | null; wordingLanguage?: string | undefined },
): Promise<WorkspaceStatus> {
  const memberId = authorizeMember(actor, userId);
  requireOwnConsent(actor, memberId, ['channelId']);
  const workspaces = requireWorkspaces(site, channel);
  await site.rateLimits.consume('workspace_calls', String(memberId));
  const { row, email } = await site.db.snapshot(function* (q) {
    return { row: yield* readAddress(q, memberId, channel), email: yield* readAddress(q, memberId, ACCOUNT_METHOD) };
  });
  const place = await ask(site, channel, async () => {
    if (channelId === null) {
      const access = workspaces.ofSite
        ? await workspaces.siteAccess(requireConfirmed(channel, email))
        : await accessOf(channel, workspaces, row);
      return workspaces.openDirect(access);
    }
    const access = await accessOf(channel, workspaces, row);
    const chosen = (await workspaces.listChannels(access)).find(({ id }) => id === channelId);
    if (!chosen) throw new AppError('conflict', message('workspace_channel_unknown'));
    return workspaces.placeIn(access, chosen);
  });
  await storePlace(site, actor, { userId: memberId, channel, place, wordingLanguage });
  return getStatus(site, actor, channel, userId);
}

/**
 * Disconnects a member: deletes the token here, then revokes it at the provider (rules.md C32). A workspace has one token
 * for all of its members, so only the last of them revokes it; of two who leave at once, the later sees that nobody is left.
 */
export async function disconnect(
  site: Site,
  actor: Actor,
  channel: AlertMethod,
  { userId, wordingLanguage }: { userId: number; wordingLanguage?: string | undefined },
): Promise<void> {
  const memberId = authorizeMember(actor, userId);
  const row = await atomicAs(site, actor, function* (q) {
    const stored = yield* readAddress(q, memberId, channel);
    const { alertMethods } = yield* requirePreferences(q, memberId);
    const others = alertMethods.filter((method) => method !== channel);
    // The ledger names the address, so this comes before the deletion.
    yield* changeMethods(q, site, memberId, others, 'settings', {
      words: wordsShown(actor, memberId, wordingLanguage),
    });
    yield* deleteAddresses(q, memberId, channel);
    yield* voidProofs(q, memberId, channel);
    return stored;
  });
  if (row) await revokeConnections(site, [row]);
}

/**
 * Returns the workspaces of a channel.
 * @throws {AppError} conflict where the channel is not set up on this site.
 */
function requireWorkspaces(site: Site, channel: AlertMethod): Workspaces {
  const workspaces = site.channels.get(channel)?.workspaces;
  if (workspaces) return workspaces;
  throw new AppError(
    'conflict',
    reasonNotConfigured(site, channel) ?? message('method_not_set_up', { method: channel }),
  );
}

/** Returns the access to a member's workspace, or to that of the site. */
async function accessOf(
  channel: AlertMethod,
  workspaces: Workspaces,
  row: AddressRow | null,
): Promise<WorkspaceAccess> {
  const own = row && workspaces.accessOf(row);
  const isOfSite = workspaces.ofSite && (own?.sealedToken == null || workspaces.problemOf(own) !== null);
  if (own && !isOfSite) return own;
  if (isOfSite) return workspaces.siteAccess(null);
  throw new AppError('conflict', message('workspace_not_connected', { method: channel }));
}

function requireConfirmed(channel: AlertMethod, email: AddressRow | null): string {
  if (email?.verifiedAt) return email.address;
  throw new AppError('conflict', message('workspace_email_first', { method: channel }));
}

/** Makes calls to a workspace, and turns each failure into a sentence. */
async function ask<T>(site: Site, channel: AlertMethod, calls: () => Promise<T>): Promise<T> {
  try {
    return await calls();
  } catch (error) {
    if (!(error instanceof WorkspaceError)) throw error;
    const { problem, code } = error;
    site.log.warn({ channel, problem, code }, 'a call to a workspace failed');
    const isSiteToken = problem === 'token_refused' && requireWorkspaces(site, channel).ofSite;
    const said = isSiteToken ? 'workspace_site_refused' : SENTENCES[problem];
    throw new AppError('conflict', message(said, { method: channel }));
  }
}

const SENTENCES = {
  not_reached: 'method_not_reached',
  token_refused: 'workspace_reconnect',
  user_unknown: 'workspace_user_unknown',
  refused: 'workspace_refused',
} as const satisfies Record<WorkspaceError['problem'], string>;
