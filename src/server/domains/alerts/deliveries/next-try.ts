import type { GUIDANCE_KINDS } from '../../../../shared/alerts/queue-states.ts';
import { type AlertMethod, CHANNELS } from '../../../../shared/channels/channels.ts';
import { DAY_MS, MINUTE_MS } from '../../../../shared/schedule/durations.ts';
import { RETENTION_MS } from '../../../lib/retention.ts';
import type { Site } from '../../../site/site.ts';
import type { DeliveryRow } from './repo.ts';

// Each wait is lengthened or shortened at random by up to this share, so that retries do not come all at once (rules.md
// C35).
const JITTER = 0.2;

/** The kinds of messages that belong to an hour of the day. They go no later than the catch-up window (rules.md S5). */
type OfTheHour = (typeof GUIDANCE_KINDS)[number] | 'weekly_letter';
type WithOwnWindow = Exclude<DeliveryRow['kind'], OfTheHour>;

// The age after which another message is no longer sent: the validity of its link or code (decisions.md D5, D7), or the
// time that somebody waits for a test.
const WINDOW_MS: Record<WithOwnWindow, number> = {
  verify_email: RETENTION_MS.emailLinks,
  change_email: RETENTION_MS.emailLinks,
  reset_password: RETENTION_MS.passwordLinks,
  security_alert: DAY_MS,
  verify_code: RETENTION_MS.addressCodes,
  number_verified: DAY_MS,
  test: 10 * MINUTE_MS,
  service_update: DAY_MS,
};

/** The provider's own limits for the next try. */
interface Asked {
  /** The shortest wait, in milliseconds. */
  afterMs?: number;
  /** The most retries; the number of the channel's waits is the upper limit. */
  retries?: number | undefined;
  /** The waits before each retry, in milliseconds, in place of the channel's. They may go beyond the window. */
  waitsMs?: readonly number[] | undefined;
}

/** The next try of a delivery, in milliseconds; `until` is set where it may be tried after its window. */
interface NextTry {
  at: number;
  until?: number;
}

// A try after the window that falls into the night moves to the morning.
const NIGHT_MS = 12 * 60 * MINUTE_MS;

/**
 * Returns whether a person waits for the outcome of a message. Such a message is not sent later, when its channel's rest
 * is over or its provider reports that it did not arrive: the person sees a failure and may ask again.
 */
export function isAwaited(kind: DeliveryRow['kind']): boolean {
  return kind === 'test' || kind === 'verify_code';
}

/**
 * Returns when a failed delivery is tried again. Returns null where its retries are used up or it would be too late
 * (rules.md C6, C15, C35).
 */
export function nextTry(
  site: Site,
  channel: AlertMethod,
  delivery: Pick<DeliveryRow, 'kind' | 'dueAt' | 'attempts' | 'retryUntil'>,
  { afterMs = 0, retries = Number.POSITIVE_INFINITY, waitsMs }: Asked,
): NextTry | null {
  const ownWait = waitsMs?.[delivery.attempts - 1];
  if (waitsMs && ownWait !== undefined) {
    const at = site.clock.now() + ownWait;
    return { at, until: at + NIGHT_MS };
  }
  if (waitsMs) return null;
  const wait = CHANNELS[channel].limits.waitsMs[delivery.attempts - 1];
  if (wait === undefined || delivery.attempts > retries) return null;
  const at = site.clock.now() + Math.max(spread(wait), afterMs);
  return at > lastTryOf(site, delivery) ? null : { at };
}

/** Returns the last instant at which a delivery may still be sent, in milliseconds. */
export function lastTryOf(
  site: Site,
  { kind, dueAt, retryUntil }: Pick<DeliveryRow, 'kind' | 'dueAt' | 'retryUntil'>,
): number {
  const window = hasOwnWindow(kind) ? WINDOW_MS[kind] : site.env.CATCH_UP_MINUTES * MINUTE_MS;
  return Math.max(dueAt.getTime() + window, retryUntil?.getTime() ?? 0);
}

function hasOwnWindow(kind: DeliveryRow['kind']): kind is WithOwnWindow {
  return kind in WINDOW_MS;
}

function spread(wait: number): number {
  return Math.round(wait * (1 - JITTER + Math.random() * 2 * JITTER));
}
