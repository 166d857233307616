import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import type { Queries, Work } from '../../../../db/database.ts';
import { isPhoneNumber } from '../../../shared/alerts/phone.ts';
import { ONBOARDING_METHODS } from '../../../shared/channels/channels.ts';
import { WIZARD_PHONE_METHOD } from '../../../shared/channels/wizard.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import type { onboardingBody } from '../../../shared/onboarding.ts';
import { localDateAt } from '../../../shared/slot-time.ts';
import { type Actor, authorizeMember, type MemberId } from '../../lib/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Site } from '../../site/site.ts';
import { requirePreferences } from '../alerts/preferences.ts';
import { changeMethods } from '../alerts/service.ts';
import { readTypedAddress } from '../alerts/typed-address.ts';
import { atomicAs } from '../authority/service.ts';
import { wordsShown } from '../consent/words-shown.ts';
import { storeCareSigns } from '../guidance/care/note-signs.ts';
import { makeFirstEntry } from '../guidance/entries.ts';
import { makeGoals } from '../guidance/goals/service.ts';
import { changeWeek, nextOccurrences, readPlanSource } from '../schedule/service.ts';
import * as repo from './repo.ts';

/**
 * Returns whether a member has completed onboarding.
 * @throws {AppError} not_found when there is no such member.
 */
export async function isCompleted(site: Site, actor: Actor, userId: number): Promise<boolean> {
  const completed = await repo.findCompleted(site.db, authorizeMember(actor, userId));
  if (completed === null) throw new AppError('not_found', message('no_such_member'));
  return completed;
}

/**
 * Stores the wizard's answers, creates goals from them and plans the first slots; the first time it also creates the
 * first guidance. A second call updates and duplicates nothing, and the same answers again write nothing (decisions.md
 * D9, D10, D12, D46).
 * @throws {AppError} not_found when there is no such member, too_many_requests after 60 changes in an hour.
 */
export async function submitOnboarding(
  site: Site,
  actor: Actor,
  userId: number,
  form: z.output<typeof onboardingBody>,
): Promise<void> {
  const memberId = authorizeMember(actor, userId);
  await site.rateLimits.consume('preference_changes', String(memberId));
  const firstRun = await atomicAs(site, actor, function* (q) {
    const profile = yield* repo.readProfile(q, memberId);
    const before = yield* requirePreferences(q, memberId);
    if (!profile) throw new AppError('not_found', message('no_such_member'));
    // Methods that the wizard does not offer and that were chosen in Settings stay as they are.
    const others = profile.alertMethods.filter((method) => !(ONBOARDING_METHODS as readonly string[]).includes(method));
    const methods = [...new Set([...form.notificationMethod, ...others])];
    // The wizard hides the field while SMS is not chosen, so it may contain an incomplete number then.
    const method = WIZARD_PHONE_METHOD;
    const stored = before.typed[method] ?? null;
    const phoneNumber = isPhoneNumber(form.phoneNumber ?? '')
      ? readTypedAddress(site, method, form.phoneNumber)
      : stored;
    const answers = {
      friendshipPhilosophy: form.friendshipPhilosophy.trim(),
      challenges: [...new Set(form.challenges)],
      satisfactionRating: form.satisfactionRating,
      reminderTime: form.reminderTime,
      frequency: form.frequency,
      timezone: form.timezone ?? profile.timezone,
      completedOnboarding: true,
    };
    const same = phoneNumber === stored && isStored(profile, { ...answers, alertMethods: methods });
    if (same) return null;
    // Before the first guidance is chosen, which takes it into account.
    const isNew = answers.friendshipPhilosophy !== profile.friendshipPhilosophy;
    yield* storeCareSigns(q, site, memberId, [isNew ? answers.friendshipPhilosophy : null]);
    yield* changeMethods(q, site, memberId, methods, 'onboarding', {
      typed: { [method]: phoneNumber },
      words: wordsShown(actor, memberId, form.wordingLanguage),
    });
    const today = localDateAt(site.clock.now(), answers.timezone);
    yield* makeGoals(q, site, memberId, form.challenges, today, form.wordingLanguage);
    // The days of a rhythm are counted from the answer that chose it.
    const keepsRhythm = profile.completedOnboarding && profile.frequency === answers.frequency;
    const frequencyAnchor = keepsRhythm ? profile.frequencyAnchor : today.toString();
    const plan = yield* changeWeek(q, site, memberId, () =>
      repo.updateProfile(q, memberId, { ...answers, frequencyAnchor }),
    );
    if (!profile.completedOnboarding) yield* giveFirstGuidance(q, site, memberId, today.toString());
    return plan.firstRun;
  });
  if (firstRun !== null) site.due.announce(firstRun);
}

/**
 * Creates a member's first guidance, of the type of their next slot (decisions.md D46), or a prayer without any slot.
 */
function* giveFirstGuidance(q: Queries, site: Site, userId: MemberId, localDate: string): Work<void> {
  const [next] = nextOccurrences(site, yield* readPlanSource(q, userId), 1);
  yield* makeFirstEntry(q, site, { userId, contentType: next?.slot.type ?? 'prayer', localDate });
}

/** Returns whether a profile already has these answers; the order of a list counts as part of the answer. */
function isStored(profile: repo.ProfileRow, answers: Partial<repo.ProfileRow>): boolean {
  return Object.entries(answers).every(([field, answer]) =>
    isDeepStrictEqual(profile[field as keyof repo.ProfileRow], answer),
  );
}
