import type { Queries, Work } from '../../../../../db/database.ts';
import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { Place } from '../../../channels/workspaces.ts';
import type { Site } from '../../../site/site.ts';
import { type AddressRow, readAddress } from '../addresses/repo.ts';
import { linkAddress } from '../addresses/service.ts';
import { recordConsent } from '../consent/service.ts';
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
 * a place below the words of consent is the consent. Several members may choose one place.
 * @returns the address that was stored before, or null.
 */
export function* storePlace(
  q: Queries,
  site: Site,
  { userId, channel, place, wordingLanguage }: ChosenPlace,
): Work<AddressRow | null> {
  const replaced = yield* readAddress(q, userId, channel);
  const { address } = place;
  yield* linkAddress(q, site, { userId, channel, ...place });
  yield* recordConsent(q, site, { userId, channel, action: 'verified', source: 'link', address });
  const { alertMethods } = yield* requirePreferences(q, userId);
  const methods = [...new Set<AlertMethod>([...alertMethods, channel])];
  yield* changeMethods(q, site, userId, methods, 'settings', { wordingLanguage });
  return replaced;
}
