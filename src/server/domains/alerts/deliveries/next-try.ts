import { CHANNELS, type DeliveryChannel } from '../../../../shared/channels/channels.ts';
import type { Site } from '../../../site/site.ts';
import type { AccountMessage, DeliveryRow } from './repo.ts';

// Each wait is lengthened or shortened at random by up to this share, so that retries do not come all at once (rules.md
// C35).
const JITTER = 0.2;
const MINUTE_MS = 60_000;
// A message about an account is sent no later than this after it was due: a link while it is valid (decisions.md D5, D7),
// a test while somebody waits for it.
const WINDOW_MS: Record<AccountMessage['kind'], number> = {
  verify_email: 24 * 60 * MINUTE_MS,
  change_email: 24 * 60 * MINUTE_MS,
  reset_password: 60 * MINUTE_MS,
  security_alert: 24 * 60 * MINUTE_MS,
  verify_code: 10 * MINUTE_MS,
  number_verified: 24 * 60 * MINUTE_MS,
  test: 10 * MINUTE_MS,
};

/** The provider's own limits for the next try. */
interface Asked {
  /** The least to wait, in milliseconds. */
  afterMs?: number;
  /** The most retries that it is worth; the waits of the channel are the most of all. */
  retries?: number | undefined;
}

/**
 * Returns the instant, in milliseconds, at which a failed delivery is tried again. Returns null where its retries are used
 * up or it would be too late (rules.md C6, C35).
 */
export function nextTry(
  site: Site,
  channel: Exclude<DeliveryChannel, 'app'>,
  delivery: Pick<DeliveryRow, 'kind' | 'dueAt' | 'attempts'>,
  { afterMs = 0, retries = Number.POSITIVE_INFINITY }: Asked,
): number | null {
  const wait = CHANNELS[channel].limits.waitsMs[delivery.attempts - 1];
  if (wait === undefined || delivery.attempts > retries) return null;
  const at = site.clock.now() + Math.max(spread(wait), afterMs);
  return at > endOfWindow(site, delivery) ? null : at;
}

/** The last instant at which a delivery is still worth sending, in milliseconds. */
export function endOfWindow(site: Site, { kind, dueAt }: Pick<DeliveryRow, 'kind' | 'dueAt'>): number {
  return dueAt.getTime() + (kind === 'guidance' ? site.env.CATCH_UP_MINUTES * MINUTE_MS : WINDOW_MS[kind]);
}

function spread(wait: number): number {
  return Math.round(wait * (1 - JITTER + Math.random() * 2 * JITTER));
}
