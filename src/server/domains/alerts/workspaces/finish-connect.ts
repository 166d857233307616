import type { ConnectOutcome } from '../../../../shared/alerts/connect-outcomes.ts';
import { ALERT_METHODS, type AlertMethod } from '../../../../shared/channels/channels.ts';
import { redirectPathOf } from '../../../channels/registry.ts';
import { WorkspaceError } from '../../../channels/workspaces.ts';
import { type MemberActor, ownId } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { requireAuthority } from '../../authority/service.ts';
import { revokeUnlessShared } from '../addresses/revoke.ts';
import { consumeLinkSecret } from '../proofs/service.ts';
import { readLanguage } from '../repo.ts';
import { storePlace } from './store-place.ts';

/** The query that a provider's page adds to the redirect (RFC 6749 §4.1.2). */
export interface OauthAnswer {
  state: string | null;
  code: string | null;
  error: string | null;
}

/** Returns the paths to which providers redirect members who connect a workspace, each with its channel. */
export function listRedirects(): { channel: AlertMethod; path: string }[] {
  return ALERT_METHODS.flatMap((channel) => {
    const path = redirectPathOf(channel);
    return path ? [{ channel, path }] : [];
  });
}

/**
 * Handles the redirect from a provider's page: exchanges its code, and connects the direct message with the member.
 * Nothing is stored unless every step succeeds. Returns the outcome, which Settings shows to the member.
 */
export async function finishConnect(
  site: Site,
  actor: MemberActor | null,
  channel: AlertMethod,
  { state, code, error }: OauthAnswer,
): Promise<ConnectOutcome> {
  const workspaces = site.channels.get(channel)?.workspaces;
  if (!workspaces || workspaces.ofSite) return 'failed';
  if (actor?.credential.kind !== 'session' || !state) return 'expired';
  const { sessionId } = actor.credential;
  const taken = await site.db.atomic(function* (q) {
    yield* requireAuthority(q, site, actor);
    return yield* consumeLinkSecret(q, site, channel, state, sessionId);
  });
  if (taken !== actor.userId) return 'expired';
  if (error === 'access_denied') return 'denied';
  if (error || !code) return 'failed';
  try {
    const access = await workspaces.exchange(code);
    const userId = ownId(actor);
    try {
      const place = await workspaces.openDirect(access);
      const wordingLanguage = await site.db.snapshot((q) => readLanguage(q, userId));
      await storePlace(site, actor, { userId, channel, place, wordingLanguage });
    } catch (err) {
      // Where no connection holds the token, nothing else could revoke it later.
      await revokeUnlessShared(site, { channel, access });
      throw err;
    }
    site.live.announce(userId);
    return 'connected';
  } catch (err) {
    if (!(err instanceof WorkspaceError)) throw err;
    site.log.warn({ channel, problem: err.problem, code: err.code }, 'a workspace could not be connected');
    return err.problem === 'not_reached' ? 'not_reached' : 'failed';
  }
}
