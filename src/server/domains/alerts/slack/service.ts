import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import type { SlackStatus } from '../../../../shared/slack.ts';
import { type WorkspaceAccess, WorkspaceError, type Workspaces } from '../../../channels/workspaces.ts';
import { type Actor, authorizeMember, type MemberActor, ownId } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs, requireStanding } from '../../auth/standing/service.ts';
import { type AddressRow, readAddress } from '../addresses/repo.ts';
import { revokeUnlessShared } from '../addresses/revoke.ts';
import { forgetAddresses } from '../addresses/service.ts';
import { reasonNotConfigured } from '../method-states.ts';
import { requirePreferences } from '../preferences.ts';
import { makeLinkSecret, voidProofs } from '../proofs/service.ts';
import { changeMethods } from '../service.ts';
import { storePlace } from '../workspaces/store-place.ts';

const CHANNEL = 'slack';

/**
 * Returns the place of a member's messages in Slack, or none.
 * @throws {AppError} not_found when there is no such member.
 */
export async function getStatus(site: Site, actor: Actor, userId: number): Promise<SlackStatus> {
  const memberId = authorizeMember(actor, userId);
  const { addresses } = await site.db.snapshot((q) => requirePreferences(q, memberId));
  const row = addresses.find(({ channel }) => channel === CHANNEL);
  return {
    ofSite: site.channels.get(CHANNEL)?.workspaces?.ofSite ?? false,
    connected: row !== undefined && row.disabledAt === null,
    workspace: row?.details.workspace ?? null,
    channelName: row?.details.channelName ?? null,
    connectedAt: row?.verifiedAt ?? null,
    problem: row?.disabledReason ?? null,
  };
}

/**
 * Creates the address of Slack's page on which a member authorises the site. Its `state` works once, for 15 minutes,
 * and only in the session that requested it (rules.md C32).
 * @throws {AppError} conflict where Slack is not set up, or the site has one workspace for everybody.
 */
export async function startConnect(
  site: Site,
  actor: MemberActor,
  sessionId: string,
): Promise<{ url: string; expiresAt: Date }> {
  const memberId = ownId(actor);
  const workspaces = requireWorkspaces(site);
  if (workspaces.ofSite) throw new AppError('conflict', message('slack_of_site'));
  await site.limits.take('workspace_calls', String(memberId));
  const expiresAt = new Date(site.clock.now() + RETENTION_MS.linkSecrets);
  const state = await atomicAs(site, actor, (q) => makeLinkSecret(q, site, memberId, CHANNEL, sessionId));
  return { url: workspaces.authorizeUrl(state), expiresAt };
}

/**
 * Returns the public channels that the app was added to, in the workspace of a member or of the site.
 * @throws {AppError} conflict where Slack is not set up or connected, does not answer, or refuses.
 */
export async function listChannels(site: Site, actor: Actor, userId: number) {
  const memberId = authorizeMember(actor, userId);
  const workspaces = requireWorkspaces(site);
  await site.limits.take('workspace_calls', String(memberId));
  const row = await site.db.snapshot((q) => readAddress(q, memberId, CHANNEL));
  return ask(site, async () => workspaces.listChannels(await accessOf(workspaces, row)));
}

/**
 * Changes the place of a member's messages to one of the listed channels or a direct message. On a site with one
 * workspace for everybody this connects the member, who is found there by their confirmed mail address.
 * @throws {AppError} conflict where Slack is not set up or connected, does not answer, refuses, or does not know the
 * channel or the member.
 */
export async function choosePlace(
  site: Site,
  actor: Actor,
  {
    userId,
    channelId,
    wordingLanguage,
  }: { userId: number; channelId: string | null; wordingLanguage?: string | undefined },
): Promise<SlackStatus> {
  const memberId = authorizeMember(actor, userId);
  const workspaces = requireWorkspaces(site);
  await site.limits.take('workspace_calls', String(memberId));
  const { row, email } = await site.db.snapshot(function* (q) {
    return { row: yield* readAddress(q, memberId, CHANNEL), email: yield* readAddress(q, memberId, ACCOUNT_METHOD) };
  });
  const place = await ask(site, async () => {
    if (channelId === null) {
      const access = workspaces.ofSite
        ? await workspaces.siteAccess(requireConfirmed(email))
        : await accessOf(workspaces, row);
      return workspaces.openDirect(access);
    }
    const access = await accessOf(workspaces, row);
    const channel = (await workspaces.listChannels(access)).find(({ id }) => id === channelId);
    if (!channel) throw new AppError('conflict', message('slack_channel_unknown'));
    return workspaces.placeIn(access, channel);
  });
  await atomicAs(site, actor, (q) =>
    storePlace(q, site, { userId: memberId, channel: CHANNEL, place, wordingLanguage }),
  );
  return getStatus(site, actor, userId);
}

/**
 * Disconnects a member: revokes the token at Slack, then deletes it here, even where revoking failed (rules.md C32). A
 * workspace has one token for all of its members, so only the last of them revokes it.
 */
export async function disconnect(site: Site, actor: Actor, userId: number, wordingLanguage?: string): Promise<void> {
  const memberId = authorizeMember(actor, userId);
  const row = await site.db.snapshot(function* (q) {
    yield* requireStanding(q, site, actor);
    return yield* readAddress(q, memberId, CHANNEL);
  });
  if (row) await revokeUnlessShared(site, row);
  await atomicAs(site, actor, function* (q) {
    const { alertMethods } = yield* requirePreferences(q, memberId);
    const others = alertMethods.filter((method) => method !== CHANNEL);
    // The ledger names the address, so this comes before the deletion.
    yield* changeMethods(q, site, memberId, others, 'settings', { wordingLanguage });
    yield* forgetAddresses(q, memberId, CHANNEL);
    yield* voidProofs(q, memberId, CHANNEL);
  });
}

/**
 * Returns the workspaces of Slack.
 * @throws {AppError} conflict where Slack is not set up on this site.
 */
function requireWorkspaces(site: Site): Workspaces {
  const workspaces = site.channels.get(CHANNEL)?.workspaces;
  if (workspaces) return workspaces;
  throw new AppError(
    'conflict',
    reasonNotConfigured(site, CHANNEL) ?? message('method_not_set_up', { method: CHANNEL }),
  );
}

async function accessOf(workspaces: Workspaces, row: AddressRow | null): Promise<WorkspaceAccess> {
  if (row && !(workspaces.ofSite && row.secrets.token == null)) return workspaces.accessOf(row);
  if (workspaces.ofSite) return workspaces.siteAccess(null);
  throw new AppError('conflict', message('slack_not_connected'));
}

function requireConfirmed(email: AddressRow | null): string {
  if (email?.verifiedAt) return email.address;
  throw new AppError('conflict', message('slack_email_first'));
}

/** Makes calls to a workspace, and turns each failure into a sentence. */
async function ask<T>(site: Site, calls: () => Promise<T>): Promise<T> {
  try {
    return await calls();
  } catch (error) {
    if (!(error instanceof WorkspaceError)) throw error;
    const { problem, code } = error;
    site.log.warn({ channel: CHANNEL, problem, code }, 'a call to Slack failed');
    throw new AppError('conflict', SENTENCES[problem](site));
  }
}

const SENTENCES = {
  not_reached: () => message('slack_not_reached'),
  token_refused: (site: Site) =>
    requireWorkspaces(site).ofSite ? message('slack_site_refused') : message('slack_reconnect'),
  user_unknown: () => message('slack_user_unknown'),
  refused: () => message('slack_refused'),
} satisfies Record<WorkspaceError['problem'], unknown>;
