import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PAUSABLE } from '../../../../shared/alerts/pauses.ts';
import { ALERT_METHODS } from '../../../../shared/channels/channels.ts';
import { failed } from '../../../channels/send-result.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createEntry } from '../../../testing/guidance/entries.ts';
import { everyDay, onboard, SYSTEM } from '../../../testing/members/members.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { guidanceOn, readJobs } from '../../../testing/queue/queue.ts';
import { createTestScheduler, type TestScheduler } from '../../../testing/queue/scheduler.ts';
import { saveSchedule } from '../../schedule/service.ts';
import { queueAccountMail } from '../deliveries/service.ts';
import { planLetters } from '../letters/plan.ts';
import { unsubscribeUrl } from '../unsubscribe/service.ts';

const ZONE = 'America/New_York';
const RANGE = 'Please choose a day from tomorrow to 90 days ahead';

interface Pauses {
  pauses: { what: string; pausedUntil: string }[];
}

interface Preferences {
  methods: { method: string; state: string }[];
}

let api: TestApi;
let ruth: SignedIn;
let email: RecordingChannel;
let sms: RecordingChannel;
let telegram: RecordingChannel;
let scheduler: TestScheduler;

// A member in New York with a slot at nine each day (14:00Z), who chose mail and SMS. 6 March 2027 is a Saturday.
beforeEach(async () => {
  api = createTestApi({ now: '2027-02-20T12:00Z' });
  ruth = await api.member();
  email = createRecordingChannel('email');
  sms = createRecordingChannel('sms');
  telegram = createRecordingChannel('telegram');
  await onboard(api.site, ruth.id, { timezone: ZONE });
  const { userProfiles, alertAddresses } = api.site.db.tables;
  await api.site.db.update(userProfiles).set({ alertMethods: ['email', 'sms'], smsConsent: true });
  const own = { userId: ruth.id, verifiedAt: new Date(0) };
  await api.site.db.insert(alertAddresses).values([
    { ...own, channel: 'sms', address: '+442079460000' },
    { ...own, channel: 'telegram', address: '4711' },
  ]);
  await saveSchedule(api.site, SYSTEM, ruth.id, {
    scheduleData: everyDay({ hour: 9, minute: 0, type: 'do' }),
    timezone: ZONE,
  });
  scheduler = createTestScheduler(api.site, [email, sms, telegram]);
});
afterEach(async () => {
  await scheduler.stop();
  api.close();
});

const path = () => `/api/alerts/pauses/${ruth.id}`;
const list = async (by = ruth) => (await by.get<Pauses>(path())).body.pauses;
const begin = (what: string, until?: string, by = ruth) => by.post<Pauses>(path(), { what, ...(until && { until }) });
const resume = (what: string, by = ruth) => by.send<Pauses>('DELETE', `${path()}/${what}`);
const stateOf = async (method: string) =>
  (await ruth.get<Preferences>(`/api/alerts/preferences/${ruth.id}`)).body.methods.find(
    (each) => each.method === method,
  );
const outcomes = async (dueFrom: string) =>
  (await api.site.db.select().from(api.site.db.tables.deliveries))
    .filter(({ channel, dueAt }) => channel !== 'app' && dueAt >= new Date(dueFrom))
    .map(({ kind, channel, status, errorCode }) => [kind, channel, status, errorCode]);
const ledger = async () =>
  (await api.site.db.select().from(api.site.db.tables.consentEvents))
    .filter(({ action }) => action === 'paused' || action === 'resumed')
    .map(({ channel, action, source, wordingVersion, addressHash }) => ({
      row: [channel, action, source, wordingVersion],
      addressed: addressHash !== null,
    }));

describe('a pause of one channel', () => {
  beforeEach(async () => {
    await scheduler.start();
    await scheduler.beat();
  });

  test('holds back its guidance alone until the day begins in the member’s zone, and the record says why', async () => {
    const { status, body } = await begin('sms', '2027-02-21');
    expect([status, body.pauses]).toEqual([200, [{ what: 'sms', pausedUntil: '2027-02-21T05:00:00.000Z' }]]);
    await api.site.clock.turnTo('2027-02-20T14:01Z');
    expect(guidanceOn(sms)).toEqual([]);
    expect(await outcomes('2027-02-20T00:00Z')).toEqual([
      ['guidance', 'email', 'sent', null],
      ['guidance', 'sms', 'suppressed', 'paused_channel'],
    ]);
    expect(await list()).toHaveLength(1);
    // The pause ends by itself.
    await api.site.clock.turnTo('2027-02-21T14:01Z');
    expect(guidanceOn(sms)).toHaveLength(1);
    expect(await list()).toEqual([]);
  });

  test('holds back a waiting message, and one that is prepared before the pause ends goes out after it', async () => {
    await api.site.clock.turnTo('2027-02-20T13:45Z');
    await begin('sms', '2027-02-21');
    await api.site.clock.turnTo('2027-02-20T14:01Z');
    expect(guidanceOn(sms)).toEqual([]);
    await begin('sms', '2027-03-20');
    await api.site.clock.turnTo('2027-02-21T13:45Z');
    expect((await resume('sms')).body).toEqual({ pauses: [] });
    await api.site.clock.turnTo('2027-02-21T14:01Z');
    expect(guidanceOn(sms)).toHaveLength(1);
  });

  test('shows in the method’s state, and a test by the member still arrives', async () => {
    expect(await stateOf('sms')).toMatchObject({ state: 'ready' });
    await begin('sms');
    expect(await stateOf('sms')).toMatchObject({
      state: 'paused',
      reason: 'SMS is paused. Guidance will come by this channel again when the pause ends.',
      said: { code: 'method_paused', params: { method: 'sms' } },
    });
    expect(await stateOf('email')).toMatchObject({ state: 'ready' });
    const { body } = await ruth.post<{ results: { success: string[] } }>(`/api/alerts/test/${ruth.id}`, {
      alertMethods: ['sms'],
    });
    expect(body.results.success).toEqual(['sms']);
    api.site.clock.jumpTo(api.site.clock.now() + 14 * 86_400_000);
    expect(await stateOf('sms')).toMatchObject({ state: 'ready' });
  });

  test('asks the member to do nothing', async () => {
    const attention = async () => (await ruth.get(`/api/alerts/inbox/${ruth.id}`)).body.attention;
    expect(await attention()).toEqual([]);
    await begin('sms');
    await begin('email');
    expect(await attention()).toEqual([]);
  });

  test('triggers no fallback, and is no target of one', async () => {
    await api.site.db.update(api.site.db.tables.userProfiles).set({ alertMethods: ['sms', 'email', 'telegram'] });
    for (const what of ['sms', 'email', 'telegram']) await begin(what);
    await api.site.clock.turnTo('2027-02-20T14:01Z');
    expect((await outcomes('2027-02-20T00:00Z')).map(([, , status]) => status)).toEqual(Array(3).fill('suppressed'));
    expect((await readJobs(api.site)).find(({ localDate }) => localDate === '2027-02-20')?.status).toBe('completed');
    // SMS fails for good; mail, which is next, and Telegram are paused by then.
    await resume('sms');
    sms.next.push(failed('twilio_30007'));
    await api.site.clock.turnTo('2027-02-21T14:10Z');
    expect(await outcomes('2027-02-21T00:00Z')).toEqual(
      expect.arrayContaining([
        ['guidance', 'sms', 'failed', 'twilio_30007'],
        ['guidance', 'email', 'suppressed', 'paused_channel'],
        ['guidance', 'telegram', 'suppressed', 'paused_channel'],
      ]),
    );
    expect([...guidanceOn(email), ...guidanceOn(telegram)]).toEqual([]);
  });

  test('holds back no mail about the account, and no code', async () => {
    await begin('email');
    await api.site.db.atomic((q) => queueAccountMail(q, api.site, { userId: ruth.id, kind: 'test' }));
    await api.site.clock.turnTo('2027-02-20T12:05Z');
    await ruth.post('/api/auth/forgot-password', { email: ruth.email });
    await api.site.clock.turnTo('2027-02-20T14:01Z');
    expect(email.sent.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['test', 'reset_password']));
    expect(guidanceOn(email)).toEqual([]);
  });
});

describe('a pause of one kind of mail', () => {
  const of = async (kind: string) => (await outcomes('2027-03-01T00:00Z')).filter((row) => row[0] === kind);
  /** Plans the letters of a day, and sends what is due two hours later. */
  const pass = async (plannedAt: string, sentAt: string, between = async () => {}) => {
    api.site.clock.jumpTo(plannedAt);
    await planLetters(api.site);
    await between();
    api.site.clock.jumpTo(sentAt);
    await scheduler.beat();
  };

  test('holds back that kind, queued or not, and ends by itself', async () => {
    await pass('2027-03-06T11:11Z', '2027-03-06T13:00Z', async () => {
      await begin('weekly_letter', '2027-03-14');
    });
    expect(await of('weekly_letter')).toEqual([['weekly_letter', 'email', 'suppressed', 'paused_category']]);
    await pass('2027-03-13T11:11Z', '2027-03-13T13:00Z');
    expect(await of('weekly_letter'), 'no row is made in the pause').toHaveLength(1);
    await pass('2027-03-20T10:11Z', '2027-03-20T12:00Z');
    expect(email.sent.map(({ kind }) => kind)).toEqual(['weekly_letter']);
  });

  test('leaves the others alone, and a pause of the channel leaves the letter alone', async () => {
    await begin('email', '2027-03-20');
    await begin('service_updates', '2027-03-20');
    await pass('2027-03-06T11:11Z', '2027-03-06T13:00Z');
    expect(await of('weekly_letter')).toEqual([['weekly_letter', 'email', 'sent', null]]);
  });

  test.each([
    ['its own pause', 'prayer_reminders', 'paused_category'],
    ['the pause of the channel, whose part it is', 'email', 'paused_channel'],
  ])('of a reminder is %s', async (_which, what, code) => {
    await ruth.post(`/api/alerts/categories/${ruth.id}`, { categories: ['guidance', 'prayer_reminders'] });
    api.site.clock.jumpTo('2027-03-02T12:00Z');
    await createEntry(api.site, ruth.id, { contentType: 'prayer', localDate: '2027-03-02' });
    await pass('2027-03-02T22:11Z', '2027-03-03T00:00Z', async () => {
      await begin(what, '2027-03-20');
    });
    expect(await of('prayer_reminder')).toEqual([['prayer_reminder', 'email', 'suppressed', code]]);
  });

  test('does not change the switch of the kind', async () => {
    const before = (await ruth.get(`/api/alerts/categories/${ruth.id}`)).body;
    await begin('service_updates');
    expect((await ruth.get(`/api/alerts/categories/${ruth.id}`)).body).toEqual(before);
  });
});

describe('each pause and each end', () => {
  test('is a row in the ledger with its channel or kind, the words and the address', async () => {
    await begin('sms');
    await begin('sms');
    await begin('reflection_prompts', '2027-03-02');
    await resume('sms');
    await resume('sms');
    await ruth.send('DELETE', `${path()}/reflection_prompts?wordingLanguage=es`);
    expect(await ledger()).toEqual(
      [
        ['sms', 'paused', 'settings', 'pause-2'],
        ['email:reflection_prompts', 'paused', 'settings', 'pause-2'],
        ['sms', 'resumed', 'settings', 'settings-5'],
        ['email:reflection_prompts', 'resumed', 'settings', 'mail-7-es'],
      ].map((row) => ({ row, addressed: true })),
    );
  });

  test('is independent of the pause of everything, which keeps its own end', async () => {
    await begin('sms', '2027-03-20');
    const token = unsubscribeUrl(api.site, ruth.id).split('/').at(-1);
    await api
      .visitor()
      .post('/trpc/alerts.unsubscribe.save', { json: { token, categories: ['guidance'], pauseTwoWeeks: true } });
    const all = async () => (await ruth.get(`/api/schedule/${ruth.id}/pause`)).body.pausedUntil;
    expect(await all()).toBe('2027-03-06T12:00:00.000Z');
    await resume('sms');
    expect(await all()).toBe('2027-03-06T12:00:00.000Z');
    await ruth.send('DELETE', `/api/schedule/${ruth.id}/pause`);
    expect(await list()).toEqual([]);
  });
});

describe('refuses', () => {
  test.each(['2027-02-20', '2027-05-22', '2027-02-30', 'soon'])('the day %s, at its field', async (until) => {
    const { status, body } = await ruth.post<{ issues: object[] }>(path(), { what: 'sms', until });
    expect([status, body.issues]).toEqual([400, [{ path: ['until'], message: RANGE, said: expect.anything() }]]);
    expect(await list()).toEqual([]);
  });

  test('mail about the account and any unknown name', async () => {
    for (const what of ['security_alerts', 'verify_code', 'app', 'all', 'guidance', '__proto__']) {
      expect((await begin(what)).status, what).toBe(400);
      expect((await resume(what)).status, what).toBe(400);
    }
    expect(PAUSABLE).toHaveLength(ALERT_METHODS.length + 4);
  });

  test('other members, and more than 60 changes in an hour', async () => {
    const naomi = await api.member();
    expect((await naomi.get(path())).status).toBe(403);
    expect((await begin('sms', undefined, naomi)).status).toBe(403);
    expect((await resume('sms', naomi)).status).toBe(403);
    for (let count = 0; count < 60; count += 1)
      await api.site.rateLimits.consume('preference_changes', String(ruth.id)).catch(() => undefined);
    expect((await begin('sms')).status).toBe(429);
    expect((await resume('sms')).status).toBe(429);
    expect(await list()).toEqual([]);
  });
});
