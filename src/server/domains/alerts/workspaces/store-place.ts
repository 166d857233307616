import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { Place } from '../../../channels/workspaces.ts';
import type { Actor } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { recordConsent } from '../../consent/service.ts';
import { wordsShown } from '../../consent/words-shown.ts';
import { readAddress } from '../addresses/repo.ts';
import { revokeConnections } from '../addresses/revoke.ts';
import { linkAddress } from '../addresses/service.ts';
import { requirePreferences } from '../preferences.ts';
import { changeMethods } from '../service.ts';

interface ChosenPlace {
  userId: number;
  channel: AlertMethod;
  place: Place;
  wordingLanguage: string | undefined;
}

/**
 * Stores the place of a member's messages in a workspace, with rows in the ledger, and switches the method on: choosing
 * a place below the words of consent is the consent. Several members may choose one place. The token of another workspace
 * that this one replaces is revoked (rules.md C32).
 */
export async function storePlace(
  site: Site,
  actor: Actor,
  { userId, channel, place, wordingLanguage }: ChosenPlace,
): Promise<void> {
  const { address } = place;
  const replaced = await atomicAs(site, actor, function* (q) {
    const replaced = yield* readAddress(q, userId, channel);
    yield* linkAddress(q, site, { userId, channel, ...place });
    yield* recordConsent(q, site, { userId, channel, action: 'verified', source: 'link', address });
    const { alertMethods } = yield* requirePreferences(q, userId);
    const methods = [...new Set<AlertMethod>([...alertMethods, channel])];
    yield* changeMethods(q, site, userId, methods, 'settings', { words: wordsShown(actor, userId, wordingLanguage) });
    return replaced;
  });
  const workspaces = site.channels.get(channel)?.workspaces;
  if (!replaced || !workspaces) return;
  const start = workspaces.addressStart(workspaces.accessOf(replaced));
  if (!address.startsWith(start)) await revokeConnections(site, [replaced]);
}
