import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { defaultWeek } from '../../../shared/schedule/default-week.ts';
import { type Browser, createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { createEntry } from '../../testing/guidance/entries.ts';
import { WIZARD_ANSWERS } from '../../testing/members/members.ts';

const MONDAY_NINE = [{ dayOfWeek: 'monday', enabled: true, timeSlots: [{ hour: 9, minute: 0, type: 'prayer' }] }];
const PREFERENCES = { alertMethods: ['email'], phoneNumber: null, smsConsent: false, whatsappNumber: null };

/** A call of the first screens, with its request as a member and the expected answer with status 200. */
interface Call {
  call: string;
  /** The caller; access.test.ts tests all others. */
  who: 'anyone' | 'member' | 'admin';
  path: (ids: { userId: number; entryId: number }) => string;
  json?: (ids: { userId: number; entryId: number }) => unknown;
  answers: unknown;
}

const account = {
  id: expect.any(Number),
  username: expect.any(String),
  email: expect.any(String),
  role: 'member',
  emailVerified: expect.any(Boolean),
  language: 'en',
  pendingEmail: null,
  hasDevelopmentData: false,
  choosesTranslation: false,
  modelConsent: null,
  memoriesConsent: false,
};
const entry = expect.objectContaining({
  id: expect.any(Number),
  title: expect.any(String),
  content: expect.any(String),
  scripture: null,
  contentType: 'prayer',
  createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  isCompleted: expect.any(Boolean),
});
const day = {
  dayOfWeek: expect.any(String),
  enabled: expect.any(Boolean),
  timeSlots: expect.any(Array),
  timezone: 'UTC',
};
const preferences = {
  alertMethods: expect.any(Array),
  phoneNumber: null,
  shownAddresses: {},
  smsConsent: false,
  whatsappNumber: null,
  addresses: expect.any(Object),
  methods: expect.arrayContaining([
    { method: 'sms', state: 'not_configured', reason: expect.any(String), said: expect.anything() },
  ]),
};

const CALLS: Call[] = [
  {
    call: 'POST /auth/register',
    who: 'anyone',
    path: () => '/auth/register',
    json: () => ({ username: 'Newcomer', email: 'newcomer@parish.example', password: 'a long secret' }),
    answers: { user: account },
  },
  { call: 'POST /auth/logout', who: 'anyone', path: () => '/auth/logout', answers: { success: true } },
  { call: 'GET /auth/me', who: 'member', path: () => '/auth/me', answers: { user: account } },
  {
    call: 'POST /auth/resend-verification',
    who: 'member',
    path: () => '/auth/resend-verification',
    answers: { success: true, sentTo: null },
  },
  {
    call: 'GET /onboarding-status/{userId}',
    who: 'member',
    path: ({ userId }) => `/onboarding-status/${userId}`,
    answers: { completed: false },
  },
  {
    call: 'POST /onboarding',
    who: 'member',
    path: () => '/onboarding',
    json: ({ userId }) => ({ userId, ...WIZARD_ANSWERS }),
    answers: { completed: true },
  },
  {
    call: 'GET /dashboard/{userId}',
    who: 'member',
    path: ({ userId }) => `/dashboard/${userId}?is_dev=false`,
    answers: {
      todaysGuidance: [entry],
      goals: [],
      stats: { streakDays: 0, completedLessons: 0, week: expect.any(Array) },
      localDate: '2027-03-01',
      timezone: 'UTC',
      next: null,
      pausedUntil: null,
      attention: [],
      care: null,
      memory: null,
    },
  },
  {
    call: 'GET /progress/{userId}',
    who: 'member',
    path: ({ userId }) => `/progress/${userId}`,
    answers: {
      streakDays: 0,
      graceDates: [],
      completedLessons: 0,
      localDate: '2027-03-01',
      days: expect.any(Array),
    },
  },
  {
    call: 'GET /guidance/{userId}/history',
    who: 'member',
    path: ({ userId }) => `/guidance/${userId}/history?page=1&limit=10&env=production`,
    answers: { entries: [entry], hasMore: false, nextCursor: null },
  },
  {
    call: 'PATCH /guidance/{id}/complete',
    who: 'member',
    path: ({ entryId }) => `/guidance/${entryId}/complete`,
    json: () => ({}),
    answers: {
      success: true,
      entry,
      stats: { streakDays: 1, completedLessons: 1, week: expect.any(Array) },
      care: null,
      offersCare: false,
    },
  },
  {
    call: 'PATCH /guidance/{id}/helpful',
    who: 'member',
    path: ({ entryId }) => `/guidance/${entryId}/helpful`,
    json: () => ({ isHelpful: true }),
    answers: { success: true },
  },
  {
    call: 'GET /schedule/{userId}',
    who: 'member',
    path: ({ userId }) => `/schedule/${userId}`,
    answers: defaultWeek().map((each) => ({ ...each, timezone: 'UTC' })),
  },
  {
    call: 'POST /schedule/{userId}',
    who: 'member',
    path: ({ userId }) => `/schedule/${userId}`,
    json: () => ({ scheduleData: MONDAY_NINE, timezone: 'UTC' }),
    answers: { success: true, days: Array(7).fill(day), jobsScheduled: 1, nextRun: '2027-03-01T09:00:00.000Z' },
  },
  {
    call: 'GET /schedule/{userId}/upcoming',
    who: 'member',
    path: ({ userId }) => `/schedule/${userId}/upcoming`,
    answers: { upcoming: [] },
  },
  {
    call: 'GET /schedule/{userId}/pause',
    who: 'member',
    path: ({ userId }) => `/schedule/${userId}/pause`,
    answers: { pausedUntil: null },
  },
  {
    call: 'POST /schedule/{userId}/pause',
    who: 'member',
    path: ({ userId }) => `/schedule/${userId}/pause`,
    json: () => ({ until: '2027-03-15' }),
    answers: { pausedUntil: '2027-03-15T00:00:00.000Z' },
  },
  {
    call: 'DELETE /schedule/{userId}/pause',
    who: 'member',
    path: ({ userId }) => `/schedule/${userId}/pause`,
    answers: { pausedUntil: null },
  },
  {
    call: 'POST /auth/change-language',
    who: 'member',
    path: () => '/auth/change-language',
    json: () => ({ language: 'es' }),
    answers: { user: { ...account, language: 'es' } },
  },
  {
    call: 'POST /auth/change-username',
    who: 'member',
    path: () => '/auth/change-username',
    json: () => ({ username: 'Orpah' }),
    answers: { user: { ...account, username: 'Orpah' } },
  },
  {
    call: 'GET /alerts/preferences/{userId}',
    who: 'member',
    path: ({ userId }) => `/alerts/preferences/${userId}`,
    answers: preferences,
  },
  {
    call: 'POST /alerts/preferences/{userId}',
    who: 'member',
    path: ({ userId }) => `/alerts/preferences/${userId}`,
    json: () => PREFERENCES,
    answers: { success: true, ...preferences },
  },
  {
    call: 'GET /alerts/categories/{userId}',
    who: 'member',
    path: ({ userId }) => `/alerts/categories/${userId}`,
    answers: { categories: expect.arrayContaining(['weekly_letter', 'service_updates']) },
  },
  {
    call: 'POST /alerts/categories/{userId}',
    who: 'member',
    path: ({ userId }) => `/alerts/categories/${userId}`,
    json: () => ({ categories: ['guidance', 'weekly_letter'] }),
    answers: { success: true, categories: ['guidance', 'weekly_letter'] },
  },
  {
    call: 'GET /push/key',
    who: 'member',
    path: () => '/push/key',
    answers: { publicKey: expect.stringMatching(/^B[\w-]{86}$/) },
  },
  {
    call: 'GET /alerts/inbox/{userId}',
    who: 'member',
    path: ({ userId }) => `/alerts/inbox/${userId}`,
    answers: { unread: expect.any(Number), seenAt: null, attention: expect.any(Array) },
  },
  {
    call: 'POST /alerts/inbox/{userId}/seen',
    who: 'member',
    path: ({ userId }) => `/alerts/inbox/${userId}/seen`,
    answers: { success: true, seenAt: expect.any(String) },
  },
  {
    call: 'GET /alerts/configured',
    who: 'anyone',
    path: () => '/alerts/configured',
    answers: {
      methods: expect.objectContaining({ sms: false, telegram: false }),
      supportEmail: null,
      mailCaptured: false,
      phoneCountry: null,
      privacyEmail: null,
      careContact: null,
    },
  },
  {
    call: 'GET /admin/queue-stats',
    who: 'admin',
    path: () => '/admin/queue-stats',
    answers: { waiting: 0, processing: 0, completed: 0, failed: 0, totalScheduled: 0 },
  },
  { call: 'GET /admin/jobs', who: 'admin', path: () => '/admin/jobs', answers: { jobs: [], hasMore: false } },
  {
    call: 'GET /admin/deliveries',
    who: 'admin',
    path: () => '/admin/deliveries?status=failed&channel=email',
    answers: { deliveries: [], hasMore: false },
  },
  {
    call: 'GET /admin/members',
    who: 'admin',
    path: () => '/admin/members?q=nobody',
    answers: { members: [], hasMore: false },
  },
  {
    call: 'GET /admin/ready-members',
    who: 'admin',
    path: () => '/admin/ready-members',
    answers: { prayer: 0, do: 0, reflection: 0, notReady: expect.any(Object) },
  },
];

let api: TestApi;
let owner: SignedIn;
let ids: { userId: number; entryId: number };

beforeEach(async () => {
  api = createTestApi({ now: '2027-03-01T08:00Z' });
  owner = await api.member();
  ids = { userId: owner.id, entryId: await createEntry(api.site, owner.id) };
});
afterEach(() => api.close());

function make(by: Browser, { call, path, json }: Call, about = ids) {
  return by.send(call.split(' ')[0] as string, `/api${path(about)}`, json ? { json: json(about) } : {});
}

/** Returns the expected body of an error (decisions.md D32). */
function errorBody(code: string) {
  const sentence = expect.stringMatching(/^[A-Z][^\n]+\.$/);
  return { message: sentence, code, error: sentence, said: { code: expect.stringMatching(/^[a-z_]+$/) } };
}

describe('each call', () => {
  test.each(CALLS)('$call answers 200 with its JSON', async (call) => {
    const by =
      call.who === 'anyone' ? api.visitor() : call.who === 'admin' ? await api.member({ role: 'admin' }) : owner;
    const answer = await make(by, call);
    expect(answer.status, answer.text).toBe(200);
    expect(answer.body).toEqual(call.answers);
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
  });
});

describe('errors over REST', () => {
  test('an invalid field is named in issues, and its sentence is the message', async () => {
    const answer = await api.visitor().post('/api/auth/login', { email: 'no address', password: '' });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({
      message: 'Please enter a valid email',
      code: 'BAD_REQUEST',
      error: 'Please enter a valid email',
      said: { code: 'email_invalid' },
      issues: [
        { path: ['email'], message: 'Please enter a valid email', said: { code: 'email_invalid' } },
        { path: ['password'], message: 'Password is required', said: { code: 'password_needed' } },
      ],
    });
  });

  test('an unexpected error is answered without details, and logged without values', async () => {
    const { client } = api.site.db;
    client.exec('ALTER TABLE users RENAME COLUMN email_key TO gone');
    const answer = await api
      .visitor()
      .post('/api/auth/login', { email: 'ruth@parish.example', password: 'my password' });
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual(errorBody('INTERNAL'));
    expect(answer.text).not.toMatch(/sql|column|users|stack|node_modules|\.ts/i);
    expect(api.site.logged).toHaveLength(1);
    const line = JSON.stringify(api.site.logged);
    expect(line).toContain('no such column');
    expect(line).not.toMatch(/ruth@parish|my password/);
  });

  test('an error while reading the session is answered the same way', async () => {
    api.site.db.client.exec('ALTER TABLE sessions RENAME TO gone');
    const answer = await owner.get('/api/auth/me');
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual(errorBody('INTERNAL'));
    expect(JSON.stringify(api.site.logged)).not.toContain(owner.jar.get('hesed_session'));
  });

  test('an answer that breaks the contract is an internal error and leaks nothing', async () => {
    const { guidanceEntries } = api.site.db.tables;
    await api.site.db.update(guidanceEntries).set({ actionSteps: { own: 'secret' } as never });
    const answer = await owner.get(`/api/guidance/${owner.id}/history`);
    expect(answer.status).toBe(500);
    expect(answer.body).toEqual(errorBody('INTERNAL'));
    expect(answer.text).not.toContain('secret');
  });

  test.each([
    ['GET', '/api'],
    ['GET', '/api/'],
    ['GET', '/api/nothing'],
    ['POST', '/api/nothing'],
    ['DELETE', '/api/auth/logout'],
    ['PUT', '/api/onboarding'],
    ['GET', '/api/auth/login'],
    ['GET', '/api/guidance/1/2/complete'],
    ['GET', '/api/%E0%A4%A'],
    ['GET', '/api/../package.json'],
    ['OPTIONS', '/api/auth/me'],
  ])('%s %s is 404 with JSON', async (method, path) => {
    const answer = await owner.send(method, path);
    expect(answer.status).toBe(404);
    expect(answer.body).toEqual(errorBody('NOT_FOUND'));
  });
});

describe('a call has one spelling', () => {
  test.each([
    ['GET', '/api/auth/me/'],
    ['GET', '/api/AUTH/me'],
    ['HEAD', '/api/auth/Me'],
    ['POST', '/api/auth/logout/'],
    ['POST', '/api/auth/Logout'],
    ['GET', '/api/account/OWN/export/'],
    ['GET', '/api/account/OWN/Export'],
    ['GET', '/api/Account/OWN/export'],
    ['DELETE', '/api/account/OWN/'],
  ])('%s %s is not found', async (method, path) => {
    expect((await owner.send(method, path.replace('OWN', String(owner.id)))).status).toBe(404);
    expect((await owner.get('/api/auth/me')).status).toBe(200);
  });

  test('but path parameters may have capitals', async () => {
    expect((await owner.send('DELETE', '/api/auth/sessions/ABCdef')).status).toBe(400);
    expect((await owner.send('HEAD', '/api/dashboard/ABC')).status).toBe(400);
  });
});

describe('a body that repeats a path parameter', () => {
  const save = (userId: unknown, by = owner) =>
    by.post(`/api/schedule/${owner.id}`, { userId, scheduleData: [], timezone: 'UTC' });

  test('is accepted with the same value, as a number or as text', async () => {
    expect((await save(owner.id)).status).toBe(200);
    expect((await save(String(owner.id))).status).toBe(200);
    const json = { id: ids.entryId, isHelpful: true };
    expect((await owner.patch(`/api/guidance/${ids.entryId}/helpful`, json)).status).toBe(200);
  });

  test('with another member is 403, for an administrator 400, for a visitor 401', async () => {
    const other = await api.member();
    for (const userId of [other.id, null, [owner.id], `${owner.id}.0`, true]) {
      const { status, body } = await save(userId);
      expect([status, body.message]).toEqual([403, 'This belongs to another member.']);
    }
    const { status, body } = await save(other.id, await api.member({ role: 'admin' }));
    expect([status, body.issues]).toEqual([
      400,
      [{ path: ['userId'], message: 'userId is not the one in the path', said: expect.anything() }],
    ]);
    expect((await api.visitor().post(`/api/schedule/${owner.id}`, { userId: other.id })).status).toBe(401);
  });

  test('with another value of any other parameter is 400 at its field, and nothing changes', async () => {
    const answer = await owner.patch(`/api/guidance/${ids.entryId}/helpful`, { id: ids.entryId + 1, isHelpful: true });
    expect(answer.status).toBe(400);
    expect(answer.body.issues).toEqual([
      { path: ['id'], message: 'id is not the one in the path', said: expect.anything() },
    ]);
    const { body } = await owner.get<{ entries: object[] }>(`/api/guidance/${owner.id}/history`);
    expect(body.entries).toMatchObject([{ isHelpful: false }]);
  });
});

describe('a body for a call without one', () => {
  test.each([
    ['DELETE', '/api/account/OWN'],
    ['POST', '/api/telegram/start-link/OWN'],
    ['DELETE', '/api/telegram/unsubscribe/OWN'],
    ['DELETE', '/api/push/subscriptions/OWN'],
    ['DELETE', '/api/goals/1'],
    ['DELETE', '/api/auth/sessions/0123456789abcdef'],
    ['POST', '/api/auth/logout'],
    ['POST', '/api/auth/resend-verification'],
  ])('of %s %s is 400 at its field, and nothing changes', async (method, path) => {
    const at = path.replace('OWN', String(owner.id));
    for (const value of [1, null, '', false, [], { a: 1 }]) {
      const answer = await owner.send(method, at, { json: { keep: value } });
      expect(answer.status, answer.text).toBe(400);
      expect(answer.body.issues).toEqual([{ path: ['keep'], message: 'Unknown field: keep', said: expect.anything() }]);
    }
    expect((await owner.get('/api/auth/me')).status).toBe(200);
    // An empty object is accepted.
    expect((await owner.send(method, at, { json: {} })).status).not.toBe(400);
  });

  test('is answered with 401 for a visitor', async () => {
    expect((await api.visitor().send('DELETE', '/api/goals/1', { json: { keep: 1 } })).status).toBe(401);
  });
});

test('HEAD answers like GET, without a body', async () => {
  const answer = await owner.send('HEAD', '/api/auth/me');
  expect([answer.status, answer.text]).toEqual([200, '']);
  expect((await api.visitor().send('HEAD', '/api/auth/me')).status).toBe(401);
  expect((await owner.send('HEAD', '/api/auth/logout')).status).toBe(404);
  expect((await owner.get('/api/auth/me')).status).toBe(200);
});

test('instants are ISO strings in UTC', async () => {
  await owner.post(`/api/schedule/${owner.id}`, { scheduleData: MONDAY_NINE, timezone: 'America/New_York' });
  const { body } = await owner.get(`/api/schedule/${owner.id}/upcoming?limit=1`);
  expect(body).toEqual({
    upcoming: [
      {
        jobId: `${owner.id}:2027-03-01:monday-0900-prayer`,
        contentType: 'prayer',
        scheduledTime: '2027-03-01T14:00:00.000Z',
        localDate: '2027-03-01',
        dayOfWeek: 'monday',
        timeSlotId: 'monday-0900-prayer',
      },
    ],
  });
});
