import { resealAll } from '../../domains/admin/keys/service.ts';
import { deleteOldCopies } from '../../domains/alerts/deliveries/captured.ts';
import { deleteOldDeliveries } from '../../domains/alerts/deliveries/service.ts';
import { deleteOldReceived } from '../../domains/alerts/incoming/service.ts';
import { deleteOldTokens } from '../../domains/alerts/mail-links/service.ts';
import { deleteOldProofs } from '../../domains/alerts/proofs/service.ts';
import { endStaleBrowsers } from '../../domains/alerts/push/stale-browsers.ts';
import { deleteOldEvents } from '../../domains/alerts/security-events/service.ts';
import { deleteOldInvitations } from '../../domains/auth/invitations/service.ts';
import { deleteOldChallenges } from '../../domains/auth/passkeys/challenges.ts';
import { sessionsOf } from '../../domains/auth/sessions/sessions.ts';
import { deleteOldApiTokens } from '../../domains/auth/tokens/service.ts';
import { deleteOldNotices } from '../../domains/guidance/care/service.ts';
import { purgeDeletedGoals } from '../../domains/guidance/goals/service.ts';
import { deleteOldUsage } from '../../domains/guidance/model/service.ts';
import { deleteOldJobs } from '../../domains/schedule/jobs/service.ts';
import type { Site } from '../../site/site.ts';
import { deleteOldTemporaryFiles } from '../../site/temporary-files.ts';
import { isNightlyWorkDue } from './nightly.ts';

const STEPS: Record<string, (site: Site) => Promise<void>> = {
  jobs: deleteOldJobs,
  sessions: (site) => sessionsOf(site).deleteExpired(),
  'mail tokens': deleteOldTokens,
  'API tokens': deleteOldApiTokens,
  'passkey challenges': deleteOldChallenges,
  'account events': deleteOldEvents,
  deliveries: deleteOldDeliveries,
  invitations: deleteOldInvitations,
  'use of the model': deleteOldUsage,
  'deleted goals': purgeDeletedGoals,
  'care notices': deleteOldNotices,
  'push subscriptions': endStaleBrowsers,
  'address proofs': deleteOldProofs,
  'received events': deleteOldReceived,
  'captured mail': deleteOldCopies,
  'temporary files': deleteOldTemporaryFiles,
  encryption: async (site) => void (await resealAll(site)),
  limits: (site) => site.rateLimits.deleteExpired(),
};

/**
 * Deletes rows that are older than `lib/retention.ts` allows, and files that nothing needs any more. A step that fails is
 * logged, and the next steps still run.
 */
export async function cleanUp(site: Site): Promise<void> {
  for (const [step, run] of Object.entries(STEPS))
    await run(site).catch((err: unknown) => site.log.error({ err, step }, 'a clean-up step failed'));
}

/**
 * Creates the nightly clean-up, which runs once a night, and at its first call, because the machine may be off at night.
 * Saved settings create a new scheduler, and so a new one of these.
 */
export function createNightlyCleanUp(site: Site): () => Promise<void> {
  let cleanedUpAt = 0;
  return async () => {
    const now = site.clock.now();
    if (!isNightlyWorkDue(cleanedUpAt, now, new Date(now).getHours())) return;
    await cleanUp(site);
    cleanedUpAt = now;
  };
}
