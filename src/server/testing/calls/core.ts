import { unsubscribeUrl } from '../../domains/alerts/unsubscribe/service.ts';
import type { SignedIn, TestApi } from '../api.ts';
import { createEntry } from '../guidance/entries.ts';
import { createSentGuidance } from '../guidance/sent-guidance.ts';
import { PASSWORD } from '../members/accounts.ts';
import { WIZARD_ANSWERS } from '../members/members.ts';
import { createVerifyToken, unconfirmAddress } from '../members/unconfirmed.ts';
import type { CallRow, CallRows } from './call.ts';

let made = 0;

const ofMember = (row: Omit<CallRow, 'who' | 'stranger'>): CallRow => ({
  who: 'member',
  stranger: 'forbidden',
  ...row,
});
const byId = (_api: TestApi, { id }: SignedIn) => ({ userId: id });
const unsubscribeToken = ({ site }: TestApi, { id }: SignedIn) => unsubscribeUrl(site, id).split('/').at(-1);

/** Calls of members: account, onboarding, guidance, schedule and alerts. */
export const coreCalls: CallRows = {
  'auth.register': {
    who: 'anyone',
    stranger: 'own',
    input() {
      made += 1;
      return { username: `Newcomer ${made}`, email: `newcomer-${made}@parish.example`, password: 'a long secret' };
    },
    contains: ['newcomer-', '"role":"member"'],
  },
  'auth.login': {
    who: 'anyone',
    stranger: 'own',
    input: (_api, { email }) => ({ email, password: PASSWORD }),
    contains: ['"role":"member"'],
  },
  'auth.logout': { who: 'anyone', stranger: 'own', input: () => undefined, contains: ['"success":true'] },
  'auth.verifyEmail': {
    who: 'anyone',
    stranger: 'own',
    async input({ site }, owner) {
      return { token: await createVerifyToken(site, owner) };
    },
    contains: ['"success":true'],
  },
  'auth.me': { who: 'member', stranger: 'own', input: () => undefined, contains: ['"emailVerified":true'] },
  'auth.resendVerification': {
    who: 'member',
    stranger: 'own',
    async input({ site }, { id }) {
      await unconfirmAddress(site, id);
      return undefined;
    },
    contains: ['"success":true', '"sentTo":"'],
  },

  'onboarding.status': ofMember({ input: byId, contains: ['"completed":'] }),
  'onboarding.submit': ofMember({
    input: (_api, { id }) => ({ userId: id, ...WIZARD_ANSWERS }),
    contains: ['"completed":true'],
  }),

  'guidance.dashboard': ofMember({
    input: (_api, { id }) => ({ userId: id, is_dev: 'false' }),
    contains: ['todaysGuidance', '"streakDays"'],
  }),
  'guidance.progress': ofMember({ input: byId, contains: ['"streakDays":0', '"days":[{'] }),
  'guidance.history': ofMember({
    async input({ site }, { id }) {
      await createEntry(site, id, { title: 'Bear with one another' });
      return { userId: id, page: 1, limit: 10, env: 'production' };
    },
    contains: ['Bear with one another'],
  }),
  'guidance.journal': ofMember({
    async input({ site }, { id }) {
      await createEntry(site, id, { title: 'Slow to speak', userReflection: 'I want to listen first.' });
      return { userId: id };
    },
    contains: ['Slow to speak', 'I want to listen first.'],
  }),
  'guidance.complete': {
    who: 'member',
    stranger: 'not_found',
    input: async ({ site }, { id }) => ({ id: await createEntry(site, id) }),
    contains: ['"isCompleted":true'],
  },
  'guidance.dismissCare': {
    who: 'member',
    stranger: 'own',
    input: () => undefined,
    contains: ['"success":true'],
  },
  'guidance.report': {
    who: 'member',
    stranger: 'not_found',
    input: async ({ site }, { id }) => ({ id: await createEntry(site, id), reason: 'unclear' }),
    contains: ['"success":true'],
  },
  'guidance.setHelpful': {
    who: 'member',
    stranger: 'not_found',
    input: async ({ site }, { id }) => ({ id: await createEntry(site, id), isHelpful: true }),
    contains: ['"success":true'],
  },

  'guidance.translations.list': {
    who: 'member',
    stranger: 'own',
    input: () => undefined,
    contains: ['"abbreviation":"KJV"', '"chosen":null'],
  },
  'guidance.translations.choose': {
    who: 'member',
    stranger: 'own',
    input: () => ({ translation: null }),
    contains: ['"chosen":null'],
  },

  'guidance.memories.consent': {
    who: 'member',
    stranger: 'own',
    input: () => ({ agreed: true }),
    contains: ['"agreed":true'],
  },

  'guidance.model.consent': {
    who: 'member',
    stranger: 'own',
    input: () => ({ agreed: false }),
    contains: ['"agreed":false'],
  },

  'schedule.get': ofMember({ input: byId, contains: ['"dayOfWeek":"monday"'] }),
  'schedule.save': ofMember({
    input: (_api, { id }) => ({
      userId: id,
      scheduleData: [{ dayOfWeek: 'monday', enabled: true, timeSlots: [{ hour: 9, minute: 0, type: 'prayer' }] }],
      timezone: 'UTC',
    }),
    contains: ['"jobsScheduled":1'],
  }),
  'schedule.change': ofMember({
    input: (_api, { id }) => ({
      userId: id,
      scheduleData: [
        {
          dayOfWeek: 'monday',
          enabled: true,
          timeSlots: [{ hour: 7, minute: 0, type: 'prayer' }],
        },
      ],
      timezone: 'UTC',
    }),
    contains: ['"hour":7'],
  }),
  'schedule.pauses.view': ofMember({ input: byId, contains: ['"pausedUntil":null'] }),
  'schedule.pauses.begin': ofMember({
    input: (_api, { id }) => ({ userId: id, until: '2027-03-15' }),
    contains: ['"pausedUntil":"2027-03-15T00:00:00.000Z"'],
  }),
  'schedule.pauses.end': ofMember({ input: byId, contains: ['"pausedUntil":null'] }),
  'schedule.upcoming': ofMember({ input: byId, contains: ['"upcoming"'] }),

  'alerts.getPreferences': ofMember({ input: byId, contains: ['"alertMethods"', '"not_configured"'] }),
  'alerts.savePreferences': ofMember({
    input: (_api, { id }) => ({
      userId: id,
      alertMethods: ['email'],
      phoneNumber: null,
      smsConsent: false,
      whatsappNumber: null,
    }),
    contains: ['"success":true'],
  }),
  'alerts.changePreferences': ofMember({
    input: (_api, { id }) => ({ userId: id, switches: { telegram: true } }),
    contains: ['"telegram"'],
  }),
  'alerts.answers.view': {
    who: 'anyone',
    stranger: 'own',
    input: async (api, owner) => ({ capability: (await createSentGuidance(api.site, owner.id)).capability }),
    contains: ['"isCompleted":false'],
  },
  'alerts.answers.send': {
    who: 'anyone',
    stranger: 'own',
    input: async (api, owner) => ({
      capability: (await createSentGuidance(api.site, owner.id)).capability,
      answer: 'done',
    }),
    contains: ['"outcome":"done"'],
  },
  'alerts.unsubscribe.view': {
    who: 'anyone',
    stranger: 'own',
    input: (api, owner) => ({ token: unsubscribeToken(api, owner) }),
    contains: ['categories'],
  },
  'alerts.unsubscribe.save': {
    who: 'anyone',
    stranger: 'own',
    input: (api, owner) => ({ token: unsubscribeToken(api, owner), categories: [], pauseTwoWeeks: false }),
    contains: ['"success":true'],
  },
};
