import type { Queries, Work } from '../../../../../db/database.ts';
import type { ReportReason } from '../../../../shared/guidance/report-reasons.ts';
import type { Dashboard } from '../../../../shared/guidance.ts';
import { message, withSentence } from '../../../../shared/messages/catalogue.ts';
import { type MemberActor, ownId } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { findEntry } from '../repo.ts';
import { nameOfReport } from '../review/names.ts';
import * as repo from './repo.ts';

/**
 * Stores why a member reports one of their entries; a second report of it replaces the first (rules.md G8).
 * @throws {AppError} not_found for another member's or a hidden entry, too_many_requests after 60 in an hour.
 */
export async function reportEntry(site: Site, actor: MemberActor, id: number, reason: ReportReason): Promise<void> {
  const userId = ownId(actor);
  await site.rateLimits.consume('entry_reports', String(userId));
  const now = new Date(site.clock.now());
  if (!(await findEntry(site.db, userId, id, now))) throw new AppError('not_found', message('no_such_guidance'));
  await atomicAs(site, actor, function* (q) {
    // Each open report is later than those before it, so a reviewer can deal with all up to the newest one they read.
    const newest = yield* repo.readNewestReport(q);
    const createdAt = new Date(Math.max(site.clock.now(), (newest?.getTime() ?? 0) + 1));
    yield* repo.upsertReport(q, { userId, entryId: id, reason, createdAt });
  });
}

/** Returns the request to reviewers to deal with the open reports, beginning with the newest one; empty without any. */
export function* readReportRequest(q: Queries): Work<Dashboard['attention']> {
  const { reports, newest } = yield* repo.readOpenReports(q);
  if (!newest) return [];
  return [
    { kind: 'entry_reports', ...withSentence(message('entries_reported', { reports, entry: nameOfReport(newest) })) },
  ];
}
