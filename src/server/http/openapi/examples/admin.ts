import type { Examples } from './example.ts';

export const ADMIN_EXAMPLES: Examples = {
  'admin.audit.list': {
    answer: {
      entries: [
        {
          id: 44,
          actorId: 1,
          actorName: 'Naomi',
          action: 'schedule.save',
          targetId: 12,
          targetName: 'Ruth',
          details: null,
          address: '203.0.113.9',
          createdAt: '2027-03-01T08:10:00.000Z',
        },
      ],
      hasMore: false,
    },
  },
  'admin.consent.list': {
    answer: {
      events: [
        {
          id: 101,
          userId: 12,
          channel: 'email',
          action: 'opt_in',
          source: 'onboarding',
          wordingVersion: 'onboarding-1',
          addressHash: '5d1f0f0c6a1f4e5f8b0f1f6f7f2f4f3c0b9a8d7c6e5f40312233445566778899',
          createdAt: '2027-03-01T08:10:00.000Z',
        },
      ],
      next: 101,
    },
  },
  'admin.invitations.create': {
    body: { email: 'orpah@parish.example', expiresInDays: 14 },
    answer: {
      invitation: {
        id: 3,
        email: 'orpah@parish.example',
        expiresAt: '2027-03-15T08:10:00.000Z',
        createdAt: '2027-03-01T08:10:00.000Z',
      },
      link: 'https://friends.example.org/?invitation=Zk3vQx0s9yVw2bN5pRt7uLc1dFh4jKm6aEg8iOq0sUw',
    },
  },
  'admin.invitations.list': {
    answer: {
      invitations: [
        {
          id: 3,
          email: 'orpah@parish.example',
          createdBy: 1,
          createdByName: 'Naomi',
          usedBy: null,
          usedByName: null,
          usedAt: null,
          expiresAt: '2027-03-15T08:10:00.000Z',
          createdAt: '2027-03-01T08:10:00.000Z',
        },
      ],
      hasMore: false,
    },
  },
  'admin.invitations.delete': { answer: { success: true } },
  'admin.queueStats': { answer: { waiting: 41, processing: 1, completed: 230, failed: 0, totalScheduled: 272 } },
  'admin.triggerNotification': {
    body: { notificationType: 'prayer', dryRun: true },
    answer: { message: 'A prayer would go to 41 members.', userCount: 41, justSent: 0 },
  },
  'admin.triggerQueueNotification': {
    body: { userId: 12, contentType: 'prayer' },
    answer: {
      message: 'A prayer is on its way to member 12, as a test.',
      jobId: '12:manual-1803888000000-prayer-wJdPSl5P2w',
    },
  },
  'admin.scheduleDelayedJob': {
    body: { userId: 12, contentType: 'do', delayMinutes: 5 },
    answer: {
      message: 'An action will go to member 12 in 5 minutes, as a test.',
      jobId: '12:manual-1803888000000-do-KZ0VbWINY9',
      scheduledTime: '2027-03-01T08:05:00.000Z',
    },
  },
  'admin.resyncAllSchedules': {
    answer: {
      message: 'The schedules of 41 members are up to date: 82 jobs ahead.',
      usersSynced: 41,
      jobsScheduled: 82,
    },
  },
  'admin.resyncUserSchedule': {
    body: { userId: 12 },
    answer: { message: 'The schedule of member 12 is up to date: 2 jobs ahead.', jobsScheduled: 2 },
  },
};
