import type { z } from 'zod';
import { MAIL_CATEGORIES } from '../../../shared/alerts/mail-categories.ts';
import { addressesIn, addressPath } from '../../../shared/alerts/typed-addresses.ts';
import type { alertChangesBody } from '../../../shared/alerts.ts';
import { ALERT_METHODS, TYPED_METHODS } from '../../../shared/channels/channels.ts';
import { type Actor, authorizeMember } from '../../lib/actor.ts';
import { changedElsewhere, refuseChangedElsewhere } from '../../lib/changed-elsewhere.ts';
import type { Site } from '../../site/site.ts';
import { atomicAs } from '../authority/service.ts';
import { wordsShown } from '../consent/words-shown.ts';
import { changeCategories, getCategories, wantedCategories } from './mail-categories/service.ts';
import { requirePreferences } from './preferences.ts';
import { getPreferences, storedChoices, storePreferences } from './service.ts';
import { readTypedAddress } from './typed-address.ts';

/**
 * Stores only the changes of one screen, so that a method switched off elsewhere stays off (decisions.md D40).
 * @throws {AppError} conflict where an address in `from` is not the stored one, bad_request at the fields that a method
 * lacks, too_many_requests after 60 in an hour.
 */
export async function changePreferences(
  site: Site,
  actor: Actor,
  userId: number,
  { switches = {}, mail, from = {}, ...edited }: z.output<typeof alertChangesBody>,
) {
  const memberId = authorizeMember(actor, userId);
  await site.rateLimits.consume('preference_changes', String(memberId));
  await atomicAs(site, actor, function* (q) {
    const before = yield* requirePreferences(q, memberId);
    const sent = addressesIn(edited);
    const wanted = Object.fromEntries(
      TYPED_METHODS.filter((method) => method in sent).map((method) => [
        method,
        readTypedAddress(site, method, sent[method]),
      ]),
    );
    refuseChangedElsewhere(
      changedElsewhere(before.typed, addressesIn(from), wanted).map(addressPath),
      storedChoices(site, before),
    );
    const methods = ALERT_METHODS.filter((method) => switches[method] ?? before.alertMethods.includes(method));
    yield* storePreferences(q, site, actor, memberId, before, { ...edited, alertMethods: methods });
    if (!mail) return;
    const stored = yield* requirePreferences(q, memberId);
    const coming = wantedCategories(stored);
    const categories = MAIL_CATEGORIES.filter((each) =>
      each === 'guidance' ? coming.includes(each) : (mail[each] ?? coming.includes(each)),
    );
    const wordingVersion = wordsShown(actor, memberId, edited.wordingLanguage)?.channelWordings.mail.version;
    yield* changeCategories(q, site, memberId, stored, categories, { source: 'settings', wordingVersion });
  });
  const [preferences, categories] = await Promise.all([
    getPreferences(site, actor, userId),
    getCategories(site, actor, userId),
  ]);
  return { ...preferences, categories };
}
