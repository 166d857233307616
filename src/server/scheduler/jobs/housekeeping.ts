import { forgetOldMessages } from '../../domains/alerts/deliveries/captured.ts';
import { deleteOldDeliveries } from '../../domains/alerts/deliveries/service.ts';
import { deleteOldEvents } from '../../domains/auth/devices/service.ts';
import { deleteOldInvitations } from '../../domains/auth/invitations/service.ts';
import { deleteOldTokens } from '../../domains/auth/mail-tokens.ts';
import { deleteOldChallenges } from '../../domains/auth/passkeys/challenges.ts';
import { sessionsOf } from '../../domains/auth/sessions.ts';
import { deleteOldJobs } from '../../domains/schedule/jobs/service.ts';
import type { Site } from '../../lib/site.ts';

/**
 * Deletes what has served its time: old jobs and deliveries, expired sessions, tokens and counts, old events,
 * invitations and captured mail.
 */
export async function cleanUp(site: Site): Promise<void> {
  await deleteOldJobs(site);
  await sessionsOf(site).deleteExpired();
  await deleteOldTokens(site);
  await deleteOldChallenges(site);
  await deleteOldEvents(site);
  await deleteOldDeliveries(site);
  await deleteOldInvitations(site);
  await forgetOldMessages(site);
  await site.limits.deleteExpired();
}
