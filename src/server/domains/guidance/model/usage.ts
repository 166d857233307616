import type { ModelConfig } from '../../../lib/settings/model-settings.ts';
import { monthOf } from '../../../lib/utc-month.ts';
import type { Site } from '../../../site/site.ts';
import { afterFailure, afterSuccess, beginCall, healthFor, restEnd } from './health.ts';
import type { ModelError, TokenUsage } from './model-error.ts';
import { MAX_OUTPUT_TOKENS } from './model-limits.ts';
import * as repo from './repo.ts';

/** The member and their day for whom a call is made. */
export interface Caller {
  userId: number;
  localDate: string;
  /** Whether an administrator tests. A test uses the site's budget and none of the member's calls (decisions.md D18). */
  isDev: boolean;
}

/** A call that may be made. Its greatest cost counts as spent until the call is settled, also after a crash. */
interface Reservation extends Caller {
  month: string;
  cost: number;
  /** True for the one call after a rest, which tries whether the server answers again. */
  isTrial: boolean;
}

/** The permission to make a call, or the reason against it: the server rests, or a cap is reached. */
type Admission =
  | { kind: 'admitted'; reservation: Reservation }
  | { kind: 'resting'; until: number }
  | { kind: 'cap_reached'; cap: 'daily_cap' | 'monthly_budget' };

/** Returns what tokens cost, in millionths of a dollar, rounded up. */
export function costOf({ inputPrice, outputPrice }: ModelConfig, { inputTokens, outputTokens }: TokenUsage): number {
  return Math.ceil(inputTokens * inputPrice + outputTokens * outputPrice);
}

/**
 * Counts a call and reserves its greatest cost, in one transaction with the check of both caps, so that calls at the
 * same time never pass a cap together (rules.md G8).
 * @param promptBytes of the whole request in UTF-8. Tokenizers of language models work on bytes, so no token is shorter
 * than one; a character can take several tokens.
 */
export async function admitCall(
  site: Site,
  config: ModelConfig,
  caller: Caller,
  promptBytes: number,
): Promise<Admission> {
  const now = site.clock.now();
  const month = monthOf(now);
  const cost = costOf(config, { inputTokens: promptBytes, outputTokens: MAX_OUTPUT_TOKENS });
  return site.db.atomic(function* (q) {
    const health = healthFor(config, yield* repo.readHealth(q));
    const until = restEnd(health, now);
    if (until !== null) return { kind: 'resting', until };
    if (!caller.isDev) {
      const day = yield* repo.readDay(q, caller.userId, caller.localDate);
      if ((day?.calls ?? 0) >= config.dailyCap) return { kind: 'cap_reached', cap: 'daily_cap' };
    }
    const spent = (yield* repo.readMonth(q, month))?.cost ?? 0;
    if (spent + cost > config.monthlyBudget && cost > 0) return { kind: 'cap_reached', cap: 'monthly_budget' };
    yield* repo.addCall(q, { ...caller, month }, cost);
    const begun = beginCall(health, now);
    const isTrial = begun !== health;
    if (isTrial) yield* repo.writeHealth(q, begun);
    return { kind: 'admitted', reservation: { ...caller, month, cost, isTrial } };
  });
}

/** Replaces a reservation by what the call really used, and notes that the server answered. */
export async function settleAnswer(
  site: Site,
  config: ModelConfig,
  reservation: Reservation,
  usage: TokenUsage,
): Promise<void> {
  await site.db.atomic(function* (q) {
    yield* repo.changeUsage(q, reservation, { calls: 0, ...usage, cost: costOf(config, usage) - reservation.cost });
    // The server answered, so its trial is over, and a repair may follow.
    if (reservation.isTrial)
      yield* repo.writeHealth(q, { ...healthFor(config, yield* repo.readHealth(q)), restsUntil: null });
  });
}

/** Notes a good answer, which ends a row of failures. */
export async function recordSuccess(site: Site, config: ModelConfig): Promise<void> {
  await site.db.atomic(function* (q) {
    yield* repo.writeHealth(q, afterSuccess(healthFor(config, yield* repo.readHealth(q)), site.clock.now()));
  });
}

/**
 * Notes a failed call, and settles its reservation where there is one: a call that may have been billed without saying so
 * keeps its reservation as its cost.
 */
export async function recordFailure(
  site: Site,
  config: ModelConfig,
  error: ModelError,
  reservation: Reservation | null,
): Promise<void> {
  const now = site.clock.now();
  await site.db.atomic(function* (q) {
    if (reservation && error.usage) {
      const cost = costOf(config, error.usage) - reservation.cost;
      yield* repo.changeUsage(q, reservation, { calls: 0, ...error.usage, cost });
    } else if (reservation && !error.mayBeBilled) {
      yield* repo.changeUsage(q, reservation, { calls: -1, inputTokens: 0, outputTokens: 0, cost: -reservation.cost });
    }
    const health = healthFor(config, yield* repo.readHealth(q));
    const { code, retryAfterMs } = error;
    const isTrial = reservation?.isTrial ?? false;
    yield* repo.writeHealth(q, afterFailure(health, { code, retryAfterMs, isTrial }, now));
  });
}
