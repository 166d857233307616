import type { Queries, Work } from '../../../../../db/database.ts';
import { CARE_SIGNS } from '../../../../shared/guidance/care/care-signs.ts';
import { findCareSigns } from '../../../../shared/guidance/care/find-care-signs.ts';
import type { Site } from '../../../site/site.ts';
import { replaceUnsuitable } from '../review/hidden-entries.ts';
import * as repo from './repo.ts';

/**
 * Looks for signs of crisis in a member's words, and stores the signs with the member, for the card that offers help.
 * Once they name abuse, no entry that was prepared for them urges contact any more. Nothing is logged, counted or sent
 * to anybody, and administrators see none of it (rules.md G6).
 */
export function* storeCareSigns(
  q: Queries,
  site: Site,
  userId: number,
  texts: readonly (string | null | undefined)[],
): Work<void> {
  const found = new Set(texts.flatMap((text) => (text ? findCareSigns(text) : [])));
  if (found.size === 0) return;
  const now = new Date(site.clock.now());
  const before = yield* repo.readNotice(q, userId);
  // After a dismissal the card shows only signs that were found later.
  const shown = before && before.dismissedAt === null ? before.signs : [];
  yield* repo.upsertNotice(q, {
    userId,
    signs: CARE_SIGNS.filter((sign) => found.has(sign) || shown.includes(sign)),
    foundAt: now,
    dismissedAt: null,
    abuseNamedAt: found.has('abuse') ? now : (before?.abuseNamedAt ?? null),
    answeredAt: before?.answeredAt ?? null,
  });
  if (found.has('abuse')) yield* replaceUnsuitable(q, site, userId);
}
