import type { z } from 'zod';
import type { ModelFacts, modelConsentBody } from '../../../../shared/guidance/model.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { DAY_MS } from '../../../../shared/schedule/durations.ts';
import { authorizeMember, type MemberActor } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import { hasModel, readModelConfig } from '../../../lib/settings/model-settings.ts';
import { monthOf } from '../../../lib/utc-month.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { recordConsent } from '../../consent/service.ts';
import { wordsShown } from '../../consent/words-shown.ts';
import { healthFor, restEnd } from './health.ts';
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
  if (agreed && !hasModel(site.env)) throw new AppError('conflict', message('model_not_set_up'));
  await site.rateLimits.consume('preference_changes', String(userId));
  const wordingVersion = wordsShown(actor, userId, wordingLanguage)?.consentWordings.model.version;
  return atomicAs(site, actor, function* (q) {
    const before = (yield* repo.readMember(q, userId))?.modelConsent ?? false;
    if (before === agreed) return agreed;
    yield* repo.updateConsent(q, userId, agreed);
    const action = agreed ? 'opt_in' : 'opt_out';
    yield* recordConsent(q, site, { userId, channel: LEDGER_NAME, action, source: 'settings', wordingVersion });
    return agreed;
  });
}

/** Converts a stored cost, in millionths of a dollar, to dollars. */
export function inDollars(cost: number): number {
  return cost / 1_000_000;
}

/** Returns what the model cost this month and its budget, in dollars; null on a site without one. */
export async function readSpending(site: Site): Promise<{ spent: number; budget: number } | null> {
  const config = readModelConfig(site.env);
  if (!config) return null;
  const month = await site.db.snapshot((q) => repo.readMonth(q, monthOf(site.clock.now())));
  return { spent: inDollars(month?.cost ?? 0), budget: inDollars(config.monthlyBudget) };
}

/** Returns what an administrator should know of the model; null on a site without one (rules.md G8). */
export async function readModelFacts(site: Site): Promise<ModelFacts | null> {
  const config = readModelConfig(site.env);
  if (!config) return null;
  const now = site.clock.now();
  // A member's day can be one earlier or later than that of UTC.
  const since = new Date(now - DAY_MS).toISOString().slice(0, 10);
  return site.db.snapshot(function* (q) {
    const month = yield* repo.readMonth(q, monthOf(now));
    const health = healthFor(config, yield* repo.readHealth(q));
    const until = restEnd(health, now);
    const spent = month?.cost ?? 0;
    return {
      name: config.model,
      entries: month?.entries ?? 0,
      calls: month?.calls ?? 0,
      tokens: (month?.inputTokens ?? 0) + (month?.outputTokens ?? 0),
      spent: inDollars(spent),
      left: inDollars(Math.max(0, config.monthlyBudget - spent)),
      dailyCap: config.dailyCap,
      membersAgreed: yield* repo.countAgreed(q),
      membersAtCap: yield* repo.countAtCap(q, since, config.dailyCap),
      restsUntil: until === null ? null : new Date(until),
      lastError: health.failures > 0 ? health.lastError : null,
      lastFailedAt: health.failures > 0 ? health.lastFailedAt : null,
      lastAnsweredAt: health.lastAnsweredAt,
    };
  });
}

/** Deletes what was noted about old days of members. */
export async function deleteOldUsage(site: Site): Promise<void> {
  const before = new Date(site.clock.now() - RETENTION_MS.modelUsage).toISOString().slice(0, 10);
  await repo.deleteOldDays(site.db, before);
}
