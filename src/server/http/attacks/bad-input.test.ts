import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { createEntry } from '../../testing/guidance/entries.ts';
import { WIZARD_ANSWERS } from '../../testing/members/members.ts';

let api: TestApi;
let member: SignedIn;

beforeAll(async () => {
  api = createTestApi();
  member = await api.member();
});
// No input may cause an internal error.
afterAll(() => {
  expect(api.site.logged).toEqual([]);
  api.close();
});

const SENT = { 'content-type': 'application/json' };
const LOGIN = { email: 'nobody@parish.example', password: 'x' };
const SLOT = { hour: 9, minute: 0, type: 'prayer' };
const weekWith = (slots: unknown) => ({ scheduleData: [{ dayOfWeek: 'monday', timeSlots: slots }], timezone: 'UTC' });

const preferencesPath = () => `/api/alerts/preferences/${member.id}`;
const schedulePath = () => `/api/schedule/${member.id}`;
const wizard = (different: object) =>
  member.post('/api/onboarding', { userId: member.id, ...WIZARD_ANSWERS, ...different });

/** Returns the first issue of an error: the field, dotted, and its sentence. */
async function firstIssue(
  sending: Promise<{ status: number; body: Record<string, unknown> }>,
): Promise<[string, string]> {
  const { status, body } = await sending;
  const [issue] = (body.issues ?? []) as { path: (string | number)[]; message: string }[];
  expect([status, body.code]).toEqual([400, 'BAD_REQUEST']);
  expect(body.message).toBe(issue?.message);
  expect(body.error).toBe(issue?.message);
  return [issue?.path.join('.') ?? '', issue?.message ?? ''];
}

describe('a body', () => {
  test.each(['{', '{"email":', "{'email':1}", 'email=x', '\u0000', 'undefined', '{"a":1}{"b":2}'])(
    'that is not JSON is 400: %j',
    async (body) => {
      const answer = await api.visitor().post('/api/auth/login', undefined, { body, headers: SENT });
      expect(answer.status).toBe(400);
      expect(answer.body).toEqual({
        message: 'The request is not valid JSON.',
        code: 'BAD_REQUEST',
        error: 'The request is not valid JSON.',
        said: { code: 'request_not_json' },
      });
    },
  );

  test.each(['[]', '[{"email":"a@b.cc"}]', '"text"', '5', 'true', 'null'])(
    'that is no object is 400: %s',
    async (body) => {
      const answer = await api.visitor().post('/api/auth/login', undefined, { body, headers: SENT });
      expect([answer.status, answer.body.message]).toEqual([400, 'The request must be a JSON object.']);
    },
  );

  test.each([
    ['text/plain', JSON.stringify(LOGIN)],
    ['application/x-www-form-urlencoded', 'email=a%40b.cc&password=x'],
    ['multipart/form-data; boundary=x', '--x--'],
    ['application/json-patch+json', JSON.stringify(LOGIN)],
    ['application/jsonx', JSON.stringify(LOGIN)],
    ['text/plain; application/json', JSON.stringify(LOGIN)],
  ])('of type %s is 415', async (type, body) => {
    const answer = await api.visitor().post('/api/auth/login', undefined, { body, headers: { 'content-type': type } });
    expect(answer.status).toBe(415);
    expect(answer.body).toMatchObject({ code: 'UNSUPPORTED_MEDIA_TYPE' });
  });

  test.each(['application/json', 'application/json; charset=utf-8', 'Application/JSON'])(
    'of type %s is read',
    async (type) => {
      const options = { body: JSON.stringify(LOGIN), headers: { 'content-type': type } };
      expect((await api.visitor().post('/api/auth/login', undefined, options)).status).toBe(401);
    },
  );

  test('over 256 KB is 413, and one of 256 KB is read', async () => {
    const padded = (bytes: number) => JSON.stringify({ ...LOGIN, pad: '' }).replace('""', `"${'x'.repeat(bytes)}"`);
    const empty = padded(0).length;
    const send = (body: string) => api.visitor().post('/api/auth/login', undefined, { body, headers: SENT });
    const over = await send(padded(256 * 1024 - empty + 1));
    expect(over.status).toBe(413);
    expect(over.body).toEqual({
      message: 'The request is too large.',
      code: 'PAYLOAD_TOO_LARGE',
      error: 'The request is too large.',
      said: { code: 'request_too_large' },
    });
    expect(await firstIssue(send(padded(256 * 1024 - empty)))).toEqual(['pad', 'Unknown field: pad']);
  });

  test.each([
    ['/api/auth/logout', undefined, {}],
    ['/api/auth/logout', '', SENT],
    ['/api/auth/logout', '  \n', SENT],
    ['/api/auth/logout', '{}', SENT],
    ['/api/auth/resend-verification', undefined, {}],
    ['/api/auth/resend-verification', '', SENT],
  ])('may be absent or empty when a call takes none: %s %j %j', async (path, body, headers) => {
    const browser = await api.member();
    expect((await browser.post(path, undefined, { ...(body === undefined ? {} : { body }), headers })).status).toBe(
      200,
    );
  });

  test('may be absent when all of its fields are optional', async () => {
    const id = await createEntry(api.site, member.id);
    expect((await member.send('PATCH', `/api/guidance/${id}/complete`)).status).toBe(200);
  });

  test('that is absent is an error naming the first required field', async () => {
    expect(await firstIssue(member.send('POST', '/api/onboarding'))).toEqual([
      'friendshipPhilosophy',
      'friendshipPhilosophy is required',
    ]);
  });
});

describe('inherited property names', () => {
  test.each(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty'])(
    '%s is an unknown field',
    async (name) => {
      const body = `{"email":"nobody@parish.example","password":"x","${name}":{"role":"admin"}}`;
      const answer = await api.visitor().post('/api/auth/login', undefined, { body, headers: SENT });
      expect([answer.status, answer.body.message]).toEqual([400, `Unknown field: ${name}`]);
      expect(({} as Record<string, unknown>).role).toBeUndefined();
    },
  );

  test.each(['__proto__', 'constructor', 'toString'])('%s in a query changes nothing', async (name) => {
    expect((await member.get(`/api/dashboard/${member.id}?${name}=1&${name}=2&is_dev=false`)).status).toBe(200);
  });

  test('do not substitute for a missing field', async () => {
    const body = '{"__proto__":{"email":"nobody@parish.example","password":"x"}}';
    const answer = await api.visitor().post('/api/auth/login', undefined, { body, headers: SENT });
    expect(await firstIssue(Promise.resolve(answer))).toEqual(['__proto__', 'Unknown field: __proto__']);
  });
});

describe('a path', () => {
  test.each([
    '0',
    '-1',
    '1.5',
    'abc',
    '99999999999999999999',
    'NaN',
    'Infinity',
    '1%2F2',
    '%31',
    '%E0%A4%A',
    '__proto__',
    '1,2',
    '1e3',
    '0x1',
    '%201',
    '1%20',
    '+1',
    '%2B1',
    '01',
    '1.0',
    'true',
    '[5]',
  ])('with the id %s is 400 at the id, which is digits only', async (id) => {
    const [path, message] = await firstIssue(member.get(`/api/dashboard/${id}`));
    expect(path).toBe('userId');
    expect(message).toMatch(/^userId must be (at least 1|at most \d+|a whole number, in digits only)$/);
    const [otherPath] = await firstIssue(member.patch(`/api/guidance/${id}/complete`, {}));
    expect(otherPath).toBe('id');
  });

  test.each(['1e3', ' 1', '0x1', '+1', '05', '', true, [5], ['5'], {}, null])(
    'over tRPC %j is no valid id, page or limit',
    async (value) => {
      const ask = (json: object) =>
        member.get(`/trpc/guidance.history?input=${encodeURIComponent(JSON.stringify({ json }))}`);
      for (const name of ['userId', 'page', 'limit'])
        expect([name, (await ask({ userId: member.id, [name]: value })).status]).toEqual([name, 400]);
      const complete = await member.post('/trpc/guidance.complete', { json: { id: value } });
      expect(complete.status).toBe(400);
    },
  );

  test('over tRPC an id is a number, or digits as in a path', async () => {
    const ask = (json: object) =>
      member.get(`/trpc/guidance.history?input=${encodeURIComponent(JSON.stringify({ json }))}`);
    expect((await ask({ userId: member.id, page: 1, limit: 5 })).status).toBe(200);
    expect((await ask({ userId: String(member.id), page: '1', limit: '5' })).status).toBe(200);
  });

  test('decides which member is meant, whatever the body says', async () => {
    const other = await api.member();
    const before = (await other.get(schedulePath().replace(String(member.id), String(other.id)))).body;
    expect((await member.post(schedulePath(), { ...weekWith([SLOT]), userId: other.id })).status).toBe(403);
    expect((await member.get(schedulePath())).body).toEqual(before);
    expect((await other.get(`/api/schedule/${other.id}`)).body).toEqual(before);
    expect((await member.post(`/api/schedule/${other.id}`, { ...weekWith([SLOT]), userId: member.id })).status).toBe(
      403,
    );
  });
});

describe('a field', () => {
  test.each([
    ['smsConsent', { alertMethods: ['sms'], phoneNumber: '+1234567890', smsConsent: 'false' }],
    ['smsConsent', { alertMethods: [], smsConsent: 'true' }],
    ['smsConsent', { alertMethods: [], smsConsent: 1 }],
    ['smsConsent', { alertMethods: [], smsConsent: null }],
  ])('%s of the wrong type is 400, over REST and tRPC, however often: %j', async (field, json) => {
    for (let round = 0; round < 2; round += 1) {
      expect(await firstIssue(member.post(preferencesPath(), json))).toEqual([
        field,
        'smsConsent must be true or false',
      ]);
      const rpc = await member.post('/trpc/alerts.savePreferences', { json: { userId: member.id, ...json } });
      expect(rpc.status).toBe(400);
      // Building the document also switches coercion on in the schemas it describes.
      await member.get('/api/openapi.json');
    }
  });

  test.each([
    ['satisfactionRating', '3', 'satisfactionRating must be a number'],
    ['satisfactionRating', 0, 'satisfactionRating must be at least 1'],
    ['satisfactionRating', 6, 'satisfactionRating must be at most 5'],
    ['satisfactionRating', 2.5, 'satisfactionRating must be a whole number'],
    ['satisfactionRating', true, 'satisfactionRating must be a number'],
    ['challenges', 'Offering godly counsel', 'challenges must be a list'],
    ['friendshipPhilosophy', 12, 'friendshipPhilosophy must be text'],
    ['reminderTime', 'noon', 'Please give a time such as 9:00 AM'],
    ['reminderTime', '25:00', 'Please give a time such as 9:00 AM'],
    ['frequency', 'monthly', 'frequency must be one of: daily, weekly, biweekly'],
    ['timezone', 'Mars/Olympus', 'Please choose a valid time zone (e.g., Europe/London)'],
    ['timezone', '+02:00', 'Please choose a valid time zone (e.g., Europe/London)'],
    ['timezone', 'T00:00[Europe/London]', 'Please choose a valid time zone (e.g., Europe/London)'],
    ['timezone', `Europe/${'x'.repeat(60)}`, 'Please choose a valid time zone (e.g., Europe/London)'],
    ['userId', '1', 'userId must be a number'],
    ['userId', 1.5, 'userId must be a whole number'],
    ['userId', null, 'userId must be a number'],
  ])('%s = %j is an error that says what is wrong', async (field, value, sentence) => {
    expect(await firstIssue(wizard({ [field]: value }))).toEqual([field, sentence]);
  });

  test.each([
    ['hour "9"', [{ ...SLOT, hour: '9' }], 'scheduleData.0.timeSlots.0.hour'],
    ['hour 24', [{ ...SLOT, hour: 24 }], 'scheduleData.0.timeSlots.0.hour'],
    ['minute 60', [{ ...SLOT, minute: 60 }], 'scheduleData.0.timeSlots.0.minute'],
    ['type "action"', [{ ...SLOT, type: 'action' }], 'scheduleData.0.timeSlots.0.type'],
    ['an unknown part', [{ ...SLOT, sound: 'bell' }], 'scheduleData.0.timeSlots.0.sound'],
    ['four times', [0, 1, 2, 3].map((hour) => ({ ...SLOT, hour })), 'scheduleData.0.timeSlots'],
    ['one time twice', [SLOT, { ...SLOT, type: 'do' }], 'scheduleData.0.timeSlots.1'],
  ])('of a slot is named by its position: %s', async (_what, slots, path) => {
    expect((await firstIssue(member.post(schedulePath(), weekWith(slots))))[0]).toBe(path);
  });

  test('over 16 KB is 400, and one of 16 KB is kept', async () => {
    const text = (length: number) => 'friend '.repeat(3000).slice(0, length);
    expect(await firstIssue(wizard({ friendshipPhilosophy: text(16_385) }))).toEqual([
      'friendshipPhilosophy',
      'Please use at most 16,384 characters',
    ]);
    expect((await wizard({ friendshipPhilosophy: text(16_384) })).status).toBe(200);
    const id = await createEntry(api.site, member.id, { contentType: 'reflection' });
    expect((await firstIssue(member.patch(`/api/guidance/${id}/complete`, { userReflection: text(16_385) })))[0]).toBe(
      'userReflection',
    );
  });

  test.each([
    ['/api/auth/login', { ...LOGIN, remember: true }],
    ['/api/auth/register', { username: 'ann', email: 'ann@parish.example', password: 'secret', role: 'admin' }],
    ['/api/auth/verify-email', { token: 'x', userId: 1 }],
  ])('that is unknown is 400: %s', async (path, json) => {
    expect((await firstIssue(api.visitor().post(path, json)))[1]).toMatch(/^Unknown field: (remember|role|userId)$/);
  });

  test.each([
    [() => wizard({ completedOnboarding: true }), 'completedOnboarding'],
    [() => member.post(preferencesPath(), { alertMethods: [], telegramChatId: '1' }), 'telegramChatId'],
    [() => member.post(schedulePath(), { ...weekWith([]), isDev: true }), 'isDev'],
    [() => member.patch('/api/guidance/1/complete', { isCompleted: false }), 'isCompleted'],
    [() => member.patch('/api/guidance/1/helpful', { isHelpful: true, isDev: true }), 'isDev'],
  ])('that is unknown is 400 for a member as well: %#', async (send, name) => {
    expect(await firstIssue(send())).toEqual([name, `Unknown field: ${name}`]);
  });
});

describe('a query', () => {
  test('is_dev=false is false', async () => {
    const fresh = await api.member();
    await createEntry(api.site, fresh.id, { title: 'for all' });
    await createEntry(api.site, fresh.id, { title: 'a test', isDev: true });
    const titles = async (query: string) =>
      ((await fresh.get(`/api/dashboard/${fresh.id}${query}`)).body.todaysGuidance as { title: string }[]).map(
        ({ title }) => title,
      );
    expect(await titles('?is_dev=false')).toEqual(['for all']);
    expect(await titles('')).toEqual(['for all']);
    expect(await titles('?is_dev=true')).toEqual(['a test']);
  });

  test.each([
    ['dashboard', 'is_dev=1', 'is_dev'],
    ['dashboard', 'is_dev=', 'is_dev'],
    ['dashboard', 'is_dev=true&is_dev=false', 'is_dev'],
    ['history', 'page=0', 'page'],
    ['history', 'page=-1', 'page'],
    ['history', 'page=1.5', 'page'],
    ['history', 'page=x', 'page'],
    ['history', 'page=1e3', 'page'],
    ['history', 'page=+1', 'page'],
    ['history', 'page=0x1', 'page'],
    ['history', 'page=01', 'page'],
    ['history', 'limit=1e1', 'limit'],
    ['history', 'limit=%205', 'limit'],
    ['history', 'page=', 'page'],
    ['history', 'page=99999999999999999999', 'page'],
    ['history', 'limit=0', 'limit'],
    ['history', 'limit=51', 'limit'],
    ['history', 'env=test', 'env'],
    ['history', 'type=action', 'type'],
    ['history', `q=${'x'.repeat(201)}`, 'q'],
    ['upcoming', 'limit=0', 'limit'],
    ['upcoming', 'limit=1000000', 'limit'],
  ])('of %s with an invalid value is 400 at its name: %s', async (call, query, field) => {
    const path = {
      dashboard: `/api/dashboard/${member.id}`,
      history: `/api/guidance/${member.id}/history`,
      upcoming: `/api/schedule/${member.id}/upcoming`,
    }[call] as string;
    expect((await firstIssue(member.get(`${path}?${query}`)))[0]).toBe(field);
  });
});

describe('the error texts of the specification', () => {
  test.each([
    ['login', { email: 'x', password: '' }, ['Please enter a valid email', 'Password is required']],
    [
      'register',
      { username: 'a', email: 'x@', password: '12345' },
      [
        'Username must be at least 2 characters',
        'Please enter a valid email',
        'Password must be at least 6 characters',
      ],
    ],
    ['register', { username: ' a ', email: 'a@b.cc', password: '123456' }, ['Username must be at least 2 characters']],
  ])('of %s: %j', async (call, json, sentences) => {
    const { body } = await api.visitor().post(`/api/auth/${call}`, json);
    expect((body.issues as { message: string }[]).map(({ message }) => message)).toEqual(sentences);
  });

  test.each([
    ['friendshipPhilosophy', 'x'.repeat(49), 'Please share at least 50 characters about your friendship philosophy'],
    [
      'friendshipPhilosophy',
      `${'x'.repeat(49)}${' '.repeat(9)}`,
      'Please share at least 50 characters about your friendship philosophy',
    ],
    ['challenges', [], 'Please select at least one challenge'],
    ['notificationMethod', [], 'Please select at least one notification method'],
  ])('of the wizard: %s', async (field, value, sentence) => {
    expect(await firstIssue(wizard({ [field]: value }))).toEqual([field, sentence]);
  });

  test.each([undefined, null, '', '   '])('of the wizard’s phone when SMS is chosen: %j', async (phoneNumber) => {
    expect(await firstIssue(wizard({ notificationMethod: ['sms'], phoneNumber }))).toEqual([
      'phoneNumber',
      'Phone number is required for SMS notifications',
    ]);
  });

  const PHONE = 'Please enter a valid phone number with country code (e.g., +1234567890)';
  const WHATSAPP = 'Please enter a valid WhatsApp number with country code (e.g., +1234567890)';
  test.each([
    [{ alertMethods: ['sms'], smsConsent: true }, ['phoneNumber', PHONE]],
    [{ alertMethods: ['sms'], smsConsent: true, phoneNumber: '12345' }, ['phoneNumber', PHONE]],
    [{ alertMethods: [], phoneNumber: '+0123456789' }, ['phoneNumber', PHONE]],
    [{ alertMethods: ['sms'], phoneNumber: '+1 (234) 567-890' }, ['smsConsent', 'Please agree to receive SMS first']],
    [{ alertMethods: ['whatsapp'] }, ['whatsappNumber', WHATSAPP]],
    [{ alertMethods: ['whatsapp'], whatsappNumber: 'call me' }, ['whatsappNumber', WHATSAPP]],
    [{ alertMethods: ['fax'] }, ['alertMethods.0', expect.stringContaining('must be one of: email, sms, push')]],
  ])('of the preferences: %j', async (json, [field, sentence]) => {
    expect(await firstIssue(member.post(preferencesPath(), json))).toEqual([field, sentence]);
  });

  test('of a reflection: 20 characters, not counting spaces around them', async () => {
    const id = await createEntry(api.site, member.id, { contentType: 'reflection' });
    const complete = (json?: object) => member.patch(`/api/guidance/${id}/complete`, json ?? {});
    const refused = ['userReflection', 'Please write at least 20 characters'];
    expect(await firstIssue(complete())).toEqual(refused);
    expect(await firstIssue(complete({ userReflection: null }))).toEqual(refused);
    expect(await firstIssue(complete({ userReflection: `  ${'x'.repeat(19)}  ` }))).toEqual(refused);
    expect((await complete({ userReflection: ` ${'x'.repeat(20)} ` })).status).toBe(200);
  });
});
