import { siteFactsOutput } from '../../../shared/admin/site.ts';
import {
  delayedJobBody,
  delayedJobOutput,
  MAX_DELAY_MINUTES,
  queueStatsOutput,
  resyncAllOutput,
  resyncUserBody,
  resyncUserOutput,
  triggerNotificationBody,
  triggerNotificationOutput,
  triggerQueueBody,
  triggerQueueOutput,
} from '../../../shared/admin.ts';
import { readyMembersOutput } from '../../../shared/admin-lists.ts';
import { noInput, noPayload } from '../../../shared/fields.ts';
import { router } from '../../trpc/init.ts';
import { adminProcedure } from '../../trpc/procedures.ts';
import { queueStats } from '../schedule/jobs/service.ts';
import { auditRouter } from './audit/router.ts';
import { channelsRouter } from './channels/router.ts';
import { consentExportRouter } from './consent/router.ts';
import { deliveriesRouter } from './deliveries/router.ts';
import { doctorRouter } from './doctor/router.ts';
import { countReady, siteFacts } from './facts/service.ts';
import { invitationsRouter } from './invitations/router.ts';
import { jobsRouter } from './jobs/router.ts';
import { membersRouter } from './members/router.ts';
import { modelUseRouter } from './model-use/router.ts';
import { outboxRouter } from './outbox/router.ts';
import * as admin from './service.ts';
import { settingsRouter } from './settings/router.ts';
import { adminTranslationsRouter } from './translations/router.ts';
import { trendsRouter } from './trends/router.ts';
import { updatesRouter } from './updates/router.ts';

export const adminRouter = router({
  audit: auditRouter,
  channels: channelsRouter,
  consent: consentExportRouter,
  deliveries: deliveriesRouter,
  doctor: doctorRouter,
  invitations: invitationsRouter,
  jobs: jobsRouter,
  members: membersRouter,
  modelUse: modelUseRouter,
  outbox: outboxRouter,
  settings: settingsRouter,
  translations: adminTranslationsRouter,
  trends: trendsRouter,
  updates: updatesRouter,

  siteFacts: adminProcedure
    .meta({
      openapi: { method: 'GET', path: '/admin/site', tags: ['admin'], summary: 'What is set up on this site' },
    })
    .input(noInput)
    .output(siteFactsOutput)
    .query(({ ctx }) => siteFacts(ctx.site)),

  readyMembers: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/ready-members',
        tags: ['admin'],
        summary: 'How many members guidance would reach now',
        description: 'Of each type, as a dry run of trigger-notification counts them.',
      },
    })
    .input(noInput)
    .output(readyMembersOutput)
    .query(({ ctx }) => countReady(ctx.site)),

  queueStats: adminProcedure
    .meta({
      openapi: {
        method: 'GET',
        path: '/admin/queue-stats',
        tags: ['admin'],
        summary: 'How many jobs stand where',
      },
    })
    .input(noInput)
    .output(queueStatsOutput)
    .query(({ ctx }) => queueStats(ctx.site)),

  triggerNotification: adminProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/admin/trigger-notification',
        tags: ['admin'],
        summary: 'Send guidance to everybody now',
        description:
          'To every member who has done the wizard, has a channel that is ready, is not paused and has not had the ' +
          'day’s three. With dryRun it only counts them. The same type within a minute is sent only with again.',
      },
    })
    .input(triggerNotificationBody)
    .output(triggerNotificationOutput)
    .mutation(({ ctx, input }) => admin.triggerNotification(ctx.site, ctx.actor, input)),

  triggerQueueNotification: adminProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/admin/trigger-queue-notification',
        tags: ['admin'],
        summary: 'Send one member a test now',
        description: 'Prepared and delivered like any other, shown as development data, and counted nowhere.',
      },
    })
    .input(triggerQueueBody)
    .output(triggerQueueOutput)
    .mutation(({ ctx, input }) => admin.triggerTest(ctx.site, ctx.actor, input)),

  scheduleDelayedJob: adminProcedure
    .meta({
      alsoAnswers: [409],
      openapi: {
        method: 'POST',
        path: '/admin/schedule-delayed-job',
        tags: ['admin'],
        summary: 'Send one member a test later',
        description: `In 1 to ${MAX_DELAY_MINUTES} minutes; otherwise as trigger-queue-notification.`,
      },
    })
    .input(delayedJobBody)
    .output(delayedJobOutput)
    .mutation(({ ctx, input }) => admin.scheduleTest(ctx.site, ctx.actor, input)),

  resyncAllSchedules: adminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/admin/resync-all-schedules',
        tags: ['admin'],
        summary: 'Plan every week again',
        description: 'Doing it twice changes nothing.',
      },
    })
    .input(noPayload)
    .output(resyncAllOutput)
    .mutation(({ ctx }) => admin.resyncAll(ctx.site, ctx.actor)),

  resyncUserSchedule: adminProcedure
    .meta({
      openapi: {
        method: 'POST',
        path: '/admin/resync-user-schedule',
        tags: ['admin'],
        summary: 'Plan one member’s week again',
        description: 'Doing it twice changes nothing.',
      },
    })
    .input(resyncUserBody)
    .output(resyncUserOutput)
    .mutation(({ ctx, input }) => admin.resyncMember(ctx.site, ctx.actor, input.userId)),
});
