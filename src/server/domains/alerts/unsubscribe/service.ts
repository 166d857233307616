import type { z } from 'zod';
import { wordingsIn } from '../../../../content/consent.ts';
import { FIRST_CATEGORIES, MAIL_CATEGORIES, type MailCategory } from '../../../../shared/alerts/mail-categories.ts';
import type { unsubscribeBody } from '../../../../shared/alerts.ts';
import { equalInConstantTime } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';
import { pausedUntil, pauseTwoWeeks } from '../../schedule/pauses/service.ts';
import { changeCategories, wantedCategories } from '../mail-categories/service.ts';
import * as preferences from '../repo.ts';

/**
 * Returns the address that ends a category of a member's mail. Its token holds no address and cannot be guessed
 * (rules.md C18). The category needs no proof, because the link may end any of them (decisions.md D43).
 */
export function unsubscribeUrl(site: Site, userId: number, category: MailCategory = 'guidance'): string {
  const ends = category === 'guidance' ? '' : `?kind=${category}`;
  return `${site.env.publicUrl}/unsubscribe/${userId}-${codeOf(site, userId)}${ends}`;
}

/**
 * Returns the choices that the page behind the link shows. An unknown token shows those of a new member (rules.md C18).
 * @throws {AppError} too_many_requests past 60 unknown tokens a minute from one address, as for the calls below. A
 * valid token has no limit, because mail providers share their addresses (rules.md C17).
 */
export async function viewUnsubscribe(
  site: Site,
  token: string,
  callerAddress: string,
): Promise<{ categories: MailCategory[]; pausedUntil: Date | null }> {
  const userId = await memberBehind(site, token, callerAddress);
  const current = userId === null ? null : await site.db.snapshot((q) => preferences.readChoices(q, userId));
  if (userId === null || !current) return { categories: [...FIRST_CATEGORIES], pausedUntil: null };
  return { categories: wantedCategories(current), pausedUntil: await pausedUntil(site, userId) };
}

/**
 * Ends a category of a member's mail at once and cancels its waiting deliveries. A repeat, or an unknown token, changes
 * nothing (rules.md C17).
 * @param kind the category of the mail whose button was pressed, as its address names it; guidance for any other text.
 */
export async function unsubscribe(
  site: Site,
  token: string,
  callerAddress: string,
  kind: string = 'guidance',
): Promise<void> {
  const userId = await memberBehind(site, token, callerAddress);
  if (userId === null) return;
  const ended = MAIL_CATEGORIES.find((category) => category === kind) ?? 'guidance';
  await site.db.atomic(function* (q) {
    const current = yield* preferences.readChoices(q, userId);
    if (!current) return;
    const kept = wantedCategories(current).filter((category) => category !== ended);
    yield* changeCategories(q, site, userId, current, kept, { source: 'one_click' });
  });
}

/**
 * Stores the choices of the page behind the link; an unknown token changes nothing. A link can be forwarded, so it can
 * only switch off: a kind of mail that is off stays off and a pause continues, whatever is sent (decisions.md D43).
 * Only so much can be switched off, so a valid link has no limit (rules.md C17).
 * @throws {AppError} too_many_requests past 60 unknown links a minute from one address.
 */
export async function saveUnsubscribe(
  site: Site,
  input: z.output<typeof unsubscribeBody>,
  callerAddress: string,
): Promise<void> {
  const userId = await memberBehind(site, input.token, callerAddress);
  if (userId === null) return;
  await site.db.atomic(function* (q) {
    const current = yield* preferences.readChoices(q, userId);
    if (!current) return;
    const source = 'unsubscribe_page';
    const kept = wantedCategories(current).filter((category) => input.categories.includes(category));
    yield* changeCategories(q, site, userId, current, kept, { source });
    if (input.pauseTwoWeeks) yield* pauseTwoWeeks(q, site, userId, { source, ...wordingShown(input) });
  });
}

/** Returns the version of the words beside the pause; nothing for a caller that names no language, and so showed none. */
function wordingShown({ wordingLanguage: language }: z.output<typeof unsubscribeBody>): { wordingVersion?: string } {
  return language === undefined ? {} : { wordingVersion: wordingsIn(language).consentWordings.pauseTwoWeeks.version };
}

/** Returns the member of a token. An unknown token returns null and counts against the caller's address. */
async function memberBehind(site: Site, token: string, callerAddress: string): Promise<number | null> {
  const userId = memberOf(site, token);
  if (userId === null) await site.rateLimits.consume('unknown_unsubscribe', callerAddress);
  return userId;
}

function memberOf(site: Site, token: string): number | null {
  const match = /^(\d{1,15})-([A-Za-z0-9_-]{43})$/.exec(token);
  if (!match?.[1] || !match[2]) return null;
  const userId = Number(match[1]);
  return equalInConstantTime(match[2], codeOf(site, userId)) ? userId : null;
}

function codeOf(site: Site, userId: number): string {
  return site.keys.sign('unsubscribe', String(userId));
}
