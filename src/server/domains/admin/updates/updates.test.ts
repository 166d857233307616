import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { ServiceUpdates } from '../../../../shared/alerts/service-updates.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { onboard } from '../../../testing/members/members.ts';
import { mailsOf } from '../../../testing/providers/mails.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { createTestScheduler, type TestScheduler } from '../../../testing/queue/scheduler.ts';
import { planLetters } from '../../alerts/letters/plan.ts';

const UPDATE = {
  subject: 'You can now rest for a day',
  preview: 'A pause for a single day.',
  text: 'Under Settings you can pause for a day.\n\nYour streak waits.',
  language: 'en',
};

let api: TestApi;
let admin: SignedIn;
let ruth: SignedIn;
let naomi: SignedIn;
let email: RecordingChannel;
let scheduler: TestScheduler;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T12:00Z' });
  admin = await api.member({ role: 'admin' });
  ruth = await api.member();
  naomi = await api.member();
  email = createRecordingChannel();
  scheduler = createTestScheduler(api.site, [email]);
  for (const { id } of [ruth, naomi]) await onboard(api.site, id);
});
afterEach(() => api.close());

const list = async () => (await admin.get<ServiceUpdates>('/api/admin/service-updates')).body;
const send = (fields: object = {}) => admin.post('/api/admin/service-updates', { ...UPDATE, ...fields });
const readers = () => mailsOf(email, 'service_update').map(({ to }) => to.address);

describe('the monthly service update', () => {
  test('goes once to every member who wants it, as the administrator wrote it', async () => {
    await naomi.post(`/api/alerts/categories/${naomi.id}`, { categories: ['guidance'] });
    expect(await list()).toMatchObject({ recipients: 1, sentThisMonth: false, updates: [] });
    expect((await send()).body).toEqual({ recipients: 1 });
    await scheduler.beat();
    await planLetters(api.site);
    await scheduler.beat();
    expect(mailsOf(email, 'service_update')).toMatchObject([{ update: UPDATE }]);
  });

  test('is refused a second time in a month with a sentence at the subject, and goes again in the next', async () => {
    await send();
    const again = await send({ subject: 'One more thing' });
    const sentence =
      'You already sent an update this month. The next can go out from the first day of next month (UTC).';
    expect([again.status, again.body.issues]).toMatchObject([409, [{ path: ['subject'], message: sentence }]]);
    expect(await list()).toMatchObject({ sentThisMonth: true, updates: [{ subject: UPDATE.subject }] });
    await scheduler.beat();
    expect(readers()).toHaveLength(2);

    api.site.clock.jumpTo('2027-04-01T00:00Z');
    admin = await api.member({ role: 'admin' });
    expect(await list()).toMatchObject({ sentThisMonth: false });
    expect((await send({ subject: 'One more thing' })).status).toBe(200);
    expect((await list()).updates.map(({ subject }) => subject)).toEqual(['One more thing', UPDATE.subject]);
  });

  test('is refused with the reason where no member would get it, and the month stays free', async () => {
    for (const member of [ruth, naomi])
      await member.post(`/api/alerts/categories/${member.id}`, { categories: ['guidance'] });
    const answer = await send();
    expect([answer.status, answer.body]).toMatchObject([
      409,
      {
        error: 'No one would get this update: no member with a confirmed email has service updates switched on.',
        issues: [{ path: ['subject'] }],
      },
    ]);
    expect(await list()).toMatchObject({ recipients: 0, sentThisMonth: false, updates: [] });
    await ruth.post(`/api/alerts/categories/${ruth.id}`, { categories: ['guidance', 'service_updates'] });
    expect((await send()).body).toEqual({ recipients: 1 });
  });

  test('is sent once where two administrators send it at the same time', async () => {
    const answers = await Promise.all([send(), send({ subject: 'The same month' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await scheduler.beat();
    expect(readers()).toHaveLength(2);
  });

  test('reaches each remaining member once after the process was killed while storing rows', async () => {
    await send();
    const { deliveries } = api.site.db.tables;
    await api.site.db.delete(deliveries).where(eq(deliveries.userId, naomi.id));
    await scheduler.beat();
    await planLetters(api.site);
    await scheduler.beat();
    expect(readers()).toHaveLength(2);
    expect(new Set(readers()).size).toBe(2);
  });

  test('is in the audit log with its subject, and with the length and a digest of its text', async () => {
    await send();
    const { entries } = (await admin.get<{ entries: object[] }>('/api/admin/audit')).body;
    const { subject, preview, language, text } = UPDATE;
    const textDigest = createHash('sha256').update(text).digest('hex').slice(0, 12);
    expect(entries).toMatchObject([{ actorId: admin.id, action: 'admin.updates.send', targetId: null }]);
    expect(entries).toEqual([
      expect.objectContaining({ details: { subject, preview, language, textLength: text.length, textDigest } }),
    ]);
    expect(JSON.stringify(entries)).not.toContain('pause for a day');
  });

  test.each([
    ['subject', { subject: ' ' }],
    ['subject', { subject: 'a'.repeat(121) }],
    ['preview', { preview: '' }],
    ['text', { text: '\n' }],
    ['language', { language: 'tlh' }],
  ])('is refused at the field where its %s is not valid, and the month stays free', async (field, fields) => {
    const answer = await send(fields);
    expect([answer.status, answer.body.issues]).toMatchObject([400, [{ path: [field] }]]);
    expect(await list()).toMatchObject({ sentThisMonth: false });
  });
});
