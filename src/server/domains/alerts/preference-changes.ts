import type { z } from 'zod';
import { wordingsIn } from '../../../content/consent.ts';
import { MAIL_CATEGORIES } from '../../../shared/alerts/mail-categories.ts';
import type { alertChangesBody } from '../../../shared/alerts.ts';
import { ALERT_METHODS } from '../../../shared/channels/channels.ts';
import { type Actor, authorizeMember } from '../../lib/actor.ts';
import { changedElsewhere, refuseChangedElsewhere } from '../../lib/changed-elsewhere.ts';
import type { Site } from '../../site/site.ts';
import { atomicAs } from '../auth/standing/service.ts';
import { changeCategories, getCategories, wantedCategories } from './mail-categories/service.ts';
import { readNumber } from './numbers.ts';
import { requirePreferences } from './preferences.ts';
import { getPreferences, storePreferences } from './service.ts';

/**
 * Stores what one screen changed and nothing else, so that a method switched off elsewhere stays off (decisions.md D40).
 * @throws {AppError} conflict where a number in `from` is not the stored one, bad_request at the fields a method that is
 * on lacks, too_many_requests after 60 in an hour.
 */
export async function changePreferences(
  site: Site,
  actor: Actor,
  userId: number,
  { switches = {}, mail, from = {}, ...edited }: z.output<typeof alertChangesBody>,
) {
  const memberId = authorizeMember(actor, userId);
  await site.limits.take('preference_changes', String(memberId));
  await atomicAs(site, actor, function* (q) {
    const before = yield* requirePreferences(q, memberId);
    const { alertMethods, phoneNumber, smsConsent, whatsappNumber } = before;
    const wanted = {
      ...(edited.phoneNumber !== undefined && { phoneNumber: readNumber(site, 'phoneNumber', edited.phoneNumber) }),
      ...(edited.whatsappNumber !== undefined && {
        whatsappNumber: readNumber(site, 'whatsappNumber', edited.whatsappNumber),
      }),
    };
    const fields = changedElsewhere({ phoneNumber, whatsappNumber }, from, wanted);
    refuseChangedElsewhere(
      fields.map((field) => [field]),
      { alertMethods, phoneNumber, smsConsent, whatsappNumber },
    );
    const methods = ALERT_METHODS.filter((method) => switches[method] ?? alertMethods.includes(method));
    yield* storePreferences(q, site, memberId, before, { ...edited, alertMethods: methods });
    if (!mail) return;
    const stored = yield* requirePreferences(q, memberId);
    const coming = wantedCategories(stored);
    const categories = MAIL_CATEGORIES.filter((each) =>
      each === 'guidance' ? coming.includes(each) : (mail[each] ?? coming.includes(each)),
    );
    const wording = wordingsIn(edited.wordingLanguage).channelWordings.mail.version;
    yield* changeCategories(q, site, memberId, stored, categories, { source: 'settings', wording });
  });
  const [preferences, categories] = await Promise.all([
    getPreferences(site, actor, userId),
    getCategories(site, actor, userId),
  ]);
  return { ...preferences, categories };
}
