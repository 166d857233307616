import { eq } from 'drizzle-orm';
import { createInvitation } from '../../domains/auth/invitations/service.ts';
import type { TestApi } from '../api.ts';
import { createMember, SYSTEM } from '../members/members.ts';
import type { CallRows } from './call.ts';

// Each call creates another member, because a name can be used only once.
let made = 0;

export const adminCalls: CallRows = {
  'admin.queueStats': { who: 'admin', stranger: 'forbidden', input: () => undefined, contains: ['totalScheduled'] },
  'admin.triggerNotification': {
    who: 'admin',
    stranger: 'forbidden',
    input: () => ({ notificationType: 'prayer', dryRun: true }),
    contains: ['userCount'],
  },
  'admin.translations.list': {
    who: 'admin',
    stranger: 'forbidden',
    input: () => undefined,
    contains: ['"verses":31102', '"members":0'],
  },
  'admin.translations.setDefault': {
    who: 'admin',
    stranger: 'forbidden',
    input: () => ({ translation: 'KJV' }),
    contains: ['"isDefault":true'],
  },
  'admin.updates.list': {
    who: 'admin',
    stranger: 'forbidden',
    input: () => undefined,
    contains: ['recipients', 'sentThisMonth', 'updates'],
  },
  'admin.updates.send': {
    who: 'admin',
    stranger: 'forbidden',
    // Each caller needs a month without an update, and a member who receives updates.
    async input({ site }) {
      await site.db.delete(site.db.tables.serviceUpdates);
      await createMember(site);
      return { subject: 'A calmer week', preview: 'What is new.', text: 'You can rest a day.', language: 'en' };
    },
    contains: ['recipients'],
  },
  'admin.triggerQueueNotification': {
    who: 'admin',
    stranger: 'forbidden',
    input: (_api, owner) => ({ userId: owner.id, contentType: 'prayer' }),
    contains: ['jobId'],
  },
  'admin.scheduleDelayedJob': {
    who: 'admin',
    stranger: 'forbidden',
    input: (_api, owner) => ({ userId: owner.id, contentType: 'do', delayMinutes: 1 }),
    contains: ['jobId', 'scheduledTime'],
  },
  'admin.resyncAllSchedules': {
    who: 'admin',
    stranger: 'forbidden',
    input: () => undefined,
    contains: ['usersSynced', 'jobsScheduled'],
  },
  'admin.resyncUserSchedule': {
    who: 'admin',
    stranger: 'forbidden',
    input: (_api, owner) => ({ userId: owner.id }),
    contains: ['jobsScheduled'],
  },
  'admin.audit.list': {
    who: 'admin',
    stranger: 'forbidden',
    input: (_api, owner) => ({ userId: owner.id }),
    contains: ['entries', 'hasMore'],
  },
  'admin.consent.list': {
    who: 'admin',
    stranger: 'forbidden',
    input: () => ({ after: 0, limit: 10 }),
    contains: ['events', 'next'],
  },
  'admin.consent.verify': {
    who: 'admin',
    stranger: 'forbidden',
    input: () => ({}),
    contains: ['"firstError":null', 'head'],
  },
  'admin.invitations.create': {
    who: 'admin',
    stranger: 'forbidden',
    input: () => ({ email: 'orpah@parish.example', expiresInDays: 3 }),
    contains: ['orpah@parish.example', '/?invitation='],
  },
  'admin.invitations.list': {
    who: 'admin',
    stranger: 'forbidden',
    input: () => ({}),
    contains: ['invitations', 'hasMore'],
  },
  'admin.invitations.delete': {
    who: 'admin',
    stranger: 'forbidden',
    async input({ site }) {
      const { invitation } = await createInvitation(site, SYSTEM, { expiresInDays: 1 });
      return { id: invitation.id };
    },
    contains: ['"success":true'],
  },
};

export const setupCalls: CallRows = {
  'auth.setup.create': {
    who: 'anyone',
    stranger: 'own',
    async input(api) {
      await removeAdmins(api);
      made += 1;
      const email = `naomi-${made}@parish.example`;
      return { username: `Naomi ${made}`, email, password: 'a long secret', token: api.site.setupToken };
    },
    contains: ['naomi-', '"role":"admin"'],
  },
  'auth.setup.claim': {
    who: 'session',
    stranger: 'own',
    async input(api) {
      await removeAdmins(api);
      return { token: api.site.setupToken };
    },
    contains: ['admin'],
  },
};

/** Deletes the administrators: the link works only on a site without one. */
async function removeAdmins({ site }: TestApi): Promise<void> {
  const { users } = site.db.tables;
  await site.db.update(users).set({ role: 'member' }).where(eq(users.role, 'admin'));
}
