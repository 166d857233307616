import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { goalTextsIn } from '../../../content/goals.ts';
import { CHALLENGES } from '../../../shared/onboarding/onboarding-choices.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { WIZARD_ANSWERS } from '../../testing/members/members.ts';
import { startScheduler } from '../../testing/queue/queue.ts';
import { hashAddress } from '../consent/service.ts';

let api: TestApi;
let ruth: SignedIn;

beforeEach(async () => {
  // A Monday.
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  ruth = await api.member();
});
afterEach(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const submit = async (different: object = {}) => {
  const answer = await ruth.post('/api/onboarding', { userId: ruth.id, ...WIZARD_ANSWERS, ...different });
  expect(answer.status, answer.text).toBe(200);
  return answer.body;
};
const profile = async () => {
  const { userProfiles } = api.site.db.tables;
  const [row] = await api.site.db.select().from(userProfiles).where(eq(userProfiles.userId, ruth.id));
  return row;
};
const storedNumber = async () => {
  const { alertAddresses } = api.site.db.tables;
  const rows = await api.site.db.select().from(alertAddresses).where(eq(alertAddresses.userId, ruth.id));
  return rows.find(({ channel }) => channel === 'sms')?.address ?? null;
};
const goals = () => api.site.db.select().from(api.site.db.tables.userGoals);
const ledger = async () =>
  (await api.site.db.select().from(api.site.db.tables.consentEvents)).map(
    ({ channel, action, source, wordingVersion, addressHash }) => [
      channel,
      action,
      source,
      wordingVersion,
      addressHash !== null,
    ],
  );
const week = async () =>
  (await ruth.get<{ dayOfWeek: string; enabled: boolean; timeSlots: object[] }[]>(`/api/schedule/${ruth.id}`)).body;

test('onboarding is incomplete until it is sent', async () => {
  const status = async () => (await ruth.get(`/api/onboarding-status/${ruth.id}`)).body;
  expect(await status()).toEqual({ completed: false });
  await ruth.post('/api/onboarding', { userId: ruth.id, ...WIZARD_ANSWERS, challenges: [] });
  expect(await status()).toEqual({ completed: false });
  expect(await submit()).toEqual({ completed: true });
  expect(await status()).toEqual({ completed: true });
});

test('every answer is stored', async () => {
  const philosophy = '  Friends tell each other the truth gently and stay when leaving would be easier.  ';
  await submit({
    friendshipPhilosophy: philosophy,
    satisfactionRating: 5,
    notificationMethod: ['email', 'desktop'],
    reminderTime: '21:30',
    frequency: 'weekly',
    timezone: 'Europe/London',
  });
  expect(await profile()).toMatchObject({
    friendshipPhilosophy: philosophy.trim(),
    challenges: ['Offering godly counsel', 'Forgiving and reconciling'],
    satisfactionRating: 5,
    alertMethods: ['email', 'desktop'],
    reminderTime: '21:30',
    frequency: 'weekly',
    frequencyAnchor: '2027-03-01',
    timezone: 'Europe/London',
    completedOnboarding: true,
  });
});

describe('the zone (decisions.md D9)', () => {
  test('is UTC when absent, and stays when sent again without one', async () => {
    await submit();
    expect((await profile())?.timezone).toBe('UTC');
    await submit({ timezone: 'Etc/Unknown' });
    expect((await profile())?.timezone).toBe('UTC');
    await submit({ timezone: 'America/Los_Angeles' });
    await submit();
    expect((await profile())?.timezone).toBe('America/Los_Angeles');
  });

  test.each([
    ['Pacific/Kiritimati', '2027-03-01T22:00Z', '2027-03-02'],
    ['America/Los_Angeles', '2027-03-01T07:00Z', '2027-02-28'],
  ])('determines the anchor date of a rhythm: %s', async (timezone, now, date) => {
    api.site.clock.jumpTo(now);
    await submit({ timezone });
    expect((await profile())?.frequencyAnchor).toBe(date);
  });
});

test('the reminder defaults to 9:00 AM', async () => {
  await submit({ reminderTime: undefined });
  expect((await profile())?.reminderTime).toBe('9:00 AM');
});

describe('sent again (decisions.md D9)', () => {
  test('updates and duplicates nothing', async () => {
    await submit();
    await submit({ satisfactionRating: 1, frequency: 'weekly' });
    const { userProfiles, queuedJobs } = api.site.db.tables;
    expect(await api.site.db.select().from(userProfiles)).toHaveLength(1);
    expect(await profile()).toMatchObject({ satisfactionRating: 1, frequency: 'weekly' });
    expect(await goals()).toHaveLength(2);
    const jobs = await api.site.db.select().from(queuedJobs);
    expect(new Set(jobs.map(({ jobId }) => jobId)).size).toBe(jobs.length);
  });

  test('keeps the weekday of an unchanged rhythm, and counts a changed one from the new answer (D10)', async () => {
    await submit({ frequency: 'weekly' });
    const first = (await profile())?.frequencyAnchor;
    api.site.clock.jumpTo(new Date(api.site.clock.now() + 3 * 86_400_000).toISOString());
    await submit({ frequency: 'weekly', satisfactionRating: 1 });
    expect((await profile())?.frequencyAnchor).toBe(first);
    await submit({ frequency: 'biweekly', satisfactionRating: 1 });
    expect((await profile())?.frequencyAnchor).not.toBe(first);
  });

  test('unchanged writes nothing into the ledger', async () => {
    await submit();
    const before = await ledger();
    await submit();
    expect(await ledger()).toEqual(before);
  });

  test('keeps methods that only Settings offers', async () => {
    await ruth.post(`/api/alerts/preferences/${ruth.id}`, {
      alertMethods: ['email', 'whatsapp', 'telegram'],
      whatsappNumber: '+1234567890',
    });
    await submit({ notificationMethod: ['push'] });
    expect((await profile())?.alertMethods).toEqual(['push', 'whatsapp', 'telegram']);
  });

  test('from two windows at once is stored once', async () => {
    await Promise.all([submit(), submit()]);
    expect(await goals()).toHaveLength(2);
    expect(await ledger()).toHaveLength(1);
  });
});

describe('goals (decisions.md D12)', () => {
  test('come from the chosen challenges: title, twelve completions, twelve weeks', async () => {
    await submit({ challenges: ['Finding trustworthy friends'], timezone: 'Pacific/Kiritimati' });
    expect(await goals()).toEqual([
      expect.objectContaining({
        userId: ruth.id,
        challenge: 'Finding trustworthy friends',
        ...goalTextsIn('en')['Finding trustworthy friends'],
        progress: 0,
        completions: 0,
        target: 12,
        targetDate: '2027-05-24',
        isCompleted: false,
      }),
    ]);
  });

  test('are in the language of the screen', async () => {
    await submit({ challenges: ['Forgiving and reconciling'], wordingLanguage: 'es' });
    expect((await goals()).map(({ title }) => title)).toEqual(['No llevar cuentas']);
  });

  test('are three at most, in the order chosen', async () => {
    await submit({ challenges: [...CHALLENGES].reverse() });
    expect((await goals()).map(({ challenge }) => challenge)).toEqual([...CHALLENGES].reverse().slice(0, 3));
  });

  test('are one per challenge, even when it is listed twice', async () => {
    await submit({ challenges: ['Offering godly counsel', 'Offering godly counsel', 'Offering godly counsel'] });
    expect(await goals()).toHaveLength(1);
    expect((await profile())?.challenges).toEqual(['Offering godly counsel']);
  });

  test('grow to three with new challenges, and existing ones keep their progress', async () => {
    await submit({ challenges: CHALLENGES.slice(0, 2) });
    const { userGoals } = api.site.db.tables;
    await api.site.db.update(userGoals).set({ completions: 6, progress: 50 });
    await submit({ challenges: CHALLENGES.slice(2, 6) });
    expect((await goals()).map(({ challenge, progress }) => [challenge, progress])).toEqual([
      [CHALLENGES[0], 50],
      [CHALLENGES[1], 50],
      [CHALLENGES[2], 0],
    ]);
  });

  test('that are completed make room, and are not created again', async () => {
    await submit({ challenges: CHALLENGES.slice(0, 3) });
    const { userGoals } = api.site.db.tables;
    await api.site.db.update(userGoals).set({ isCompleted: true, progress: 100 }).where(eq(userGoals.id, 1));
    await submit({ challenges: CHALLENGES.slice(0, 5) });
    expect((await goals()).map(({ challenge }) => challenge)).toEqual(CHALLENGES.slice(0, 4));
  });
});

describe('the ledger (decisions.md D30)', () => {
  test('has a row for each method switched on or off, with the displayed wording', async () => {
    await submit({ notificationMethod: ['email', 'push'] });
    await submit({ notificationMethod: ['push', 'desktop'] });
    expect(await ledger()).toEqual([
      ['email', 'opt_in', 'onboarding', 'onboarding-2', true],
      ['push', 'opt_in', 'onboarding', 'onboarding-2', false],
      ['email', 'opt_out', 'onboarding', 'onboarding-2', true],
      ['desktop', 'opt_in', 'onboarding', 'onboarding-2', false],
    ]);
  });
});

describe('SMS without a consent checkbox (decisions.md D11)', () => {
  test('is stored as inactive, and the dashboard shows the remaining step', async () => {
    await submit({ notificationMethod: ['sms'], phoneNumber: '+1 (234) 567-8901' });
    expect(await profile()).toMatchObject({ alertMethods: ['sms'], smsConsent: false });
    expect(await storedNumber()).toBe('+12345678901');
    const preferences = (await ruth.get(`/api/alerts/preferences/${ruth.id}`)).body;
    expect(preferences.methods).toContainEqual({
      method: 'sms',
      state: 'not_configured',
      reason: expect.any(String),
      said: expect.anything(),
    });
    const { attention } = (await ruth.get(`/api/dashboard/${ruth.id}`)).body;
    expect(attention).toEqual([
      // Nothing else was chosen, so no message reaches them.
      { kind: 'email_off', message: expect.any(String), said: { code: 'email_off' } },
      { kind: 'confirm_method', method: 'sms', message: expect.any(String), said: expect.anything() },
    ]);
  });

  describe('C9, D30: another number in the wizard', () => {
    const [A, B, C] = ['+12345678901', '+15550001111', '+15550002222'] as const;
    const save = (json: object) => ruth.post(`/api/alerts/preferences/${ruth.id}`, json);
    const choose = (phoneNumber: string) => submit({ notificationMethod: ['sms'], phoneNumber });
    const consents = async () =>
      (await api.site.db.select().from(api.site.db.tables.consentEvents)).map(
        ({ action, source, wordingVersion, addressHash }) => {
          const number = [A, B, C].find((each) => hashAddress(api.site, 'sms', each) === addressHash);
          return `${action} ${source} ${wordingVersion} ${number}`;
        },
      );

    test('ends what was chosen for the first and begins it for the second, each once', async () => {
      await choose(A);
      await choose(B);
      await choose(B);
      expect(await consents()).toEqual([
        `opt_in onboarding onboarding-2 ${A}`,
        `opt_out onboarding onboarding-2 ${A}`,
        `opt_in onboarding onboarding-2 ${B}`,
      ]);
    });

    test.each([
      ['the member', 'onboarding-2', () => ruth],
      // The administrator did not show the member any words.
      ['an administrator', null, () => api.member({ role: 'admin' })],
    ])(
      'sent by %s carries no tick over to it: the words of the box are not in the wizard',
      async (_who, words, sender) => {
        await choose(A);
        await save({ smsConsent: true });
        const json = { ...WIZARD_ANSWERS, userId: ruth.id, notificationMethod: ['sms'], phoneNumber: B };
        expect((await (await sender()).post('/api/onboarding', json)).status).toBe(200);
        expect(await profile()).toMatchObject({ alertMethods: ['sms'], smsConsent: false });
        await save({ smsConsent: true });
        expect((await consents()).slice(1)).toEqual([
          `opt_in settings sms-1 ${A}`,
          `opt_out onboarding ${words} ${A}`,
          `opt_in onboarding ${words} ${B}`,
          `opt_in settings sms-1 ${B}`,
        ]);
      },
    );

    test('that is sent while text messages are not chosen is agreed to once they are', async () => {
      await choose(A);
      await submit({ notificationMethod: ['email'], phoneNumber: B });
      await choose(C);
      expect((await consents()).filter((row) => !row.endsWith('undefined'))).toEqual([
        `opt_in onboarding onboarding-2 ${A}`,
        `opt_out onboarding onboarding-2 ${A}`,
        `opt_in onboarding onboarding-2 ${C}`,
      ]);
    });
  });

  test.each(['+1234567890', '1234567890', '+123 456 7890', '(123) 456.7890', '+123456789012345'])(
    'takes %s',
    async (phoneNumber) => {
      await submit({ notificationMethod: ['sms'], phoneNumber });
      expect(await storedNumber()).toBe(phoneNumber.replace(/[^+\d]/g, ''));
    },
  );

  test.each([
    ['(202) 555-0123', '+12025550123'],
    ['1 202 555 0123', '+12025550123'],
    ['+44 7911 123456', '+447911123456'],
  ])('reads %s with the site’s country', async (phoneNumber, stored) => {
    api.close();
    api = createTestApi({ now: '2027-03-01T08:00Z', env: { DEFAULT_COUNTRY: 'us', PHONE_COUNTRIES: 'US,GG' } });
    ruth = await api.member();
    await submit({ notificationMethod: ['sms'], phoneNumber });
    expect(await storedNumber()).toBe(stored);
  });

  test('rejects at its field a number that is invalid in the site’s country', async () => {
    api.close();
    api = createTestApi({ env: { DEFAULT_COUNTRY: 'US' } });
    ruth = await api.member();
    const answer = await ruth.post('/api/onboarding', {
      userId: ruth.id,
      ...WIZARD_ANSWERS,
      notificationMethod: ['sms'],
      phoneNumber: '202555012345',
    });
    expect([answer.status, (answer.body.issues as { path: string[] }[])[0]?.path]).toEqual([400, ['phoneNumber']]);
  });

  test.each(['+0123456789', '123456789', '+12345678901234567', 'call me', '+1234x567890', '++1234567890'])(
    'refuses %s',
    async (phoneNumber) => {
      const answer = await ruth.post('/api/onboarding', {
        userId: ruth.id,
        ...WIZARD_ANSWERS,
        notificationMethod: ['sms'],
        phoneNumber,
      });
      expect(answer.status).toBe(400);
      expect(answer.body.message).toBe('Please enter a valid phone number with country code (e.g., +1234567890)');
    },
  );

  test('an incomplete number in the hidden field is not stored and replaces no valid one', async () => {
    await submit({ notificationMethod: ['email'], phoneNumber: '+1 23' });
    expect(await storedNumber()).toBeNull();
    await submit({ notificationMethod: ['sms'], phoneNumber: '+12345678901' });
    await submit({ notificationMethod: ['email'], phoneNumber: 'n/a' });
    await submit({ notificationMethod: ['email'], phoneNumber: '' });
    expect(await storedNumber()).toBe('+12345678901');
  });
});

describe('the week from onboarding (decisions.md D10)', () => {
  const busy = async () =>
    (await week())
      .filter(({ timeSlots }) => timeSlots.length)
      .map(({ dayOfWeek, timeSlots }) => [dayOfWeek, timeSlots]);

  test('daily: every default day at the reminder’s time, with the types in turn', async () => {
    await submit({ reminderTime: '7:30 AM' });
    const at = (type: string) => [{ hour: 7, minute: 30, type }];
    expect(await busy()).toEqual([
      ['monday', at('prayer')],
      ['tuesday', at('do')],
      ['wednesday', at('reflection')],
      ['thursday', at('prayer')],
      ['friday', at('do')],
      ['sunday', at('reflection')],
    ]);
    expect((await week()).find(({ dayOfWeek }) => dayOfWeek === 'saturday')?.enabled).toBe(false);
  });

  test.each(['weekly', 'biweekly'])('%s: one slot on the local weekday of onboarding', async (frequency) => {
    api.site.clock.jumpTo('2027-03-06T11:00Z');
    await submit({ frequency, timezone: 'Pacific/Kiritimati' });
    expect(await busy()).toEqual([['sunday', [{ hour: 9, minute: 0, type: 'prayer' }]]]);
  });

  test('is planned at once', async () => {
    await submit();
    const { upcoming } = (await ruth.get(`/api/schedule/${ruth.id}/upcoming?limit=2`)).body as {
      upcoming: { scheduledTime: string }[];
    };
    expect(upcoming.map(({ scheduledTime }) => scheduledTime)).toEqual([
      '2027-03-01T09:00:00.000Z',
      '2027-03-02T09:00:00.000Z',
    ]);
    const { queuedJobs } = api.site.db.tables;
    expect((await api.site.db.select().from(queuedJobs)).map(({ status }) => status)).toEqual(['waiting', 'waiting']);
  });

  test('is replaced for good by one saved in Settings', async () => {
    await submit();
    const saturday = [{ dayOfWeek: 'saturday', enabled: true, timeSlots: [{ hour: 20, minute: 0, type: 'do' }] }];
    await ruth.post(`/api/schedule/${ruth.id}`, { scheduleData: saturday, timezone: 'UTC' });
    await submit({ reminderTime: '6:00 AM' });
    expect(await busy()).toEqual([['saturday', [{ hour: 20, minute: 0, type: 'do' }]]]);
  });
});

describe('the first guidance (decisions.md D46)', () => {
  interface Shown {
    contentType: string;
    title: string;
    localDate: string;
    isDev: boolean;
  }
  const today = async () =>
    (await ruth.get<{ todaysGuidance: Shown[] }>(`/api/dashboard/${ruth.id}`)).body.todaysGuidance;

  test('is on the dashboard as soon as onboarding is complete, and no message announces it', async () => {
    await submit({ timezone: 'Pacific/Kiritimati' });
    expect(await today()).toEqual([
      expect.objectContaining({ contentType: 'do', localDate: '2027-03-01', isDev: false, isCompleted: false }),
    ]);
    expect(await api.site.db.select().from(api.site.db.tables.deliveries)).toEqual([]);
  });

  test.each([
    ['before the slot of a Monday', '2027-03-01T08:00Z', 'prayer'],
    ['after the slot of a Monday', '2027-03-01T10:00Z', 'do'],
    ['on a Saturday, which has no slot', '2027-03-06T10:00Z', 'reflection'],
  ])('has the type of the next slot: %s', async (_when, now, contentType) => {
    api.site.clock.jumpTo(now);
    await submit();
    expect((await today()).map((entry) => entry.contentType)).toEqual([contentType]);
  });

  test('is a prayer when a saved week has no slot', async () => {
    await ruth.post(`/api/schedule/${ruth.id}`, { scheduleData: [], timezone: 'UTC' });
    await submit();
    expect(await today()).toEqual([expect.objectContaining({ contentType: 'prayer', localDate: '2027-03-01' })]);
  });

  test('is not repeated when the answers are sent again, or from two windows at once', async () => {
    await Promise.all([submit(), submit({ frequency: 'weekly' })]);
    await submit({ satisfactionRating: 5 });
    expect(await today()).toHaveLength(1);
  });

  test('leaves a slot of the same day its own guidance, with another entry', async () => {
    await submit();
    api.site.clock.jumpTo('2027-03-01T09:00Z');
    await startScheduler(api.site, []);
    const entries = await today();
    expect(entries.map(({ contentType }) => contentType)).toEqual(['prayer', 'prayer']);
    expect(new Set(entries.map(({ title }) => title)).size).toBe(2);
  });

  test('opens its day in the week, also where the day has no slot, and only while nothing is paused', async () => {
    const saturday = async () => {
      const { body } = await ruth.get<{ stats: { week: { state: string }[] } }>(`/api/dashboard/${ruth.id}`);
      return body.stats.week[5]?.state;
    };
    api.site.clock.jumpTo('2027-03-06T10:00Z');
    expect(await saturday()).toBe('neutral');
    await submit();
    expect(await saturday()).toBe('open');
    await ruth.post(`/api/schedule/${ruth.id}/pause`, {});
    expect(await saturday()).toBe('neutral');
  });

  test('completed, it makes the day count once, also on a day without a slot', async () => {
    api.site.clock.jumpTo('2027-03-06T10:00Z');
    await submit();
    const [entry] = (await ruth.get<{ todaysGuidance: { id: number }[] }>(`/api/dashboard/${ruth.id}`)).body
      .todaysGuidance;
    const { body } = await ruth.patch<{ stats: object }>(`/api/guidance/${entry?.id}/complete`, {
      userReflection: 'A friend came to my mind at once.',
    });
    expect(body.stats).toMatchObject({ streakDays: 1, completedLessons: 1 });
  });
});

test('of an unknown member is 404 for an admin, and nothing is stored', async () => {
  const admin = await api.member({ role: 'admin' });
  const { status } = await admin.post('/api/onboarding', { userId: 4711, ...WIZARD_ANSWERS });
  expect(status).toBe(404);
  expect(await goals()).toEqual([]);
});
