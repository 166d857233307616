import type { Examples } from './example.ts';

const MEMBER = {
  id: 12,
  username: 'Ruth',
  email: 'ruth@parish.example',
  role: 'member',
  emailVerified: true,
  onboarded: true,
  methods: [{ method: 'email', state: 'ready', reason: null, said: null }],
  lastSeenAt: '2027-03-01T07:00:00.000Z',
  createdAt: '2027-01-12T18:20:00.000Z',
};
const MODEL_USE = { calls: 14, tokens: 31_800, spent: 0.061, callsToday: 2, dailyCap: 8 };
const MAIL = {
  name: '20270301T080000120Z-000001-41-x0s9yVw2bN5pRt7u.eml',
  subject: 'Your prayer for today: A friend at all times',
  to: 'Ruth <ruth@parish.example>',
  sentAt: '2027-03-01T08:00:00.120Z',
  size: 9120,
};

export const ADMIN_LIST_EXAMPLES: Examples = {
  'admin.siteFacts': {
    answer: {
      version: '1.0.0',
      registration: 'open',
      mailCaptured: false,
      mailFrom: 'Grace Friends <friends@example.org>',
      catchUpMinutes: 90,
      untrustedProxy: false,
      missingProxies: false,
      serverTime: '2027-03-01T12:00:00.000Z',
      troubles: [],
      leftOutSettings: [],
      settingsOnServer: ['SMTP_URL', 'MAIL_FROM'],
      model: null,
      backups: {
        nightly: true,
        isOld: false,
        files: [
          {
            name: 'hesed-2027-03-01T02-41-00Z-nightly.tar.gz',
            kind: 'nightly',
            madeAt: '2027-03-01T02:41:00.000Z',
            size: 4_812_330,
            encrypted: false,
          },
        ],
      },
      methods: [
        {
          ...{ method: 'email', missing: null, advice: null, needs: [], canCheck: true },
          ...{ lastSentAt: '2027-03-01T08:00:00.000Z', rest: null },
          unread: { since: '2027-03-01T06:30:00.000Z', code: 'imap_auth' },
        },
        {
          ...{ method: 'whatsapp', missing: null, advice: null, needs: [], canCheck: true },
          ...{ lastSentAt: '2027-02-28T19:00:00.000Z', unread: null },
          rest: { until: '2027-03-01T09:00:00.000Z', code: 'twilio_20003' },
        },
        {
          method: 'sms',
          missing: 'SMS is not set up on this site. Ask your church if you would like it.',
          advice: null,
          needs: [['TWILIO_MESSAGING_SERVICE_SID', 'TWILIO_PHONE_NUMBER']],
          ...{ canCheck: false, lastSentAt: null, rest: null, unread: null },
        },
      ],
    },
  },
  'admin.channels.check': {
    answer: {
      passed: false,
      findings: [
        {
          ok: false,
          message:
            'Telegram knows no bot with this token (401). Send /mybots to @BotFather, choose the bot, and copy its API token into TELEGRAM_BOT_TOKEN.',
          said: { code: 'telegram_check_refused', params: { code: 401 } },
        },
      ],
    },
  },
  'admin.doctor.examine': {
    body: { callerTime: '2027-03-01T08:12:00.000Z' },
    answer: {
      passed: false,
      findings: [
        { ok: true, message: 'The database is intact.', said: { code: 'doctor_database_works' } },
        {
          ok: false,
          message:
            'parish.example has no SPF record, so mail may land in spam. Add the TXT record your mail provider gives you.',
          said: { code: 'doctor_spf_missing', params: { domain: 'parish.example' } },
        },
      ],
    },
  },
  'admin.readyMembers': {
    answer: {
      prayer: 41,
      do: 41,
      reflection: 39,
      notReady: {
        prayer: [{ reason: 'setup', members: 2, names: ['Orpah', 'Boaz'] }],
        do: [{ reason: 'setup', members: 2, names: ['Orpah', 'Boaz'] }],
        reflection: [
          { reason: 'setup', members: 2, names: ['Orpah', 'Boaz'] },
          { reason: 'unreachable', members: 2, names: ['Ruth', 'Jael'] },
        ],
      },
    },
  },
  'admin.jobs.list': {
    answer: {
      jobs: [
        {
          id: 931,
          jobId: '12:2027-03-01:monday-0800-prayer',
          userId: 12,
          username: 'Ruth',
          contentType: 'prayer',
          status: 'failed',
          scheduledTime: '2027-03-01T08:00:00.000Z',
          executionTime: '2027-03-01T07:30:00.000Z',
          completedAt: '2027-03-01T08:00:01.200Z',
          attempts: 1,
          errorMessage: 'smtp_554',
          isDev: false,
          canRetry: true,
          canCancel: false,
        },
      ],
      hasMore: false,
    },
  },
  'admin.jobs.retry': { answer: { message: 'Job 931 is being retried.' } },
  'admin.jobs.cancel': { answer: { message: 'Job 932 was canceled.' } },
  'admin.deliveries.list': {
    answer: {
      deliveries: [
        {
          id: 1862,
          jobId: 931,
          userId: 12,
          username: 'Ruth',
          kind: 'guidance',
          contentType: 'prayer',
          isDev: false,
          channel: 'email',
          status: 'failed',
          errorCode: 'smtp_554',
          attempts: 1,
          dueAt: '2027-03-01T08:00:00.000Z',
          startedAt: '2027-03-01T08:00:00.300Z',
          finishedAt: '2027-03-01T08:00:01.200Z',
          deliveredAt: null,
          readAt: null,
          createdAt: '2027-03-01T07:31:12.000Z',
          canRetry: true,
          canCancel: false,
        },
      ],
      hasMore: false,
    },
  },
  'admin.deliveries.retry': { answer: { message: 'Delivery 1862 is being sent again.' } },
  'admin.deliveries.cancel': { answer: { message: 'Delivery 1863 was canceled.' } },
  'admin.members.list': { answer: { members: [MEMBER], hasMore: false } },
  'admin.members.get': {
    answer: { ...MEMBER, timezone: 'Europe/London', pausedUntil: null, sessions: 2, model: MODEL_USE },
  },
  'admin.modelUse.list': { answer: { members: [{ userId: 12, username: 'Ruth', ...MODEL_USE }], hasMore: false } },
  'admin.members.sendPasswordLink': {
    answer: { outcome: 'sent', message: 'A link to set a new password is on its way to ruth@parish.example.' },
  },
  'admin.members.signOut': { answer: { message: 'Ruth is signed out everywhere.' } },
  'admin.members.setRole': { body: { role: 'admin' }, answer: { message: 'Ruth is now an administrator.' } },
  'admin.outbox.list': { answer: { captured: true, mails: [MAIL], hasMore: false } },
  'admin.outbox.get': {
    answer: {
      ...MAIL,
      from: 'Hesed <hesed@localhost>',
      text: 'A friend at all times\n\nLove that stays when it would be easier to leave.',
      source:
        'From: Hesed <hesed@localhost>\r\nTo: Ruth <ruth@parish.example>\r\nSubject: Your prayer for today\r\n\r\n…',
    },
  },
};
