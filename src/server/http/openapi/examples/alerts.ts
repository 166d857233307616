import { inEnglish, message, told } from '../../../../shared/messages/catalogue.ts';
import type { Examples } from './example.ts';

const DONE = { success: true };
const NOT_SET_UP = message('method_not_set_up', { method: 'sms' });
const CONFIRMED = { success: true, ...told(message('address_confirmed')) };

const PREFERENCES = {
  alertMethods: ['email'],
  phoneNumber: null,
  smsConsent: false,
  whatsappNumber: null,
  methods: [
    { method: 'email', state: 'ready', reason: null, said: null },
    { method: 'sms', state: 'not_configured', reason: inEnglish(NOT_SET_UP), said: NOT_SET_UP },
  ],
};
const CHOICE = { alertMethods: ['email'], phoneNumber: null, smsConsent: false, whatsappNumber: null };

const CATEGORIES = ['guidance', 'prayer_reminders', 'service_updates'];

const SUBSCRIPTION = {
  telegramUsername: 'ruth_of_moab',
  firstName: 'Ruth',
  lastName: null,
  subscribedAt: '2027-03-01T08:00:00.000Z',
};

export const ALERTS_EXAMPLES: Examples = {
  'alerts.getPreferences': { answer: PREFERENCES },
  'alerts.savePreferences': { body: CHOICE, answer: { success: true, ...PREFERENCES } },

  'alerts.changePreferences': {
    body: {
      switches: { telegram: false, sms: true },
      mail: { weekly_letter: false },
      smsConsent: true,
      from: { phoneNumber: '+12345678901' },
    },
    answer: { success: true, ...PREFERENCES, categories: CATEGORIES },
  },

  'alerts.configured': {
    answer: {
      methods: { email: true, sms: false, push: false, whatsapp: false, slack: false, telegram: false, desktop: false },
      mailCaptured: false,
      phoneCountry: 'US',
      supportEmail: 'help@parish.example',
      privacyEmail: 'privacy@parish.example',
    },
  },
  'alerts.categories.get': { answer: { categories: CATEGORIES } },
  'alerts.categories.save': { body: { categories: CATEGORIES }, answer: { success: true, categories: CATEGORIES } },

  'alerts.categories.change': {
    body: { switches: { weekly_letter: false } },
    answer: { success: true, categories: CATEGORIES },
  },

  'alerts.consent.list': {
    answer: {
      events: [
        {
          id: 31,
          channel: 'email',
          action: 'verified',
          source: 'link',
          wordingVersion: null,
          wording: null,
          addressHash: '5f1d7c2b9a60e834',
          createdAt: '2027-03-01T08:05:00.000Z',
        },
      ],
      hasMore: false,
    },
  },
  'alerts.history.list': {
    answer: {
      deliveries: [
        {
          id: 907,
          kind: 'guidance',
          channel: 'email',
          status: 'sent',
          errorCode: null,
          attempts: 1,
          dueAt: '2027-03-01T14:00:00.000Z',
          finishedAt: '2027-03-01T14:00:01.000Z',
          createdAt: '2027-03-01T13:30:00.000Z',
          entryId: 481,
          title: 'A friend at all times',
          contentType: 'prayer',
        },
      ],
      hasMore: false,
    },
  },

  'alerts.inbox.read': {
    answer: {
      unread: 3,
      seenAt: '2027-03-01T08:00:00.000Z',
      attention: [
        {
          kind: 'confirm_email',
          ...told(message('confirm_email', { email: 'ruth@parish.example' })),
        },
      ],
    },
  },
  'alerts.inbox.markSeen': { answer: { success: true, seenAt: '2027-03-01T08:00:00.000Z' } },

  'alerts.verification.start': {
    body: { channel: 'email' },
    answer: CONFIRMED,
  },
  'alerts.verification.confirm': {
    body: { channel: 'email', code: 'kJ2v9QmT7sYx4LrB' },
    answer: CONFIRMED,
  },

  'alerts.push.subscribe': {
    body: {
      endpoint: 'https://push.example/send/dGhpcyBicm93c2Vy',
      keys: {
        p256dh: 'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
        auth: 'tBHItJI5svbpez7KI4CCXg',
      },
    },
    answer: DONE,
  },
  'alerts.push.key': {
    answer: {
      publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    },
  },
  'alerts.push.unsubscribe': { answer: DONE },

  'alerts.telegram.status': { answer: { subscribed: true, ...SUBSCRIPTION } },
  'alerts.telegram.startLink': {
    answer: {
      url: 'https://t.me/hesed_bot?start=Vb3k1-x9_2QmZt7LrYp0aUw8nHc4EdSgKfJi5oB6TvE',
      expiresAt: '2027-03-01T08:15:00.000Z',
    },
  },
  'alerts.telegram.link': {
    body: { userId: 12, subscriptionToken: 'Yg7lltcM4F_YFm10aBZKkN' },
    answer: { success: true, subscription: { subscribed: true, ...SUBSCRIPTION } },
  },
  'alerts.telegram.unlink': { answer: DONE },

  'alerts.tests.send': {
    body: { alertMethods: ['email', 'sms'] },
    answer: {
      results: {
        success: ['email'],
        failed: ['sms'],
        errors: { sms: inEnglish(NOT_SET_UP) },
        said: { sms: NOT_SET_UP },
      },
    },
  },
  'alerts.tests.debugSms': {
    answer: {
      phoneNumber: null,
      formattedPhoneNumber: null,
      twilioConfig: { hasAccountSid: false, hasAuthToken: false, hasPhoneNumber: false, fromNumber: null },
      twilioTest: {
        success: false,
        messageSid: null,
        error: inEnglish(NOT_SET_UP),
        said: NOT_SET_UP,
        code: 'not_configured',
      },
    },
  },
  'alerts.tests.debugEmail': {
    answer: {
      email: 'ruth@parish.example',
      nodemailerConfig: { hasApiKey: true, hasFromEmail: true, fromEmail: 'Hesed <hesed@parish.example>' },
      nodemailerTest: { success: true, statusCode: 250, error: null, said: null, code: null },
    },
  },
};
