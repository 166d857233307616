import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../../testing/api.ts';
import { createCompletedDay, createEntry } from '../../../testing/guidance/entries.ts';
import { everyDay, onboard } from '../../../testing/members/members.ts';
import { mailsOf } from '../../../testing/providers/mails.ts';
import { createRecordingChannel, type RecordingChannel } from '../../../testing/providers/recording-channel.ts';
import { createTestScheduler, type TestScheduler } from '../../../testing/queue/scheduler.ts';
import { planLetters } from './plan.ts';

const NEW_YORK = 'America/New_York';

let api: TestApi;
let ruth: SignedIn;
let email: RecordingChannel;
let scheduler: TestScheduler;

// 6 March 2027 is a Saturday.
beforeEach(async () => {
  api = createTestApi({ now: '2027-02-20T12:00Z' });
  ruth = await api.member();
  email = createRecordingChannel();
  scheduler = createTestScheduler(api.site, [email]);
  await onboard(api.site, ruth.id, { timezone: NEW_YORK });
  await api.site.db.delete(api.site.db.tables.userGoals);
});
afterEach(() => {
  // Turning the clock by hand looks like a jump, which the scheduler logs as a warning.
  expect(api.site.logged.filter(({ level }) => level > 40)).toEqual([]);
  api.close();
});

const letterRows = async () => {
  const rows = await api.site.db.select().from(api.site.db.tables.deliveries);
  return rows.flatMap(({ kind, period, status, errorCode, dueAt, userId }) =>
    period === null ? [] : [{ userId, kind, period, status, errorCode, dueAt }],
  );
};
const outcomes = async () => (await letterRows()).map(({ kind, status, errorCode }) => [kind, status, errorCode]);

/** Plans at one instant, as the hourly task does, and sends the due letters at another. */
async function passTo(instant: string, planAt?: string): Promise<void> {
  if (planAt) {
    api.site.clock.jumpTo(planAt);
    await planLetters(api.site);
  }
  await api.site.clock.turnTo(instant);
  await scheduler.beat();
}
const passSaturday = () => passTo('2027-03-06T13:00Z', '2027-03-06T11:11Z');
const choose = (categories: string[]) => ruth.post(`/api/alerts/categories/${ruth.id}`, { categories });

describe('the weekly letter', () => {
  test('is a row of Saturday, 08:00 in the member’s zone, and goes once however often it is planned', async () => {
    api.site.clock.jumpTo('2027-03-06T11:11Z');
    await Promise.all([planLetters(api.site), planLetters(api.site)]);
    await planLetters(api.site);
    expect(await letterRows()).toEqual([
      {
        userId: ruth.id,
        kind: 'weekly_letter',
        period: '2027-03-06',
        status: 'pending',
        errorCode: null,
        dueAt: new Date('2027-03-06T13:00Z'),
      },
    ]);
    await scheduler.beat();
    expect(email.sent).toEqual([]);
    await passTo('2027-03-06T13:00Z');
    await planLetters(api.site);
    await scheduler.beat();
    expect(mailsOf(email, 'weekly_letter')).toHaveLength(1);
  });

  test('comes after a pause that ended, and after a choice that was taken back, before it was due', async () => {
    api.site.clock.jumpTo('2027-03-06T11:11Z');
    await planLetters(api.site);
    await ruth.post(`/api/schedule/${ruth.id}/pause`, { until: '2027-03-20' });
    expect((await outcomes())[0]).toEqual(['weekly_letter', 'cancelled', 'paused']);
    await ruth.send('DELETE', `/api/schedule/${ruth.id}/pause`);
    await passTo('2027-03-06T12:00Z', '2027-03-06T11:30Z');
    expect((await outcomes())[0]).toEqual(['weekly_letter', 'pending', null]);
    await choose([]);
    expect((await outcomes())[0]).toEqual(['weekly_letter', 'cancelled', 'opted_out']);
    await choose(['guidance', 'weekly_letter']);
    await passTo('2027-03-06T13:00Z', '2027-03-06T12:11Z');
    expect(mailsOf(email, 'weekly_letter')).toHaveLength(1);
  });

  test('keeps its hour through a change of clocks', async () => {
    api.site.clock.jumpTo('2027-03-20T11:11Z');
    await planLetters(api.site);
    expect((await letterRows())[0]?.dueAt).toEqual(new Date('2027-03-20T12:00Z'));
  });

  test('shows the streak, the entries completed in the last seven days, the coming themes, goals and a verse', async () => {
    for (const date of ['2027-02-26', '2027-02-27', '2027-03-04', '2027-03-05'])
      await createCompletedDay(api.site, ruth.id, date, { title: `Kept on ${date}` });
    await createCompletedDay(api.site, ruth.id, '2027-03-05', { title: 'A test', isDev: true });
    const goal = { title: 'Call my brother', target: 12, completions: 3 };
    await api.site.db.insert(api.site.db.tables.userGoals).values([
      { userId: ruth.id, ...goal },
      { userId: ruth.id, ...goal, title: 'Done long ago', isCompleted: true },
    ]);
    await passSaturday();
    const [letter] = mailsOf(email, 'weekly_letter');
    expect(letter?.week).toEqual({
      from: '2027-02-27',
      until: '2027-03-05',
      streakDays: expect.any(Number),
      keptDays: 3,
      completed: ['2027-02-27', '2027-03-04', '2027-03-05'].map((date) => ({
        title: `Kept on ${date}`,
        language: 'en',
        contentType: 'prayer',
      })),
      themes: expect.arrayContaining([{ localDate: '2027-03-06', concept: expect.any(String) }]),
      goals: [{ title: 'Call my brother', percent: 25 }],
      scripture: expect.stringMatching(/^.+ \d+:\d+.* \(KJV\) .+/),
      scriptureNote: null,
      scriptureLanguage: 'en',
      ownSentence: null,
      memory: null,
    });
    expect(new Set(letter?.week.themes.map(({ concept }) => concept)).size).toBe(7);
    expect(letter?.week.streakDays).toBeGreaterThan(0);
  });

  test('also comes after a week without completions', async () => {
    await passSaturday();
    expect(mailsOf(email, 'weekly_letter')[0]?.week).toMatchObject({ completed: [], keptDays: 0, streakDays: 0 });
  });

  test('G6: names no goal whose title shows a sign of crisis', async () => {
    const goal = { userId: ruth.id, target: 12, completions: 3 };
    await api.site.db.insert(api.site.db.tables.userGoals).values([
      { ...goal, title: 'Call my brother' },
      { ...goal, title: 'Leave my husband who beats me' },
      { ...goal, title: 'Find a reason, because I want to die' },
    ]);
    await passSaturday();
    expect(mailsOf(email, 'weekly_letter')[0]?.week.goals).toEqual([{ title: 'Call my brother', percent: 25 }]);
  });

  test('is still sent after downtime within the catch-up window, and not after it', async () => {
    api.site.clock.jumpTo('2027-03-06T14:29Z');
    await scheduler.start();
    await scheduler.beat();
    expect(await letterRows()).toMatchObject([{ kind: 'weekly_letter', period: '2027-03-06' }]);
    await api.site.clock.advance(121_000);
    await scheduler.stop();
    expect(mailsOf(email, 'weekly_letter')).toHaveLength(1);
    const naomi = await api.member();
    await onboard(api.site, naomi.id, { timezone: NEW_YORK });
    api.site.clock.jumpTo('2027-03-13T14:31Z');
    await planLetters(api.site);
    expect((await letterRows()).filter(({ period }) => period === '2027-03-13')).toEqual([]);
  });

  test('does not come twice where the process was killed between the call and its answer', async () => {
    api.site.clock.jumpTo('2027-03-06T11:11Z');
    await planLetters(api.site);
    // A killed process leaves its row as `sending` until the lease ends.
    const underWay = {
      status: 'sending',
      attempts: 1,
      leaseToken: 'killed',
      runAt: new Date('2027-03-06T13:00:30Z'),
    } as const;
    await api.site.db.update(api.site.db.tables.deliveries).set(underWay);
    await passTo('2027-03-06T13:01Z', '2027-03-06T13:00:01Z');
    expect(await outcomes()).toEqual([['weekly_letter', 'sent', null]]);
    expect(mailsOf(email, 'weekly_letter')).toHaveLength(1);
  });

  test.each([
    ['switched off', () => choose(['guidance'])],
    ['not confirmed', () => api.site.db.update(api.site.db.tables.alertAddresses).set({ verifiedAt: null })],
    ['paused', () => ruth.send('POST', `/api/schedule/${ruth.id}/pause`, { json: {} })],
  ])('is not planned where it is %s', async (_why, prepare) => {
    api.site.clock.jumpTo('2027-03-06T11:11Z');
    await prepare();
    await planLetters(api.site);
    expect(await letterRows()).toEqual([]);
  });

  test('waits for a member’s third day', async () => {
    await api.site.db.update(api.site.db.tables.users).set({ createdAt: new Date('2027-03-04T13:00Z') });
    await passSaturday();
    expect(await letterRows()).toEqual([]);
  });

  test('comes without guidance by mail, because it has a switch of its own', async () => {
    await choose(['weekly_letter']);
    await passSaturday();
    expect(mailsOf(email, 'weekly_letter')).toHaveLength(1);
  });

  test('C17: one click in it ends it alone, with the one that waits', async () => {
    await passSaturday();
    const [letter] = mailsOf(email, 'weekly_letter');
    api.site.clock.jumpTo('2027-03-13T11:11Z');
    await planLetters(api.site);
    const path = letter?.unsubscribeUrl.replace('http://hesed.example', '') ?? '';
    const click = () => api.visitor().post(path, undefined, { origin: null });
    expect([(await click()).status, (await click()).status]).toEqual([200, 200]);
    expect((await outcomes()).at(-1)).toEqual(['weekly_letter', 'cancelled', 'opted_out']);
    expect((await ruth.get(`/api/alerts/categories/${ruth.id}`)).body.categories).toEqual([
      'guidance',
      'service_updates',
    ]);
    const ledger = await api.site.db.select().from(api.site.db.tables.consentEvents);
    expect(
      ledger.filter(({ source }) => source === 'one_click').map(({ channel, action }) => [channel, action]),
    ).toEqual([['email:weekly_letter', 'opt_out']]);
  });

  test('a pause cancels waiting mails', async () => {
    api.site.clock.jumpTo('2027-03-06T11:11Z');
    await planLetters(api.site);
    await ruth.send('POST', `/api/schedule/${ruth.id}/pause`, { json: {} });
    expect(await outcomes()).toEqual([['weekly_letter', 'cancelled', 'paused']]);
  });
});

describe('the evening reminders', () => {
  // A Tuesday; 19:00 in New York is midnight in UTC.
  const EVENING = '2027-03-03T00:00Z';
  const PLANNED = '2027-03-02T22:11Z';
  const entry = (fields: object = {}) =>
    createEntry(api.site, ruth.id, {
      localDate: '2027-03-02',
      availableAt: new Date('2027-03-02T14:00Z'),
      reflectionQuestions: ['Who told you the truth?'],
      ...fields,
    });

  test('come only to members who switched them on', async () => {
    await entry();
    await passTo(EVENING, PLANNED);
    expect(await letterRows()).toEqual([]);
  });

  test('the prayer reminder comes at 19:00 while the day’s prayer is open, the question at 20:00', async () => {
    await choose(['guidance', 'prayer_reminders', 'reflection_prompts']);
    await entry({ title: 'The open prayer' });
    await entry({ contentType: 'reflection' });
    await passTo(EVENING, PLANNED);
    expect(email.sent).toMatchObject([{ kind: 'prayer_reminder', entry: { title: 'The open prayer' } }]);
    await passTo('2027-03-03T01:00Z', '2027-03-02T23:11Z');
    expect(email.sent.slice(1)).toMatchObject([
      { kind: 'reflection_prompt', entry: { reflectionQuestions: ['Who told you the truth?'] } },
    ]);
  });

  test('do not come for entries that are completed, in development, of another day, or younger than two hours', async () => {
    await choose(['guidance', 'prayer_reminders', 'reflection_prompts']);
    await entry({ isCompleted: true });
    await entry({ isDev: true });
    await entry({ localDate: '2027-03-01', availableAt: new Date('2027-03-01T14:00Z') });
    await entry({ availableAt: new Date('2027-03-02T22:01Z') });
    await passTo(EVENING, PLANNED);
    expect(await letterRows()).toEqual([]);
  });

  test('end with the reason where the prayer was completed by then', async () => {
    await choose(['guidance', 'prayer_reminders']);
    const id = await entry();
    api.site.clock.jumpTo(PLANNED);
    await planLetters(api.site);
    expect((await ruth.patch(`/api/guidance/${id}/complete`, {})).status).toBe(200);
    await passTo(EVENING);
    expect(email.sent).toEqual([]);
    expect(await outcomes()).toEqual([['prayer_reminder', 'skipped', 'no_longer_due']]);
  });

  test('end at once where guidance by mail is switched off, because they are part of it', async () => {
    await choose(['guidance', 'prayer_reminders']);
    await entry();
    api.site.clock.jumpTo(PLANNED);
    await planLetters(api.site);
    await choose(['prayer_reminders']);
    expect(await outcomes()).toEqual([['prayer_reminder', 'cancelled', 'opted_out']]);
  });

  test('a fourth message of guidance a day is suppressed: reminders and guidance share three, guidance first', async () => {
    await choose(['guidance', 'prayer_reminders']);
    const slot = (hour: number) => ({ hour, minute: 0, type: 'prayer' as const });
    api.site.clock.jumpTo('2027-03-02T13:00Z');
    await ruth.post(`/api/schedule/${ruth.id}`, {
      scheduleData: everyDay(slot(9), slot(12), slot(21)),
      timezone: NEW_YORK,
    });
    for (const time of ['13:35', '14:00', '16:35', '17:00']) await passTo(`2027-03-02T${time}Z`);
    await passTo(EVENING, PLANNED);
    expect(await outcomes()).toEqual([['prayer_reminder', 'suppressed', 'daily_limit']]);
    await passTo('2027-03-03T01:35Z');
    await passTo('2027-03-03T02:00Z');
    expect(email.sent.map(({ kind }) => kind)).toEqual(['guidance', 'guidance', 'guidance']);
  });
});
