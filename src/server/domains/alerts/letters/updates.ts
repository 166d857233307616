import type { z } from 'zod';
import type { ServiceUpdates, sendServiceUpdateBody } from '../../../../shared/alerts/service-updates.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { DAY_MS } from '../../../../shared/schedule/durations.ts';
import type { Actor } from '../../../lib/actor.ts';
import { fieldError } from '../../../lib/app-error.ts';
import { monthOf } from '../../../lib/utc-month.ts';
import type { Site } from '../../../site/site.ts';
import { atomicAs } from '../../authority/service.ts';
import { isCaptured } from '../method-states.ts';
import { countUpdateReaders, queueUpdate } from './plan.ts';
import * as repo from './repo.ts';

const LISTED_MS = 366 * DAY_MS;

/**
 * Returns the service updates of a year, the number of members who would get one now, and whether this month has had
 * one.
 */
export async function listUpdates(site: Site): Promise<ServiceUpdates> {
  const now = site.clock.now();
  const updates = await repo.findUpdates(site.db, monthOf(now - LISTED_MS));
  return {
    recipients: await countUpdateReaders(site),
    sentThisMonth: updates[0]?.month === monthOf(now),
    captured: isCaptured(site, ACCOUNT_METHOD),
    siteName: site.env.APP_NAME,
    updates: updates.map(({ id, subject, preview, text, language, createdAt }) => ({
      ...{ id, subject, preview, text, language, sentAt: createdAt },
    })),
  };
}

/**
 * Sends the news to every member who wants service updates, once a month, and returns their number. The next planning
 * continues an interrupted sending, and nobody gets it twice.
 * @throws {AppError} conflict at `subject` when this month, in UTC, has had one, or when nobody would get it; then the
 * month stays free.
 */
export async function sendUpdate(
  site: Site,
  actor: Actor,
  written: z.output<typeof sendServiceUpdateBody>,
): Promise<{ recipients: number }> {
  const createdAt = new Date(site.clock.now());
  const month = monthOf(createdAt.getTime());
  const recipients = await countUpdateReaders(site);
  const update = await atomicAs(site, actor, function* (q) {
    const stored = yield* repo.insertUpdate(q, { ...written, month, createdAt });
    if (!stored) throw fieldError('conflict', 'subject', message('update_sent_this_month'));
    if (recipients === 0) throw fieldError('conflict', 'subject', message('update_has_no_readers'));
    return stored;
  });
  await queueUpdate(site, update);
  return { recipients };
}
