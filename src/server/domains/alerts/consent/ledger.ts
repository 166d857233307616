import { WORDINGS } from '../../../../content/consent.ts';
import { PAST_WORDINGS } from '../../../../content/past-wordings.ts';
import type { ConsentRecord } from '../../../../shared/alerts.ts';
import { CONSENT_RECORDS, type ConsentRecordName } from '../../../../shared/channels/channels.ts';
import { type Actor, authorizeMember } from '../../../lib/actor.ts';
import type { Site } from '../../../site/site.ts';
import { requirePreferences } from '../preferences.ts';
import * as repo from './repo.ts';

const WORDS = new Map<string, string>([
  ...Object.entries(PAST_WORDINGS),
  ...[...WORDINGS.values()]
    .flatMap(({ consentWordings, channelWordings }) => Object.values({ ...consentWordings, ...channelWordings }))
    .map(({ version, text }) => [version, text] as const),
]);

/**
 * Returns what a member agreed to and took back, in all or for one of the four records, newest first, with the
 * words that were shown where this version of the product knows them (decisions.md D30).
 * @throws {AppError} not_found where there is neither a row nor a member.
 */
export async function listEvents(
  site: Site,
  actor: Actor,
  userId: number,
  { page, limit, record }: { page: number; limit: number; record?: ConsentRecordName | undefined },
): Promise<{ events: ConsentRecord[]; hasMore: boolean }> {
  const memberId = authorizeMember(actor, userId);
  const channels = record ? CONSENT_RECORDS[record] : null;
  const rows = await repo.findEvents(site.db, memberId, { channels, limit, offset: (page - 1) * limit });
  // The rows of somebody who has left may still be there for an administrator.
  if (rows.length === 0) await site.db.atomic((q) => requirePreferences(q, memberId));
  const events = rows.slice(0, limit).map((row) => ({ ...row, wording: WORDS.get(row.wordingVersion ?? '') ?? null }));
  return { events, hasMore: rows.length > limit };
}
