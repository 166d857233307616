import type { Queries, Work } from '../../../../../db/database.ts';
import type { CareCard } from '../../../../shared/guidance/care/care-card.ts';
import { findCareSigns } from '../../../../shared/guidance/care/find-care-signs.ts';
import {
  HELP_COUNTRIES,
  type HelpCountry,
  helpCountryOf,
  namesPlace,
} from '../../../../shared/guidance/care/help-country.ts';
import { MINUTE_MS } from '../../../../shared/schedule/durations.ts';
import { type Actor, type MemberActor, type MemberId, ownId } from '../../../lib/actor.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import * as repo from './repo.ts';

/**
 * How long a sign counts, in milliseconds: no prompt to reconcile after abuse was named, and no memories after any sign
 * (rules.md G6).
 */
const SIGN_COUNTS_MS = RETENTION_MS.careNotices;

// A member who writes several messages in a row gets one answer.
const ONE_ANSWER_MS = 10 * MINUTE_MS;

/**
 * Takes the turn to answer a member's message that showed signs. Returns false when one was answered in the last ten
 * minutes; signs found elsewhere, such as in a goal, do not count.
 * @param now the instant in milliseconds.
 */
export function* claimCareAnswer(q: Queries, userId: number, now: number): Work<boolean> {
  const answeredAt = (yield* repo.readNotice(q, userId))?.answeredAt;
  if (answeredAt && now - answeredAt.getTime() < ONE_ANSWER_MS) return false;
  yield* repo.updateAnswered(q, userId, new Date(now));
  return true;
}

/** Reads the card that offers help; null where none is to be shown, and for anybody but the member (rules.md G6). */
export function* readCareCard(
  q: Queries,
  site: Site,
  actor: Actor,
  userId: MemberId,
  timeZone: string,
): Work<CareCard | null> {
  if (actor.kind !== 'member' || actor.userId !== userId) return null;
  const notice = yield* repo.readNotice(q, userId);
  if (!notice || notice.dismissedAt !== null) return null;
  return { signs: notice.signs, country: helpCountryFor(site, timeZone) };
}

/** Returns the card for some words alone; null where they show no sign. */
export function careFor(site: Site, words: string, timeZone: string): CareCard | null {
  const signs = findCareSigns(words);
  return signs.length === 0 ? null : { signs, country: helpCountryFor(site, timeZone) };
}

/**
 * Returns the country whose help lines a member is shown: that of their time zone, or the site's where the zone names no
 * place; null where the site knows no lines for it. A number of another country would not reach anybody.
 */
function helpCountryFor(site: Site, timeZone: string): HelpCountry | null {
  const country = helpCountryOf(timeZone);
  if (country || namesPlace(timeZone)) return country;
  return HELP_COUNTRIES.find((each) => each === site.env.DEFAULT_COUNTRY) ?? null;
}

/** Hides the card on the actor's dashboard until new words show a sign. */
export async function dismissCareCard(site: Site, actor: MemberActor): Promise<void> {
  const dismissedAt = new Date(site.clock.now());
  await atomicAs(site, actor, (q) => repo.dismissNotice(q, ownId(actor), dismissedAt));
}

/** Deletes the notices that are put away and used for nothing any more. */
export async function deleteOldNotices(site: Site): Promise<void> {
  const before = new Date(site.clock.now() - RETENTION_MS.careNotices);
  await site.db.atomic((q) => repo.deleteDismissedBefore(q, before));
}

/**
 * Returns whether a member is shown the card that offers help, or their words showed a sign in the last seven days. In
 * both cases the site shows them none of their earlier words.
 * @param now the instant in milliseconds.
 */
export function* offersOrOfferedCare(q: Queries, userId: number, now: number): Work<boolean> {
  const notice = yield* repo.readNotice(q, userId);
  return notice !== null && (notice.dismissedAt === null || now < notice.foundAt.getTime() + SIGN_COUNTS_MS);
}

/**
 * Returns whether a member's guidance avoids prompts to reconcile: for seven days after they named abuse (rules.md G6).
 * @param now the instant in milliseconds.
 */
export function* avoidsReconciling(q: Queries, userId: number, now: number): Work<boolean> {
  const notice = yield* repo.readNotice(q, userId);
  return notice?.abuseNamedAt != null && now < notice.abuseNamedAt.getTime() + SIGN_COUNTS_MS;
}
