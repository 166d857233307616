import { createHash } from 'node:crypto';
import type { ModelErrorCode } from '../../../../shared/guidance/model-errors.ts';
import { HOUR_MS, MINUTE_MS } from '../../../../shared/schedule/durations.ts';
import type { ModelConfig } from '../../../lib/settings/model-settings.ts';
import type { HealthRow } from './repo.ts';

/** How the model's server has answered lately. */
export type Health = Omit<HealthRow, 'id'>;

/** After so many failed calls in a row the site leaves the server alone for a while. */
const FAILURES_TO_REST = 5;
const FIRST_REST = 5 * MINUTE_MS;
const MAX_REST_MS = HOUR_MS;
// While one call tries whether the server works again, all others wait this long.
const TRIAL = MINUTE_MS;
// Errors that go on until an operator acts.
const OPERATOR_ERRORS: readonly ModelErrorCode[] = ['key_refused', 'quota_exceeded', 'model_missing'];

/** Returns a digest of the settings that decide whether a call works. It tells nothing about the key. */
function digestSettings({ apiKey, baseUrl, model }: ModelConfig): string {
  return createHash('sha256')
    .update(JSON.stringify([apiKey, baseUrl, model]))
    .digest('hex')
    .slice(0, 16);
}

/** Returns the stored health, or that of a server about which nothing is known with these settings. */
export function healthFor(config: ModelConfig, stored: HealthRow | null): Health {
  const settingsDigest = digestSettings(config);
  if (stored?.settingsDigest === settingsDigest) {
    const { id, ...health } = stored;
    return health;
  }
  const unknown = { api: null, restsUntil: null, lastError: null, lastFailedAt: null, lastAnsweredAt: null };
  return { settingsDigest, failures: 0, ...unknown };
}

/** Returns the instant until which nobody may call, or null. */
export function restEnd({ restsUntil }: Health, now: number): number | null {
  return restsUntil && restsUntil.getTime() > now ? restsUntil.getTime() : null;
}

/** Returns the health at the start of a call. After a rest only one call tries, until its outcome is known. */
export function beginCall(health: Health, now: number): Health {
  return health.restsUntil ? { ...health, restsUntil: new Date(now + TRIAL) } : health;
}

/** Returns the health after an answer that could be used. */
export function afterSuccess(health: Health, now: number): Health {
  return { ...health, failures: 0, restsUntil: null, lastAnsweredAt: new Date(now) };
}

/** A call that failed. */
export interface Failure {
  code: ModelErrorCode;
  /** The time that the server asked to wait, in milliseconds; null where it named none. */
  retryAfterMs: number | null;
  /** True for the one call after a rest. */
  isTrial: boolean;
}

/**
 * Returns the health after a failed call, with a rest where one is due. During a rest only the call that tries counts: the
 * others began before it, and a full lane that fails at once must not rest longer than a single call.
 */
export function afterFailure(health: Health, { code, retryAfterMs, isTrial }: Failure, now: number): Health {
  const counts = isTrial || restEnd(health, now) === null;
  const failures = health.failures + (counts ? 1 : 0);
  const rest = Math.max(restAsked(code, retryAfterMs), counts ? restInRow(failures) : 0);
  const until = Math.max(health.restsUntil?.getTime() ?? 0, now + rest);
  return {
    ...health,
    failures,
    restsUntil: rest > 0 ? new Date(until) : health.restsUntil,
    lastError: code,
    lastFailedAt: new Date(now),
  };
}

/** Returns how long an error by itself asks to leave the server alone, in milliseconds. */
function restAsked(code: ModelErrorCode, retryAfterMs: number | null): number {
  if (OPERATOR_ERRORS.includes(code)) return HOUR_MS;
  return retryAfterMs ?? (code === 'rate_limited' ? MINUTE_MS : 0);
}

/** Returns how long so many failures in a row leave the server alone, in milliseconds. */
function restInRow(failures: number): number {
  if (failures < FAILURES_TO_REST) return 0;
  return Math.min(FIRST_REST * 2 ** (failures - FAILURES_TO_REST), MAX_REST_MS);
}
