import type { z } from 'zod';
import type { Queries, Work } from '../../../../../db/database.ts';
import { CHOSEN_KINDS, MAIL_CATEGORIES, type MailCategory } from '../../../../shared/alerts/mail-categories.ts';
import type { mailCategoriesBody, mailChangesBody } from '../../../../shared/alerts.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import type { ConsentSource } from '../../../../shared/consent.ts';
import { type Actor, authorizeMember } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { recordConsent } from '../../consent/service.ts';
import { wordsShown } from '../../consent/words-shown.ts';
import { readAddress } from '../addresses/repo.ts';
import { cancelForCategory } from '../deliveries/service.ts';
import { queueUpcoming } from '../deliveries/upcoming.ts';
import { isMuted } from '../method-states.ts';
import { requirePreferences } from '../preferences.ts';
import * as preferences from '../repo.ts';
import { changeMethods } from '../service.ts';

/**
 * Returns the kinds of mail that a member gets (decisions.md D34).
 * @throws {AppError} not_found when there is no such member.
 */
export async function getCategories(site: Site, actor: Actor, userId: number): Promise<MailCategory[]> {
  const memberId = authorizeMember(actor, userId);
  return wantedCategories(await site.db.snapshot((q) => requirePreferences(q, memberId)));
}

/**
 * Switches on exactly these kinds of mail.
 * @throws {AppError} not_found when there is no such member, too_many_requests after 60 changes in an hour.
 */
export async function saveCategories(
  site: Site,
  actor: Actor,
  userId: number,
  { categories, wordingLanguage }: Pick<z.output<typeof mailCategoriesBody>, 'categories' | 'wordingLanguage'>,
): Promise<MailCategory[]> {
  return storeCategories(site, actor, userId, wordingLanguage, () => categories);
}

/**
 * Switches some kinds of mail and leaves the others as they are (decisions.md D40).
 * @throws {AppError} not_found when there is no such member, too_many_requests after 60 changes in an hour.
 */
export async function switchCategories(
  site: Site,
  actor: Actor,
  userId: number,
  { switches, wordingLanguage }: z.output<typeof mailChangesBody>,
): Promise<MailCategory[]> {
  return storeCategories(site, actor, userId, wordingLanguage, (wanted) =>
    MAIL_CATEGORIES.filter((category) => switches[category] ?? wanted.includes(category)),
  );
}

async function storeCategories(
  site: Site,
  actor: Actor,
  userId: number,
  wordingLanguage: string | undefined,
  choose: (wanted: MailCategory[]) => readonly MailCategory[],
): Promise<MailCategory[]> {
  const memberId = authorizeMember(actor, userId);
  await site.rateLimits.consume('preference_changes', String(memberId));
  return atomicAs(site, actor, function* (q) {
    const current = yield* requirePreferences(q, memberId);
    const wordingVersion = wordsShown(actor, memberId, wordingLanguage)?.channelWordings.mail.version;
    const categories = choose(wantedCategories(current));
    yield* changeCategories(q, site, memberId, current, categories, { source: 'settings', wordingVersion });
    return wantedCategories(yield* requirePreferences(q, memberId));
  });
}

/** Returns the kinds of mail that a member has not switched off. */
export function wantedCategories(choices: preferences.Choices): MailCategory[] {
  return MAIL_CATEGORIES.filter((category) => !isMuted(choices, category));
}

/**
 * Stores the kinds of mail that a member gets, with a ledger row for each change. Guidance is switched as the method.
 */
export function* changeCategories(
  q: Queries,
  site: Site,
  userId: number,
  current: preferences.Choices,
  categories: readonly MailCategory[],
  shown: { source: ConsentSource; wordingVersion?: string },
): Work<void> {
  const { source, wordingVersion } = shown;
  const others = current.alertMethods.filter((method) => method !== ACCOUNT_METHOD);
  const methods = categories.includes('guidance') ? ([ACCOUNT_METHOD, ...others] as const) : others;
  yield* changeMethods(q, site, userId, [...methods], source, { wordingVersion });
  const address = (yield* readAddress(q, userId, ACCOUNT_METHOD))?.address;
  const off = MAIL_CATEGORIES.filter((each) => !categories.includes(each));
  // Switching a kind on ends an old choice against prayers or reflections in the guidance mail.
  const muted = off.filter((each) =>
    CHOSEN_KINDS.includes(each) ? current.mutedMailCategories.includes(each) : each !== 'guidance',
  );
  for (const category of MAIL_CATEGORIES) {
    const wanted = categories.includes(category);
    if (category === 'guidance' || isMuted(current, category) !== wanted) continue;
    const action = wanted ? 'opt_in' : 'opt_out';
    yield* recordConsent(q, site, {
      userId,
      channel: `${ACCOUNT_METHOD}:${category}`,
      action,
      source,
      address,
      wordingVersion,
    });
    if (!wanted) yield* cancelForCategory(q, site, userId, category);
  }
  yield* preferences.updateChoices(q, userId, {
    mutedMailCategories: muted,
    chosenMailCategories: CHOSEN_KINDS.filter((each) => categories.includes(each)),
  });
  // The kinds decide which guidance comes by mail.
  yield* queueUpcoming(q, site, userId);
}
