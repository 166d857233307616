import type { z } from 'zod';
import { wordingsIn } from '../../../../content/consent.ts';
import type { modelConsentBody } from '../../../../shared/guidance/model.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { authorizeMember, type MemberActor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import type { Site } from '../../../site/site.ts';
import { recordConsent } from '../../alerts/consent/service.ts';
import { atomicAs } from '../../auth/standing/service.ts';
import * as repo from './repo.ts';

/** The name of the model in the consent ledger. */
const LEDGER_NAME = 'model';

/**
 * Stores whether the calling member agrees that a model writes for them, with a row in the ledger when that changes.
 * Withdrawing counts for every entry that is not written yet.
 * @throws {AppError} conflict when the member agrees on a site without a model, too_many_requests after 60 changes in an
 * hour.
 */
export async function changeConsent(
  site: Site,
  actor: MemberActor,
  { agreed, wordingLanguage }: z.output<typeof modelConsentBody>,
): Promise<boolean> {
  const userId = authorizeMember(actor, actor.userId);
  if (agreed && !site.env.OPENAI_API_KEY) throw new AppError('conflict', message('model_not_set_up'));
  await site.limits.take('preference_changes', String(userId));
  const wording = wordingsIn(wordingLanguage).consentWordings.model.version;
  return atomicAs(site, actor, function* (q) {
    const before = (yield* repo.readMember(q, userId))?.modelConsent ?? false;
    if (before === agreed) return agreed;
    yield* repo.updateConsent(q, userId, agreed);
    const action = agreed ? 'opt_in' : 'opt_out';
    yield* recordConsent(q, site, { userId, channel: LEDGER_NAME, action, source: 'settings', wording });
    return agreed;
  });
}

/** Deletes what was noted about old days of members. */
export async function deleteOldUsage(site: Site): Promise<void> {
  const before = new Date(site.clock.now() - RETENTION_MS.modelUsage).toISOString().slice(0, 10);
  await repo.deleteOldDays(site.db, before);
}
