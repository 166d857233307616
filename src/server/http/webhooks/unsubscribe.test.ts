import { afterEach, beforeEach, expect, test } from 'vitest';
import { unsubscribeUrl } from '../../domains/alerts/unsubscribe/service.ts';
import { createTestApi, OWN_ORIGIN, type SignedIn, type TestApi } from '../../testing/api.ts';
import { WIZARD_ANSWERS } from '../../testing/members/members.ts';

let api: TestApi;
let member: SignedIn;
let path: string;

beforeEach(async () => {
  api = createTestApi({ pages: async () => ({ html: '<div id="root"></div>', render: null }) });
  member = await api.member();
  await member.post('/api/onboarding', { userId: member.id, ...WIZARD_ANSWERS });
  path = unsubscribeUrl(api.site, member.id).replace(OWN_ORIGIN, '');
});
afterEach(() => api.close());

const methods = async () => (await member.get(`/api/alerts/preferences/${member.id}`)).body.alertMethods;
const ONE_CLICK = {
  origin: null,
  body: 'List-Unsubscribe=One-Click',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
};

test('C17: a POST as in RFC 8058 stops the mail: no cookie, no Origin, no redirect', async () => {
  const { status, headers } = await api.visitor().post(path, undefined, ONE_CLICK);
  expect(status).toBe(200);
  expect(headers.get('location')).toBeNull();
  expect(headers.getSetCookie()).toEqual([]);
  expect(await methods()).toEqual([]);
});

test.each([
  [
    'as multipart/form-data',
    { body: '--x\r\n\r\n--x--', headers: { 'content-type': 'multipart/form-data; boundary=x' } },
  ],
  ['without a body', {}],
  ['from the page of a mail provider', { origin: 'https://mail.example.com' }],
  ['with an Origin of null', { origin: 'null' }],
])('C17: a POST is also accepted %s', async (_how, options) => {
  expect((await api.visitor().post(path, undefined, { origin: null, ...options })).status).toBe(200);
  expect(await methods()).toEqual([]);
});

test('C17: a repeated POST gets the same answer and adds nothing to the ledger', async () => {
  const first = await api.visitor().post(path, undefined, ONE_CLICK);
  const ledger = () => api.site.db.select().from(api.site.db.tables.consentEvents);
  const after = await ledger();
  const second = await api.visitor().post(path, undefined, ONE_CLICK);
  expect([second.status, second.text]).toEqual([first.status, first.text]);
  expect(await ledger()).toEqual(after);
});

test('C17: a GET or HEAD changes nothing and returns a page', async () => {
  const page = await api.visitor().get(path);
  expect(page.status).toBe(200);
  expect(page.headers.get('content-type')).toMatch(/^text\/html/);
  await api.visitor().send('HEAD', path);
  expect(await methods()).toEqual(['email']);
});

test('C18: an unknown token gets the same answer as a known one, by POST and by GET', async () => {
  const own = await api.visitor().post(path, undefined, ONE_CLICK);
  const [id, code = ''] = path.split('/').at(-1)?.split(/-(.*)/s) ?? [];
  const forged = [
    'unknown',
    `${id}-${'A'.repeat(43)}`,
    `${Number(id) + 1}-${code}`,
    `${id}-${code}x`,
    `0${id}-${code}`,
    `${id}-${code.slice(0, -1)}`,
    '%00',
    '%E0%A4%A',
    'x'.repeat(3000),
  ];
  for (const token of forged) {
    const answer = await api.visitor().post(`/unsubscribe/${token}`, undefined, ONE_CLICK);
    expect([token, answer.status, answer.text]).toEqual([token, own.status, own.text]);
    expect((await api.visitor().get(`/unsubscribe/${token}`)).status).toBe(200);
  }
  expect(api.site.logged).toEqual([]);
});

test('C18: a forged token changes no member', async () => {
  const [id, code = ''] = path.split('/').at(-1)?.split(/-(.*)/s) ?? [];
  const other = await api.member();
  await other.post('/api/onboarding', { userId: other.id, ...WIZARD_ANSWERS });
  const flipped = `${code[0] === 'A' ? 'B' : 'A'}${code.slice(1)}`;
  for (const token of [`${id}-${flipped}`, `${other.id}-${code}`])
    await api.visitor().post(`/unsubscribe/${token}`, undefined, ONE_CLICK);
  expect(await methods()).toEqual(['email']);
  expect((await other.get(`/api/alerts/preferences/${other.id}`)).body.alertMethods).toEqual(['email']);
});

test('C18: the link contains no address and no name', () => {
  expect(path).toMatch(/^\/unsubscribe\/\d+-[\w-]{43}$/);
});

test('an error does not write the token into the log', async () => {
  api.site.db.client.exec('ALTER TABLE user_profiles RENAME TO gone');
  const { status } = await api.visitor().post(path, undefined, ONE_CLICK);
  expect(status).toBe(500);
  const log = JSON.stringify(api.site.logged);
  expect(log).toContain('/unsubscribe/…');
  expect(log).not.toContain(path.slice(-43));
});

test('a body that is far too large is rejected', async () => {
  const body = 'x'.repeat(256 * 1024 + 1);
  expect((await api.visitor().post(path, undefined, { ...ONE_CLICK, body })).status).toBe(413);
  expect(await methods()).toEqual(['email']);
});

test('C17: a valid link is never limited; unknown ones are limited to 60 a minute per address', async () => {
  const unknown = () => api.visitor().post('/unsubscribe/unknown', undefined, ONE_CLICK);
  for (let count = 0; count < 60; count += 1) expect((await unknown()).status).toBe(200);
  const { status, headers, body } = await unknown();
  expect([status, body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
  expect(Number(headers.get('retry-after'))).toBeLessThanOrEqual(60);
  for (let count = 0; count < 61; count += 1)
    expect((await api.visitor().post(path, undefined, ONE_CLICK)).status).toBe(200);
  expect(await methods()).toEqual([]);
});
