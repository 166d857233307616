import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { type Check, createCheck, type ReceivedAnswer } from '../../../../scripts/fuzz/check.ts';
import { type OpenApiDocument, readOperations } from '../../../../scripts/fuzz/operations.ts';
import { type FuzzResult, fuzz } from '../../../../scripts/fuzz/run.ts';
import { createTestApi, type TestApi } from '../../testing/api.ts';

const MINUTE = 60_000;

let api: TestApi;
beforeEach(() => {
  api = createTestApi();
});
afterEach(() => api.close());

/** Describes the findings as readable lines. */
function describeFindings({ findings }: FuzzResult): string[] {
  return findings.map(
    ({ what, request: { method, path, body, caller }, status, text, logged }) =>
      `${what}: ${method} ${path} by ${caller} with ${body?.slice(0, 300)} → ${status} ${text.slice(0, 300)} ${logged}`,
  );
}

test('for every random request the answer matches the document, and none is an internal error', {
  timeout: 2 * MINUTE,
}, async () => {
  const result = await fuzz(api, { requests: 1_500, seed: 20270301 });
  expect(describeFindings(result)).toEqual([]);
  // Most requests name existing rows and succeed, so the run tests more than access errors.
  expect(result.statuses.get(200)).toBeGreaterThan(300);
  const never = [...result.calls].filter(([, { requests }]) => requests === 0).map(([call]) => call);
  expect(never.filter((call) => !/ \/auth\//.test(call))).toEqual([]);
});

test('regression: a call spelled with percent signs is not found', async () => {
  const { status, body } = await (await api.member()).get('/%61pi/auth/me');
  expect([status, body.code]).toEqual([404, 'NOT_FOUND']);
});

test('the same seed makes the same requests', { timeout: MINUTE }, async () => {
  const counted = async () => {
    const site = createTestApi();
    const { calls } = await fuzz(site, { requests: 30, seed: 7 });
    site.close();
    return [...calls].map(([call, { requests }]) => [call, requests]);
  };
  expect(await counted()).toEqual(await counted());
});

test('an error of the site is found, with its request and its log lines', { timeout: MINUTE }, async () => {
  api.site.db.client.exec('DROP TABLE pauses');
  const { findings } = await fuzz(api, { requests: 60, seed: 1 });
  expect(findings.length).toBeGreaterThan(0);
  expect(findings[0]).toMatchObject({ what: 'status 500', status: 500, request: { method: expect.any(String) } });
  expect(findings[0]?.logged).toContain('no such table');
});

describe('the fuzzer’s verdict on an answer', () => {
  const GOOD = { user: { id: 1, username: 'Ruth', email: 'ruth@parish.example', role: 'member', emailVerified: true } };
  const SORRY = {
    message: 'Please sign in first.',
    code: 'UNAUTHORIZED',
    error: 'Please sign in first.',
    said: { code: 'not_signed_in' },
  };
  let check: Check;
  let good: Record<string, unknown>;

  beforeEach(async () => {
    const me = await (await api.member()).get('/api/auth/me');
    good = { user: { ...(me.body.user as object), ...GOOD.user } };
    const document = (await api.visitor().get('/api/openapi.json')).body as unknown as OpenApiDocument;
    check = createCheck(document, readOperations(document));
  });

  /** Returns the finding for an answer of `GET /api/auth/me`, or of another call. */
  function judge(
    status: number,
    body: unknown,
    other: Partial<ReceivedAnswer> & { asked?: string } = {},
  ): string | null {
    const { asked = 'GET /api/auth/me', ...rest } = other;
    const [method = '', path = ''] = asked.split(' ');
    const text = JSON.stringify(body);
    return check({ method, path }, { status, contentType: 'application/json; charset=utf-8', text, ...rest });
  }

  test('is null when the answer matches the document', () => {
    expect(judge(200, good)).toBeNull();
    expect(judge(401, SORRY)).toBeNull();
    expect(judge(404, SORRY, { asked: 'GET /api/nothing' })).toBeNull();
    expect(judge(200, good, { asked: 'HEAD /api/auth/me', text: '' })).toBeNull();
  });

  test('is a finding for an internal error', () => {
    expect(judge(500, { ...SORRY, code: 'INTERNAL' })).toBe('status 500');
    expect(judge(503, SORRY, { asked: 'GET /api/nothing' })).toBe('status 503');
  });

  test('is a finding for an undocumented or missing field, or a field of another type', () => {
    const { user } = good as { user: object };
    expect(judge(200, { ...good, password: 'x' })).toMatch(/outside its schema: .*additional properties/);
    expect(judge(200, { user: { ...user, passwordHash: 'x' } })).toMatch(/outside its schema: body\/user .*additional/);
    expect(judge(200, {})).toMatch(/outside its schema: .*required property 'user'/);
    expect(judge(200, { user: { ...user, id: '1' } })).toMatch(/outside its schema: body\/user\/id must be integer/);
  });

  test('is a finding for an undocumented status', () => {
    expect(judge(204, SORRY)).toBe('status 204, which is not documented');
    expect(judge(409, SORRY)).toBe('status 409, which is not documented');
    for (const asked of ['GET /api/nothing', 'GET /api/AUTH/me', 'GET /api/auth/me/'])
      expect(judge(200, good, { asked })).toBe('status 200 where there is no call');
  });

  test('is a finding when a body was accepted against the document', () => {
    const done = { success: true };
    const post = (sent: string, status = 200) =>
      check(
        { method: 'PATCH', path: '/api/guidance/1/helpful', body: sent },
        { status, contentType: 'application/json', text: JSON.stringify(status === 200 ? done : SORRY) },
      );
    expect(post('{"isHelpful":true}')).toBeNull();
    expect(post('{"isHelpful":true,"id":1}')).toBeNull();
    expect(post('{"isHelpful":"yes"}', 400)).toBeNull();
    expect(post('{"isHelpful":"yes"}')).toMatch(/^success for a body outside its schema: body\/isHelpful/);
    expect(post('{"isHelpful":true,"isDev":true}')).toMatch(/^success .*additional properties/);
    expect(post('{}')).toMatch(/^success .*required property/);
    expect(post('[]')).toBe('success for a body that is no JSON object');
    const remove = (body: string) =>
      check(
        { method: 'DELETE', path: '/api/push/subscriptions/1', body },
        { status: 200, contentType: 'application/json', text: JSON.stringify(done) },
      );
    expect(remove('{"endpoint":"https://push.parish.example/one","userId":1}')).toBeNull();
    expect(remove('{"keep":1}')).toBe('success for a body with "keep", which is not documented');
  });

  test('is a finding for an error without the error body', () => {
    expect(judge(401, { message: 'No.' })).toMatch(/outside its schema/);
    expect(judge(401, { ...SORRY, stack: 'at …' })).toMatch(/outside its schema/);
    expect(judge(404, 'gone', { asked: 'GET /api/nothing' })).toMatch(/outside its schema/);
  });

  test('is a finding when it is not JSON', () => {
    expect(judge(200, good, { contentType: 'text/html' })).toBe(
      'the content type "text/html", which is not documented',
    );
    expect(judge(404, SORRY, { contentType: 'text/html' })).toBe('an error of type "text/html"');
    expect(judge(200, good, { text: '<html>' })).toBe('a body that is not JSON');
    expect(judge(200, good, { asked: 'HEAD /api/auth/me' })).toBe('a body to a HEAD');
  });
});
