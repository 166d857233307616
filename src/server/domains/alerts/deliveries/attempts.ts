import { CHANNELS } from '../../../../shared/channels.ts';
import { type Channel, type Message, PermanentSendError, TransientSendError } from '../../../channels/channel.ts';
import type { Site } from '../../../site/site.ts';
import { reasonToSkip } from '../../schedule/jobs/service.ts';
import { readyChannels } from '../service.ts';
import { forgetMessages } from './captured.ts';
import { composeMessage, type Sendable } from './messages.ts';
import * as repo from './repo.ts';
import { closeAttempt, type Outcome } from './service.ts';

// Waits before the second, third and fourth attempt, in milliseconds, give or take a fifth (rules.md C35).
const BACKOFF_MS = [30_000, 120_000, 480_000];
const JITTER = 0.2;
const MINUTE_MS = 60_000;
// How long mail about an account is worth sending: a link for as long as it is valid (decisions.md D5, D7), a test for
// as long as somebody waits for it.
const WINDOW_MS: Record<repo.AccountMail['kind'], number> = {
  verify_email: 24 * 60 * MINUTE_MS,
  change_email: 24 * 60 * MINUTE_MS,
  reset_password: 60 * MINUTE_MS,
  security_alert: 24 * 60 * MINUTE_MS,
  test: 10 * MINUTE_MS,
};

/** An attempt that has begun: stored as under way, so that a crash from here on leaves a trace (rules.md S7). */
export interface Attempt {
  delivery: repo.DeliveryRow;
  channel: Channel;
  message: Message;
}

/**
 * Begins an attempt at a claimed delivery; null where there is nothing to send, and then that is written down.
 */
export async function openAttempt(site: Site, id: number, leaseToken: string): Promise<Attempt | null> {
  const sendable = await repo.findForSending(site.db, id, leaseToken);
  if (!sendable) return null;
  const { delivery } = sendable;
  const channel = delivery.channel === 'app' ? undefined : site.channels.get(delivery.channel);
  const settled = await settledAlready(site, sendable);
  const message = settled ? null : await composeMessage(site, sendable);
  if (settled || !message || !channel) {
    const outcome = settled ?? { status: 'failed' as const, code: 'nothing_to_send', refusal: null };
    await site.db.atomic((q) => closeAttempt(q, site, delivery, leaseToken, outcome));
    site.live.announce(delivery.userId);
    return null;
  }
  const begun = await site.db.atomic((q) =>
    repo.updateLeased(q, id, leaseToken, {
      status: 'sending',
      attempts: delivery.attempts + 1,
      startedAt: new Date(site.clock.now()),
    }),
  );
  return begun ? { delivery: { ...delivery, attempts: delivery.attempts + 1 }, channel, message } : null;
}

/** Writes down how an attempt ended, and when it is tried again where that may help. */
export async function endAttempt(
  site: Site,
  { delivery, channel, message }: Attempt,
  leaseToken: string,
  result: { providerId: string } | { error: unknown },
): Promise<Outcome> {
  const outcome: Outcome =
    'providerId' in result ? acceptedBy(channel, result) : judgeError(site, delivery, result.error);
  await storeOutcome(site, { delivery, message }, leaseToken, outcome);
  return outcome;
}

/** Stores how an attempt ended. Where the account was deleted meanwhile, captured mail goes as well (decisions.md D33). */
export async function storeOutcome(
  site: Site,
  { delivery, message }: Pick<Attempt, 'delivery' | 'message'>,
  leaseToken: string,
  outcome: Outcome,
): Promise<void> {
  const stands = await site.db.atomic(function* (q) {
    yield* closeAttempt(q, site, delivery, leaseToken, outcome, message.to.address);
    return (yield* repo.readDelivery(q, delivery.id)) !== null;
  });
  if (!stands) await forgetMessages(site, [delivery.id]);
  site.live.announce(delivery.userId);
}

/**
 * Ends the lease of an attempt whose call was called off. Its row stays `sending`, for the outcome is not known, and the
 * next process decides by the channel whether to repeat the call (rules.md S7).
 */
export async function handBackAttempt(site: Site, { delivery }: Attempt, leaseToken: string): Promise<void> {
  const runAt = new Date(site.clock.now());
  await site.db.atomic((q) => repo.updateLeased(q, delivery.id, leaseToken, { runAt }));
}

/** How a claimed delivery ends without a call; null where a message is to be sent. */
async function settledAlready(site: Site, { delivery, job }: Sendable): Promise<Outcome | null> {
  const { channel } = delivery;
  if (channel !== 'app' && delivery.status === 'sending' && !CHANNELS[channel].repeatable)
    return { status: 'unknown', code: 'outcome_unknown' };
  // The row was made while the site had this channel.
  if (channel !== 'app' && !site.channels.has(channel)) return { status: 'skipped', code: 'not_configured' };
  const skip = job && (await reasonToSkip(site, job));
  // A retry is late by its own doing; only time running out ends it.
  if (skip && (skip === 'missed_window' || delivery.attempts === 0)) return { status: 'skipped', code: skip };
  if (!job && site.clock.now() > endOfWindow(site, delivery)) return { status: 'skipped', code: 'missed_window' };
  if (channel === 'app') return { status: 'sent', providerId: null };
  if (job && !(await readyChannels(site, delivery.userId, job.contentType)).includes(channel))
    return { status: 'suppressed', code: 'not_ready' };
  return null;
}

/** What a failed send means where it is not tried again; what no channel foresaw is logged. */
export function failureOf(site: Site, deliveryId: number, error: unknown): Outcome & { status: 'failed' } {
  if (error instanceof PermanentSendError)
    return { status: 'failed', code: error.code, refusal: error.addressRefused ? 'for_good' : null };
  if (error instanceof TransientSendError)
    return { status: 'failed', code: error.code, refusal: error.addressRefused ? 'for_now' : null };
  site.log.error({ err: error, delivery: deliveryId }, 'a send failed');
  return { status: 'failed', code: 'unexpected', refusal: null };
}

/** How a message ended that its channel took: a channel that captures has sent nothing (decisions.md D36). */
export function acceptedBy({ captures = false }: Channel, { providerId }: { providerId: string }): Outcome {
  return { status: captures ? 'captured' : 'sent', providerId };
}

function judgeError(site: Site, delivery: repo.DeliveryRow, error: unknown): Outcome {
  const failure = failureOf(site, delivery.id, error);
  const backoff = BACKOFF_MS[delivery.attempts - 1];
  if (error instanceof PermanentSendError || backoff === undefined) return failure;
  const retryAfter = error instanceof TransientSendError ? (error.retryAfter ?? 0) : 0;
  const at = site.clock.now() + Math.max(spread(backoff), retryAfter * 1000);
  return at > endOfWindow(site, delivery) ? failure : { status: 'retry', at, code: failure.code };
}

/** The last instant at which a delivery is still worth sending, in milliseconds. */
export function endOfWindow(site: Site, { kind, dueAt }: Pick<repo.DeliveryRow, 'kind' | 'dueAt'>): number {
  return dueAt.getTime() + (kind === 'guidance' ? site.env.CATCH_UP_MINUTES * MINUTE_MS : WINDOW_MS[kind]);
}

function spread(wait: number): number {
  return Math.round(wait * (1 - JITTER + Math.random() * 2 * JITTER));
}
