import { ACCOUNT_METHOD, ALERT_METHODS } from '../../../../shared/channels/channels.ts';
import { inEnglish, message, withSentence } from '../../../../shared/messages/catalogue.ts';
import type { Examples } from './example.ts';

const DONE = { success: true };
const NOT_SET_UP = message('method_not_set_up', { method: 'sms' });
const CONFIRMED = { success: true, ...withSentence(message('address_confirmed')) };

const PREFERENCES = {
  alertMethods: ['email'],
  phoneNumber: '+12025550142',
  smsConsent: false,
  whatsappNumber: null,
  addresses: {},
  shownAddresses: { sms: { asRead: '(202) 555-0142', asTyped: '+1 202 555 0142' } },
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

const SLACK = {
  ofSite: false,
  connected: true,
  workspace: 'Grace Church',
  channelName: 'friends',
  connectedAt: '2027-03-01T08:00:00.000Z',
  problem: null,
  cause: null,
};

const PAUSES = { pauses: [{ what: 'sms', pausedUntil: '2027-03-15T04:00:00.000Z' }] };

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
      methods: Object.fromEntries(ALERT_METHODS.map((method) => [method, method === ACCOUNT_METHOD])),
      mailCaptured: false,
      phoneCountry: 'US',
      supportEmail: 'help@parish.example',
      privacyEmail: 'privacy@parish.example',
      careContact: { name: 'The care team', phone: '+1 555 010 0199', email: 'care@parish.example' },
    },
  },
  'alerts.categories.get': { answer: { categories: CATEGORIES } },
  'alerts.categories.save': { body: { categories: CATEGORIES }, answer: { success: true, categories: CATEGORIES } },

  'alerts.pauses.list': { answer: PAUSES },
  'alerts.pauses.begin': { body: { what: 'sms', until: '2027-03-15' }, answer: PAUSES },
  'alerts.pauses.end': { answer: { pauses: [] } },

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
          proof: {
            position: 31,
            previous: 'a3f5a3f5a3f5a3f5a3f5a3f5a3f5a3f5a3f5a3f5a3f5a3f5a3f5a3f5a3f5a3f5',
            content:
              '[31,12,"email","verified","link",null,"5f1d7c2b9a60e834",1803888300000,null,"9f86d081884c7d659a2feaa0c55ad015"]',
            hash: '9cb4214e44bfddd37bb17b11e68335e9ccff6411e4fa4876a29bfa6e54834ead',
          },
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
          deliveredAt: null,
          readAt: null,
          createdAt: '2027-03-01T13:30:00.000Z',
          entryId: 481,
          title: 'A friend at all times',
          language: 'en',
          contentType: 'prayer',
        },
      ],
      hasMore: false,
    },
  },
  'alerts.history.slots': {
    answer: {
      slots: [
        {
          id: 311,
          at: '2027-03-01T14:00:00.000Z',
          contentType: 'prayer',
          status: 'completed',
          errorCode: null,
          entryId: 481,
          title: 'A friend at all times',
          language: 'en',
          ways: [
            {
              id: 907,
              channel: 'sms',
              status: 'sent',
              errorCode: null,
              attempts: 1,
              finishedAt: '2027-03-01T14:00:01.000Z',
              deliveredAt: '2027-03-01T14:00:04.000Z',
              readAt: null,
            },
          ],
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
          ...withSentence(message('confirm_email', { email: 'ruth@parish.example' })),
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
    answer: { success: true, removed: false },
  },
  'alerts.push.list': {
    answer: {
      browsers: [
        {
          id: 12,
          userAgent: 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
          seenAt: '2027-03-01T08:00:00.000Z',
          current: true,
        },
      ],
    },
  },
  'alerts.push.remove': { answer: DONE },
  'alerts.push.key': {
    answer: {
      publicKey: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    },
  },
  'alerts.push.unsubscribe': { answer: DONE },

  'alerts.slack.status': { answer: SLACK },
  'alerts.slack.connect': {
    answer: {
      url: 'https://slack.com/oauth/v2/authorize?client_id=123456789.987654321&scope=chat%3Awrite%2Cim%3Awrite%2Cchannels%3Aread&redirect_uri=https%3A%2F%2Ffriends.parish.example%2Fwebhooks%2Fslack%2Foauth&state=Vb3k1-x9_2QmZt7LrYp0aUw8nHc4EdSgKfJi5oB6TvE',
      expiresAt: '2027-03-01T08:15:00.000Z',
    },
  },
  'alerts.slack.channels': { answer: { channels: [{ id: 'C0FRIENDS', name: 'friends' }] } },
  'alerts.slack.choosePlace': { body: { channelId: 'C0FRIENDS' }, answer: { success: true, status: SLACK } },
  'alerts.slack.disconnect': { answer: DONE },
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
      shownNumbers: { phoneNumber: null, fromNumber: null },
      twilioConfig: { hasAccountSid: false, hasAuthToken: false, hasPhoneNumber: false, fromNumber: null },
      twilioTest: {
        success: false,
        messageSid: null,
        error: inEnglish(NOT_SET_UP),
        said: NOT_SET_UP,
        code: 'not_configured',
      },
      longestSample: {
        text: 'Hesed: Carry her to the One who carries you\nSome burdens cannot be lifted by advice.\nhttps://hesed.parish.example/dashboard?entry=1000000\nReply DONE, LATER or PAUSE.\nReply STOP to opt out.',
        characters: 187,
        encoding: 'GSM-7',
        segments: 2,
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
