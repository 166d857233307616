import { WORDINGS } from '../../../content/consent.ts';
import { PAST_WORDINGS } from '../../../content/past-wordings.ts';
import type { Wording } from '../../../content/strings/channel-words.ts';
import type { ExportedConsent } from '../../../shared/admin.ts';
import type { ConsentEvent } from '../../../shared/alerts.ts';
import { CONSENT_RECORDS, type ConsentRecordName } from '../../../shared/channels/channels.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import { type Actor, authorizeMember } from '../../lib/actor.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Site } from '../../site/site.ts';
import { type ChainLink, contentOf, type LedgerRow, NO_LINK } from './chain.ts';
import * as repo from './repo.ts';

const WORDS = new Map<string, string>([
  ...Object.entries(PAST_WORDINGS),
  ...[...WORDINGS.values()]
    .flatMap((words) => Object.values(words).flatMap((part) => Object.values<Wording>(part)))
    .map(({ version, text }) => [version, text] as const),
]);

/**
 * Returns a member's consents and withdrawals, in all or for one of the four records, newest first, with the words that
 * were shown where this version of the product knows them (decisions.md D30).
 * @throws {AppError} not_found where there is neither a row nor a member.
 */
export async function listEvents(
  site: Site,
  actor: Actor,
  userId: number,
  { page, limit, record }: { page: number; limit: number; record?: ConsentRecordName | undefined },
): Promise<{ events: ConsentEvent[]; hasMore: boolean }> {
  const memberId = authorizeMember(actor, userId);
  const channels = record ? CONSENT_RECORDS[record] : null;
  return site.db.snapshot(function* (q) {
    const rows = yield* repo.readEvents(q, memberId, { channels, limit, offset: (page - 1) * limit });
    // An administrator may read the remaining rows of a deleted member.
    if (rows.length === 0 && !(yield* repo.hasMember(q, memberId)))
      throw new AppError('not_found', message('no_such_member'));
    const shown = rows.slice(0, limit);
    const before = yield* repo.readHashes(
      q,
      shown.flatMap(({ link }) => (link ? [link.position - 1] : [])),
    );
    const events = shown.map(({ row, link }) => toEvent(row, link, before));
    return { events, hasMore: rows.length > limit };
  });
}

function toEvent(row: LedgerRow, link: ChainLink | null, before: Map<number, string>): ConsentEvent {
  const { userId, erases, salt, ...shown } = row;
  const previous = link && (before.get(link.position - 1) ?? NO_LINK.hash);
  return {
    ...shown,
    wording: WORDS.get(row.wordingVersion ?? '') ?? null,
    proof: link && previous ? { position: link.position, previous, content: contentOf(row), hash: link.hash } : null,
  };
}

const DELETED = {
  userId: null,
  channel: null,
  action: null,
  source: null,
  wordingVersion: null,
  addressHash: null,
  createdAt: null,
  content: null,
};

/** Returns the links after a position, in order, each with its row where that still exists. */
export async function listChain(site: Site, after: number, limit: number): Promise<ExportedConsent[]> {
  const links = await repo.findLinks(site.db, after, limit);
  return links.map(({ position, eventId: id, digest, hash, row }) => {
    if (!row) return { ...DELETED, position, id, digest, hash };
    const { salt, erases, ...shown } = row;
    return { ...shown, position, content: contentOf(row), digest, hash };
  });
}
