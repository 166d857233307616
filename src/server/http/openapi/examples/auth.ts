import { message, withSentence } from '../../../../shared/messages/catalogue.ts';
import type { Examples } from './example.ts';

const RUTH = {
  id: 12,
  username: 'Ruth',
  email: 'ruth@parish.example',
  role: 'member',
  emailVerified: true,
  language: 'en',
  pendingEmail: null,
  hasDevelopmentData: false,
  choosesTranslation: false,
  modelConsent: null,
  memoriesConsent: false,
};
const DONE = { success: true };
const PASSWORD = 'whither thou goest';
const LINK_TOKEN = 'fu9h3DmephvKouUmlEVxyHwUbYgFG67uZC3ZWS_9kMc';

const SESSION = {
  id: '1df66d2ba77a864c',
  userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0',
  createdAt: '2027-03-01T08:00:00.000Z',
  seenAt: '2027-03-01T14:00:00.000Z',
  expiresAt: '2027-03-31T14:00:00.000Z',
  current: true,
};

const TOKEN = {
  id: 3,
  name: 'Bulletin board',
  start: 'hesed_aBZKkN',
  scopes: ['read'],
  expiresAt: '2027-05-30T08:00:00.000Z',
  lastUsedAt: null,
  createdAt: '2027-03-01T08:00:00.000Z',
};

const EXPORT = {
  formatVersion: 2,
  site: 'Hesed',
  exportedAt: '2027-03-01T08:00:00.000Z',
  account: {
    id: 12,
    username: 'Ruth',
    email: 'ruth@parish.example',
    role: 'member',
    language: 'en',
    translation: null,
    createdAt: '2027-02-01T08:00:00.000Z',
  },
  profile: null,
  schedule: [],
  replacedWeeks: [],
  pauses: [],
  reports: [],
  pinnedEntries: [],
  careNotice: null,
  jobs: [],
  guidance: [],
  goals: [],
  modelDays: [],
  alertAddresses: [],
  addressProofs: [],
  deliveries: [],
  consents: [],
  sessions: [],
  devices: [],
  securityEvents: [],
  mailedLinks: [],
  secondStep: { on: false, startedAt: null, confirmedAt: null },
  recoveryCodes: { left: 0, codes: [] },
  passkeys: [],
  passkeyChallenges: [],
  apiTokens: [],
  invitations: [],
  auditLog: [],
};

/** Joining, signing in, sessions, API tokens and the account. */
export const AUTH_EXAMPLES: Examples = {
  'auth.register': {
    body: { username: 'Ruth', email: 'ruth@parish.example', password: PASSWORD },
    answer: { user: { ...RUTH, emailVerified: false } },
  },
  'auth.login': { body: { email: 'ruth@parish.example', password: PASSWORD }, answer: { user: RUTH } },
  'auth.logout': { answer: DONE },
  'auth.me': { answer: { user: RUTH } },
  'auth.verifyEmail': {
    body: { token: LINK_TOKEN },
    answer: {
      ...DONE,
      account: { id: RUTH.id, username: RUTH.username },
      ...withSentence(message('confirmed_ready', { email: 'ruth@parish.example' })),
    },
  },
  'auth.resendVerification': { answer: { success: true, sentTo: 'ruth@parish.example' } },
  'auth.forgotPassword': { body: { email: 'ruth@parish.example' }, answer: DONE },
  'auth.resetPassword': { body: { token: LINK_TOKEN, password: 'thy people shall be my people' }, answer: DONE },
  'auth.changeLanguage': { body: { language: 'es' }, answer: { user: { ...RUTH, language: 'es' } } },
  'auth.changeUsername': { body: { username: 'Ruth' }, answer: { user: RUTH } },
  'auth.changePassword': {
    body: { currentPassword: PASSWORD, newPassword: 'thy people shall be my people' },
    answer: DONE,
  },
  'auth.cancelEmailChange': { answer: { user: RUTH } },
  'auth.changeEmail': { body: { email: 'ruth@new-parish.example', password: PASSWORD }, answer: DONE },

  'auth.setup.create': {
    body: { username: 'Naomi', email: 'naomi@parish.example', password: 'call me Mara', token: LINK_TOKEN },
    answer: { user: { ...RUTH, id: 1, username: 'Naomi', email: 'naomi@parish.example', role: 'admin' } },
  },
  'auth.setup.claim': { body: { token: LINK_TOKEN }, answer: { user: { ...RUTH, role: 'admin' } } },

  'auth.devices.sessions': { answer: { sessions: [SESSION] } },
  'auth.devices.endSession': { answer: DONE },
  'auth.devices.endOtherSessions': { answer: DONE },
  'auth.devices.events': {
    answer: {
      events: [
        {
          kind: 'new_sign_in',
          userAgent: SESSION.userAgent,
          createdAt: '2027-03-01T08:00:00.000Z',
        },
      ],
    },
  },

  'auth.tokens.list': { answer: { tokens: [TOKEN] } },
  'auth.tokens.create': {
    body: { name: 'Bulletin board', scopes: ['read'], expiresInDays: 90 },
    answer: { ...TOKEN, token: 'hesed_aBZKkNGd5qyBgkE2Hgy0ohKyybvLCnqGuyJe9pvyXu4' },
  },
  'auth.tokens.delete': { answer: DONE },

  'auth.account.export': { answer: EXPORT },
  'auth.account.delete': { answer: DONE },
};
