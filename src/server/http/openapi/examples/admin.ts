import type { Examples } from './example.ts';
import { TRANSLATIONS } from './guidance.ts';

const UPDATE = {
  subject: 'You can now rest for a day',
  preview: 'A pause for a single day, and a calmer evening.',
  text: 'Under Settings you can pause all messages for a single day.\n\nYour streak waits for you.',
  language: 'en',
};

const ADMIN_TRANSLATIONS = [
  { ...TRANSLATIONS[0], books: 66, verses: 31_102, importedAt: null, members: 0 },
  { ...TRANSLATIONS[1], books: 66, verses: 31_086, importedAt: '2027-02-20T19:02:00.000Z', members: 7 },
];

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
          position: 101,
          id: 101,
          userId: 12,
          channel: 'email',
          action: 'opt_in',
          source: 'onboarding',
          wordingVersion: 'onboarding-2',
          addressHash: '5d1f0f0c6a1f4e5f8b0f1f6f7f2f4f3c0b9a8d7c6e5f40312233445566778899',
          createdAt: '2027-03-01T08:10:00.000Z',
          content:
            '[101,12,"email","opt_in","onboarding","onboarding-2","5d1f0f0c6a1f4e5f8b0f1f6f7f2f4f3c0b9a8d7c6e5f40312233445566778899",1803888600000,null,"9f86d081884c7d659a2feaa0c55ad015"]',
          digest: '86e48fde621415df56b22635e23decfe216b5a05ad16453a2f4034f75fa0f8c9',
          hash: '05c36e03b7205def3ba97246d2aadd8f80754b2cb50f79083d537754554e339d',
        },
      ],
      next: 101,
    },
  },
  'admin.consent.verify': {
    answer: {
      rows: 101,
      erased: 4,
      head: '05c36e03b7205def3ba97246d2aadd8f80754b2cb50f79083d537754554e339d',
      firstError: null,
      holdsKnown: null,
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
  'admin.translations.list': { answer: { translations: ADMIN_TRANSLATIONS, outdated: 0 } },
  'admin.translations.setDefault': {
    body: { translation: 'KJV' },
    answer: { translations: ADMIN_TRANSLATIONS, outdated: 41 },
  },
  'admin.updates.list': {
    answer: {
      recipients: 38,
      sentThisMonth: true,
      captured: false,
      siteName: 'Hesed',
      updates: [{ id: 2, ...UPDATE, sentAt: '2027-03-01T08:10:00.000Z' }],
    },
  },
  'admin.updates.send': { body: UPDATE, answer: { recipients: 38 } },
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
