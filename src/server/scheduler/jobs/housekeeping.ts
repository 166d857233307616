import { deleteOldTokens } from '../../domains/auth/email-verification.ts';
import { sessionsOf } from '../../domains/auth/sessions.ts';
import { deleteOldJobs } from '../../domains/schedule/jobs/service.ts';
import type { Site } from '../../lib/site.ts';

/** Deletes what has served its time: old jobs with their deliveries, expired sessions, tokens and counts. */
export async function cleanUp(site: Site): Promise<void> {
  await deleteOldJobs(site);
  await sessionsOf(site.db).deleteExpired();
  await deleteOldTokens(site);
  await site.limits.deleteExpired();
}
