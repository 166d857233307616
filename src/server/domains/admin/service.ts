import { CONTENT_TYPE_LABELS, type ContentType } from '../../../shared/guidance/content-types.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import { MINUTE_MS } from '../../../shared/schedule/durations.ts';
import type { Actor } from '../../lib/actor.ts';
import { fieldError } from '../../lib/app-error.ts';
import type { Site } from '../../site/site.ts';
import { rebuildPlans } from '../schedule/plan.ts';
import { resyncSchedule } from '../schedule/service.ts';
import { countJustSent, queueForEverybody, queueTest } from './manual-jobs/service.ts';

interface Test {
  userId: number;
  contentType: ContentType;
}

/**
 * Sends guidance of a type to everybody who may get it now, or in a dry run only counts them (decisions.md D23).
 * @throws {AppError} conflict at `again` when the type was sent within the last minute and `again` is not set.
 */
export async function triggerNotification(
  site: Site,
  actor: Actor,
  { notificationType, dryRun, again }: { notificationType: ContentType; dryRun: boolean; again: boolean },
) {
  const what = inWords(notificationType);
  if (dryRun) {
    const userCount = await queueForEverybody(site, actor, notificationType, { dryRun });
    const message = `${what} would go to ${counted(userCount, 'member')}.`;
    return { message, userCount, justSent: await countJustSent(site, notificationType) };
  }
  const refuseRepeat = (members: number) =>
    fieldError('conflict', 'again', message('just_sent', { type: notificationType, members }));
  const userCount = await queueForEverybody(site, actor, notificationType, again ? {} : { refuseRepeat });
  if (userCount === 0) return { message: 'Nobody is ready for a message now, so none went out.', userCount };
  return { message: `${what} is on its way to ${counted(userCount, 'member')}.`, userCount };
}

/**
 * Sends one member a test at once (decisions.md D18, D23).
 * @throws {AppError} not_found when there is no such member, conflict while the member is paused.
 */
export async function triggerTest(site: Site, actor: Actor, { userId, contentType }: Test) {
  const { jobId } = await queueTest(site, actor, userId, contentType, 0);
  return { message: `${inWords(contentType)} is on its way to ${named(actor, userId)}, as a test.`, jobId };
}

/**
 * Sends one member a test some minutes later, prepared and delivered like a slot (decisions.md D18, D23).
 * @throws {AppError} not_found when there is no such member, conflict while the member is paused.
 */
export async function scheduleTest(
  site: Site,
  actor: Actor,
  { userId, contentType, delayMinutes }: Test & { delayMinutes: number },
) {
  const { jobId, scheduledTime } = await queueTest(site, actor, userId, contentType, delayMinutes * MINUTE_MS);
  const when = counted(delayMinutes, 'minute');
  const message = `${inWords(contentType)} will go to ${named(actor, userId)} in ${when}, as a test.`;
  return { message, jobId, scheduledTime };
}

/** Plans every member's week again; a second call changes nothing (decisions.md D23). */
export async function resyncAll(site: Site, actor: Actor) {
  const { members, jobsScheduled } = await rebuildPlans(site, actor);
  const message = `The schedules of ${counted(members, 'member')} are up to date: ${counted(jobsScheduled, 'job')} ahead.`;
  return { message, usersSynced: members, jobsScheduled };
}

/**
 * Plans one member's week again; a second call changes nothing (decisions.md D23).
 * @throws {AppError} not_found when there is no such member.
 */
export async function resyncMember(site: Site, actor: Actor, userId: number) {
  const jobsScheduled = await resyncSchedule(site, actor, userId);
  const whose = isSelf(actor, userId) ? 'Your schedule' : `The schedule of member ${userId}`;
  const message = `${whose} is up to date: ${counted(jobsScheduled, 'job')} ahead.`;
  return { message, jobsScheduled };
}

function inWords(contentType: ContentType): string {
  const label = CONTENT_TYPE_LABELS[contentType].toLowerCase();
  return /^[aeiou]/.test(label) ? `An ${label}` : `A ${label}`;
}

function counted(count: number, noun: string): string {
  return `${count.toLocaleString('en-US')} ${noun}${count === 1 ? '' : 's'}`;
}

function named(actor: Actor, userId: number): string {
  return isSelf(actor, userId) ? 'you' : `member ${userId}`;
}

function isSelf(actor: Actor, userId: number): boolean {
  return actor.kind === 'member' && actor.userId === userId;
}
