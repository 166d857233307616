import { message } from '../../../../shared/messages/catalogue.ts';
import type { SlackOutcome } from '../../../../shared/slack.ts';
import { type Place, WorkspaceError } from '../../../channels/workspaces.ts';
import { type MemberActor, ownId } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs, requireStanding } from '../../auth/standing/service.ts';
import { revokeUnlessShared } from '../addresses/revoke.ts';
import { readLanguage } from '../incoming/repo.ts';
import { makeLinkSecret, takeLinkSecret } from '../proofs/service.ts';
import { requireWorkspaces } from './service.ts';
import { storePlace } from './store-place.ts';

const CHANNEL = 'slack';

/** The query that Slack adds when it redirects the browser back. */
export interface OauthAnswer {
  state: string | null;
  code: string | null;
  error: string | null;
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
 * Handles the redirect from Slack's page: exchanges its code, and connects the direct message with the member. Nothing
 * is stored unless every step succeeds. Returns the outcome, which Settings shows to the member.
 */
export async function finishConnect(
  site: Site,
  actor: MemberActor | null,
  { state, code, error }: OauthAnswer,
): Promise<SlackOutcome> {
  const workspaces = site.channels.get(CHANNEL)?.workspaces;
  if (!workspaces || workspaces.ofSite) return 'failed';
  if (actor?.credential.kind !== 'session' || !state) return 'expired';
  const { sessionId } = actor.credential;
  const taken = await site.db.atomic(function* (q) {
    yield* requireStanding(q, site, actor);
    return yield* takeLinkSecret(q, site, CHANNEL, state, sessionId);
  });
  if (taken !== actor.userId) return 'expired';
  if (error === 'access_denied') return 'denied';
  if (error || !code) return 'failed';
  try {
    const access = await workspaces.exchange(code);
    try {
      await storeConnection(site, actor, await workspaces.openDirect(access));
    } catch (err) {
      // The token is not stored, so nothing else could revoke it later.
      const { userId } = actor;
      await revokeUnlessShared(site, { userId, channel: CHANNEL, ...workspaces.placeIn(access, { id: '', name: '' }) });
      throw err;
    }
    return 'connected';
  } catch (err) {
    if (!(err instanceof WorkspaceError)) throw err;
    site.log.warn({ channel: CHANNEL, problem: err.problem, code: err.code }, 'a workspace could not be connected');
    return err.problem === 'not_reached' ? 'not_reached' : 'failed';
  }
}

/** Stores the place with its token, switches the method on, and revokes the token of the workspace that it replaces. */
async function storeConnection(site: Site, actor: MemberActor, place: Place): Promise<void> {
  const userId = ownId(actor);
  const before = await atomicAs(site, actor, function* (q) {
    const wordingLanguage = yield* readLanguage(q, userId);
    return yield* storePlace(q, site, { userId, place, wordingLanguage });
  });
  if (before && before.address.split('/')[0] !== place.address.split('/')[0]) await revokeUnlessShared(site, before);
  site.live.announce(userId);
}
