import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { GuidanceMessage } from '../../../channels/message.ts';
import type { Scheduler } from '../../../scheduler/scheduler.ts';
import { createTestApi, OWN_ORIGIN, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { everyDay, onboard, WIZARD_ANSWERS } from '../../../testing/members/members.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { createTestScheduler } from '../../../testing/queue/scheduler.ts';
import { unsubscribeUrl } from './service.ts';

const NINE = { hour: 9, minute: 0, type: 'prayer' } as const;

let api: TestApi;
let ruth: SignedIn;
let email: RecordingChannel;
let scheduler: Scheduler;

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  ruth = await api.member();
  email = createRecordingChannel();
  scheduler = createTestScheduler(api.site, [email]);
  await onboard(api.site, ruth.id);
  await ruth.post(`/api/schedule/${ruth.id}`, { scheduleData: everyDay(NINE), timezone: 'UTC' });
});
afterEach(() => {
  // Turning the clock by hand looks like a jump, which the scheduler logs as a warning.
  expect(api.site.logged.filter(({ level }) => level > 40)).toEqual([]);
  api.close();
});

const token = () => unsubscribeUrl(api.site, ruth.id).split('/').at(-1) as string;
const oneClick = () => api.visitor().post(`/unsubscribe/${token()}`, undefined, { origin: null });
const view = async (which = token()) => {
  const input = encodeURIComponent(JSON.stringify({ json: { token: which } }));
  const { status, body } = await api
    .visitor()
    .get<{ result: { data: { json: { categories: string[]; pausedUntil: string | null } } } }>(
      `/trpc/alerts.unsubscribe.view?input=${input}`,
    );
  expect(status).toBe(200);
  return body.result.data.json;
};
const save = (categories: string[], pauseTwoWeeks = false, which = token()) =>
  api.visitor().post('/trpc/alerts.unsubscribe.save', { json: { token: which, categories, pauseTwoWeeks } });
const ledger = async () =>
  (await api.site.db.select().from(api.site.db.tables.consentEvents))
    .filter(({ source }) => source !== 'onboarding')
    .map(({ channel, action, source, addressHash }) => [channel, action, source, addressHash !== null]);
const deliveries = () => api.site.db.select().from(api.site.db.tables.deliveries);
const jobs = () => api.site.db.select().from(api.site.db.tables.queuedJobs);
const prepareFirst = async () => {
  await api.site.clock.turnTo('2027-03-01T08:40Z');
  await scheduler.beat();
};
const passSlot = async (time = '2027-03-01T09:00Z') => {
  await api.site.clock.turnTo(time);
  await scheduler.beat();
};
const ALL = ['guidance', 'weekly_letter', 'service_updates'];
const without = (...left: string[]) => ALL.filter((category) => !left.includes(category));

describe('C17: one click', () => {
  test('is the address in every guidance mail', async () => {
    await prepareFirst();
    await passSlot();
    const [mail] = email.sent as GuidanceMessage[];
    expect(mail?.unsubscribeUrl).toBe(`${OWN_ORIGIN}/unsubscribe/${token()}`);
  });

  test('cancels waiting mails, and the job ends with the delivery in the app', async () => {
    await prepareFirst();
    expect((await deliveries()).map(({ channel, status }) => [channel, status])).toEqual([
      ['app', 'pending'],
      ['email', 'pending'],
    ]);
    await oneClick();
    expect((await deliveries()).map(({ channel, status, errorCode }) => [channel, status, errorCode])).toEqual([
      ['app', 'pending', null],
      ['email', 'cancelled', 'opted_out'],
    ]);
    await passSlot();
    expect(email.sent).toEqual([]);
    expect((await jobs())[0]).toMatchObject({ status: 'completed' });
    expect((await ruth.get(`/api/dashboard/${ruth.id}`)).body.todaysGuidance).toHaveLength(1);
  });

  test('ends a job that waited for nothing but the mail', async () => {
    await prepareFirst();
    email.next.push(new Error('the server is away'));
    await passSlot();
    api.site.logged.length = 0;
    expect((await jobs())[0]?.status).toBe('processing');
    await oneClick();
    expect((await jobs())[0]?.status).toBe('completed');
    await passSlot('2027-03-01T09:05Z');
    expect(email.sent).toEqual([]);
  });

  test('leaves other methods, the times and the app as they were', async () => {
    await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['push', 'email', 'desktop'] });
    await oneClick();
    expect((await ruth.get(`/api/alerts/preferences/${ruth.id}`)).body.alertMethods).toEqual(['push', 'desktop']);
    expect((await ruth.get(`/api/schedule/${ruth.id}/upcoming`)).body.upcoming).toHaveLength(10);
  });

  test('is in the ledger once, with the address it was about', async () => {
    await oneClick();
    await oneClick();
    expect(await ledger()).toEqual([['email', 'opt_out', 'one_click', true]]);
  });

  test('keeps the mail that confirms an address', async () => {
    const naomi = api.visitor();
    const { body } = await naomi.post('/api/auth/register', {
      username: 'Naomi',
      email: 'naomi@parish.example',
      password: 'mara-mara',
    });
    const { id } = body.user as { id: number };
    await naomi.post('/api/onboarding', { userId: id, ...WIZARD_ANSWERS });
    const link = unsubscribeUrl(api.site, id).replace(OWN_ORIGIN, '');
    await api.visitor().post(link, undefined, { origin: null });
    await scheduler.beat();
    expect(email.sent.map(({ kind }) => kind)).toEqual(['verify_email']);
  });

  test('can be undone in Settings', async () => {
    await oneClick();
    await ruth.post(`/api/alerts/preferences/${ruth.id}`, { alertMethods: ['email'] });
    await prepareFirst();
    await passSlot();
    expect(email.sent).toHaveLength(1);
  });
});

describe('C17, C18: the page behind the link', () => {
  test('shows the current choices to anybody who has it, signed out', async () => {
    expect(await view()).toEqual({ categories: ALL, pausedUntil: null });
    await oneClick();
    expect(await view()).toEqual({ categories: without('guidance'), pausedUntil: null });
  });

  test.each(['', 'unknown', '1-x', '__proto__', `4711-${'A'.repeat(43)}`])(
    'shows the same for a forged token: %j',
    async (other) => {
      await save([]);
      expect(await view(other)).toEqual({ categories: ALL, pausedUntil: null });
      expect((await save([], true, other)).status).toBe(200);
      expect(await api.site.db.select().from(api.site.db.tables.pauses)).toEqual([]);
    },
  );

  test('shows the same for a deleted member', async () => {
    const old = token();
    await api.site.db.delete(api.site.db.tables.users);
    expect(await view(old)).toEqual({ categories: ALL, pausedUntil: null });
    expect((await save([], true, old)).status).toBe(200);
  });

  test('switches each kind of mail separately', async () => {
    await save(without('weekly_letter'));
    expect((await view()).categories).toEqual(without('weekly_letter'));
    expect(await ledger()).toEqual([['email:weekly_letter', 'opt_out', 'unsubscribe_page', true]]);
  });

  test('switches nothing on, because a link can be forwarded: no kind of mail, and not the mail itself (D43)', async () => {
    await save(without('weekly_letter'));
    await save([...ALL, 'prayer_reminders']);
    expect((await view()).categories).toEqual(without('weekly_letter'));
    await oneClick();
    await save(ALL);
    expect((await view()).categories).toEqual(without('guidance', 'weekly_letter'));
    expect((await ruth.get(`/api/alerts/preferences/${ruth.id}`)).body.alertMethods).toEqual([]);
    expect((await ledger()).map(([, action]) => action)).toEqual(['opt_out', 'opt_out']);
    await prepareFirst();
    await passSlot();
    expect(email.sent).toEqual([]);
  });

  test('cancels a waiting mail when its kind is switched off', async () => {
    await prepareFirst();
    await save(without('guidance'));
    await passSlot();
    expect(email.sent).toEqual([]);
    expect((await jobs())[0]?.status).toBe('completed');
  });

  test('ends all of it', async () => {
    await prepareFirst();
    await save([]);
    expect((await deliveries()).map(({ status }) => status)).toEqual(['pending', 'cancelled']);
    expect((await view()).categories).toEqual([]);
  });

  test('an unchanged save writes nothing into the ledger', async () => {
    await save(ALL);
    await save(ALL);
    expect(await ledger()).toEqual([]);
  });

  test('refuses unknown fields', async () => {
    expect((await save(['newsletter'])).status).toBe(400);
    expect((await view()).categories).toEqual(ALL);
  });
});

describe('C17: pause two weeks', () => {
  test('cancels waiting messages, says until when, and ends by itself', async () => {
    await prepareFirst();
    await save(ALL, true);
    expect(await view()).toEqual({ categories: ALL, pausedUntil: '2027-03-15T08:40:00.000Z' });
    expect((await deliveries()).map(({ status }) => status)).toEqual(['cancelled', 'cancelled']);
    expect(new Set((await jobs()).map(({ status }) => status))).toEqual(new Set(['cancelled']));
    await passSlot();
    expect((await ruth.get(`/api/dashboard/${ruth.id}`)).body.todaysGuidance).toEqual([]);
    const { upcoming } = (await ruth.get(`/api/schedule/${ruth.id}/upcoming?limit=1`)).body as {
      upcoming: { scheduledTime: string }[];
    };
    expect(upcoming[0]?.scheduledTime).toBe('2027-03-15T09:00:00.000Z');
    api.site.clock.jumpTo('2027-03-15T08:40Z');
    expect((await view()).pausedUntil).toBeNull();
  });

  test('does not last longer when it is requested again', async () => {
    await save(ALL, true);
    api.site.clock.jumpTo('2027-03-03T08:00Z');
    await save(ALL, true);
    expect((await view()).pausedUntil).toBe('2027-03-15T08:00:00.000Z');
    expect(await ledger()).toEqual([['all', 'paused', 'unsubscribe_page', false]]);
  });

  test('names the words beside the choice in the ledger (decisions.md D30)', async () => {
    const json = { token: token(), categories: ALL, pauseTwoWeeks: true, wordingLanguage: 'es' };
    await api.visitor().post('/trpc/alerts.unsubscribe.save', { json });
    const rows = await api.site.db.select().from(api.site.db.tables.consentEvents);
    expect(rows.at(-1)).toMatchObject({ action: 'paused', wordingVersion: 'pausetwoweeks-1-es' });
  });

  test('is not ended by the link: that needs a session (D43)', async () => {
    await save(ALL, true);
    await save(ALL, false);
    expect((await view()).pausedUntil).toBe('2027-03-15T08:00:00.000Z');
    expect(await ledger()).toEqual([['all', 'paused', 'unsubscribe_page', false]]);
    expect((await ruth.send('DELETE', `/api/schedule/${ruth.id}/pause`)).status).toBe(200);
    await prepareFirst();
    await passSlot();
    expect(email.sent).toHaveLength(1);
  });
});

test('C17: the page always works with a valid link; with unknown ones it is limited to 60 a minute from one address', async () => {
  for (let count = 0; count < 60; count += 1) await api.site.rateLimits.consume('unknown_unsubscribe', 'unknown');
  const input = encodeURIComponent(JSON.stringify({ json: { token: 'unknown' } }));
  const seen = await api.visitor().get(`/trpc/alerts.unsubscribe.view?input=${input}`);
  const saved = await save([], false, 'unknown');
  for (const { status, headers } of [seen, saved]) {
    expect(status).toBe(429);
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  }
  await view();
  expect((await save([])).status).toBe(200);
  expect((await view()).categories).toEqual([]);
});
