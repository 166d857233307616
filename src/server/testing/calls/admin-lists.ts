import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MINUTE_MS } from '../../../shared/schedule/durations.ts';
import { createOutbox } from '../../channels/email/outbox.ts';
import type { TestApi } from '../api.ts';
import { createRecordingChannel } from '../providers/recording-channel.ts';
import { addDelivery, addJob } from '../queue/queue-rows.ts';
import type { CallRow, CallRows } from './call.ts';

const forAdmins = (row: Omit<CallRow, 'who' | 'stranger'>): CallRow => ({
  who: 'admin',
  stranger: 'forbidden',
  ...row,
});

const minutesFromNow = ({ site }: TestApi, minutes: number) => new Date(site.clock.now() + minutes * MINUTE_MS);

export const adminListCalls: CallRows = {
  'admin.siteFacts': forAdmins({ input: () => undefined, contains: ['mailCaptured', 'catchUpMinutes'] }),
  'admin.readyMembers': forAdmins({ input: () => undefined, contains: ['"prayer":', '"do":', '"reflection":'] }),

  'admin.channels.check': forAdmins({
    input(api) {
      const check = async () => [{ ok: true, said: { code: 'smtp_check_works' } }];
      api.site.channels.set('email', { ...createRecordingChannel('email'), check });
      return { channel: 'email' };
    },
    contains: ['"passed":true'],
  }),

  'admin.doctor.examine': forAdmins({
    input({ site }) {
      // Makes no outside request.
      delete site.env.PUBLIC_URL;
      site.env.DATA_DIR = temporaryFolder();
      writeFileSync(join(site.env.DATA_DIR, 'hesed.db'), '');
      return undefined;
    },
    contains: ['"passed":', 'doctor_database_works'],
  }),

  'admin.jobs.list': forAdmins({
    async input(api, owner) {
      await addJob(api.site, owner.id, { status: 'failed', errorMessage: 'smtp_554' });
      return { status: 'failed' };
    },
    contains: ['smtp_554', 'hasMore'],
  }),
  'admin.jobs.retry': forAdmins({
    input: async (api, owner) => ({
      id: await addJob(api.site, owner.id, { status: 'failed', scheduledTime: minutesFromNow(api, -5) }),
    }),
    contains: ['is being retried'],
  }),
  'admin.jobs.cancel': forAdmins({
    input: async (api, owner) => ({
      id: await addJob(api.site, owner.id, { scheduledTime: minutesFromNow(api, 60), runAt: minutesFromNow(api, 30) }),
    }),
    contains: ['was canceled'],
  }),

  'admin.deliveries.list': forAdmins({
    async input(api, owner) {
      await addDelivery(api.site, owner.id, { status: 'failed', errorCode: 'smtp_554' });
      return { status: 'failed', q: String(owner.id) };
    },
    contains: ['smtp_554', 'hasMore'],
  }),
  'admin.deliveries.retry': forAdmins({
    input: async (api, owner) => ({
      id: await addDelivery(api.site, owner.id, { status: 'failed', dueAt: minutesFromNow(api, -5) }),
    }),
    contains: ['is being sent again'],
  }),
  'admin.deliveries.cancel': forAdmins({
    input: async (api, owner) => ({
      id: await addDelivery(api.site, owner.id, { status: 'pending', dueAt: minutesFromNow(api, 5) }),
    }),
    contains: ['was canceled'],
  }),

  'admin.trends.deliveries': forAdmins({
    async input(api, owner) {
      const jobId = await addJob(api.site, owner.id, { status: 'completed', scheduledTime: minutesFromNow(api, -5) });
      const sent = { jobId, dueAt: minutesFromNow(api, -5), finishedAt: minutesFromNow(api, -4) };
      await addDelivery(api.site, owner.id, sent);
      return { timezone: 'Europe/London', days: 2 };
    },
    contains: ['"failed":0', '"medianSeconds":60'],
  }),
  'admin.trends.comingDay': forAdmins({
    async input(api, owner) {
      await addJob(api.site, owner.id, { scheduledTime: minutesFromNow(api, 90), contentType: 'reflection' });
      return undefined;
    },
    contains: ['"prayer":0', '"reflection":'],
  }),
  'admin.trends.activity': forAdmins({ input: () => ({ weeks: 3 }), contains: ['"active":0', '"members":'] }),
  'admin.modelUse.list': forAdmins({
    async input({ site }, owner) {
      const day = { calls: 2, inputTokens: 10, outputTokens: 5, cost: 5_000 };
      const localDate = new Date(site.clock.now()).toISOString().slice(0, 10);
      await site.db.insert(site.db.tables.modelDays).values({ userId: owner.id, localDate, ...day });
      return {};
    },
    contains: ['"calls":2', 'hasMore'],
  }),
  'admin.members.list': forAdmins({ input: () => ({ q: 'friend' }), contains: ['@parish.example', 'hasMore'] }),
  'admin.members.get': forAdmins({
    input: (_api, owner) => ({ userId: owner.id }),
    contains: ['"emailVerified":true', '"sessions":1'],
  }),
  'admin.members.sendPasswordLink': forAdmins({
    input: (_api, owner) => ({ userId: owner.id }),
    contains: ['is on its way to', '"outcome":"sent"'],
  }),
  'admin.members.setRole': {
    who: 'admin_session',
    stranger: 'forbidden',
    input: (_api, owner) => ({ userId: owner.id, role: 'admin' }),
    contains: ['is now an administrator'],
  },
  'admin.members.signOut': {
    who: 'admin_session',
    stranger: 'forbidden',
    input: (_api, owner) => ({ userId: owner.id }),
    contains: ['is signed out everywhere'],
  },

  'admin.outbox.list': forAdmins({ input: () => ({}), contains: ['"captured":true', 'hasMore'] }),
  'admin.outbox.get': forAdmins({
    async input({ site }) {
      site.env.DATA_DIR = temporaryFolder();
      const mail = 'From: hesed@parish.example\r\nTo: ruth@parish.example\r\nSubject: Grace\r\n\r\nPeace to you.\r\n';
      return { name: await createOutbox(join(site.env.DATA_DIR, 'outbox')).put('1', Buffer.from(mail)) };
    },
    contains: ['Peace to you.', '"subject":"Grace"'],
  }),
};

/** Creates a folder that is deleted when the process ends, because the call reads it after this function returned. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'hesed-outbox-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
