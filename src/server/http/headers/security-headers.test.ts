import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { filesOnDisk } from '../../lib/program/program-files.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { builtPage, rendererIn } from '../pages/built-pages.ts';

const HTTPS = { PUBLIC_URL: 'https://hesed.example' };

let folder: string;
let api: TestApi;
let member: SignedIn;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hesed-headers-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), '<!doctype html><title>{{appName}}</title>');
  writeFileSync(join(folder, 'assets/app-1a2b3c.js'), 'export const a = 1;');
  api = createTestApi({
    env: HTTPS,
    pages: builtPage(filesOnDisk(folder), rendererIn(folder)),
    files: filesOnDisk(folder),
  });
  member = await api.member();
});
afterAll(() => {
  api.close();
  rmSync(folder, { recursive: true });
});

/** One answer of every kind, successes and errors. */
const ANSWERS: [what: string, method: string, path: string, status: number][] = [
  ['a page', 'GET', '/', 200],
  ['the page that is not found', 'GET', '/nothing', 404],
  ['a built file', 'GET', '/assets/app-1a2b3c.js', 200],
  ['a call', 'GET', '/api/auth/me', 200],
  ['a call over tRPC', 'GET', '/trpc/auth.me', 200],
  ['a call that is refused', 'POST', '/api/auth/login', 400],
  ['a call that there is not', 'GET', '/api/nothing', 404],
  ['a tRPC call that there is not', 'GET', '/trpc/nothing', 404],
  ['the document', 'GET', '/api/openapi.json', 200],
  ['the page of the document', 'GET', '/api/docs', 200],
  ['a script of that page', 'GET', '/api/docs/start.js', 200],
  ['the health', 'GET', '/healthz', 200],
  ['the readiness', 'GET', '/readyz', 200],
  ['a method without an answer', 'PUT', '/', 404],
];

describe.each(ANSWERS)('%s', (_what, method, path, status) => {
  const ask = () => member.send(method, path, { origin: HTTPS.PUBLIC_URL });

  test('has the security headers', async () => {
    const { headers, ...answer } = await ask();
    expect(answer.status).toBe(status);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('x-frame-options')).toBe('DENY');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
    expect(headers.get('cross-origin-resource-policy')).toBe('same-origin');
    expect(headers.get('permissions-policy')).toMatch(/camera=\(\).*geolocation=\(\).*microphone=\(\)/);
    expect(policyOf(headers)).toEqual({
      'default-src': ["'none'"],
      'script-src': ["'self'"],
      'style-src': ["'self'", "'unsafe-inline'"],
      'img-src': ["'self'", 'data:'],
      'font-src': ["'self'"],
      'connect-src': ["'self'"],
      'manifest-src': ["'self'"],
      'worker-src': ["'self'"],
      'object-src': ["'none'"],
      'base-uri': ["'none'"],
      'form-action': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
  });

  test('names no software and no other origin that may read it', async () => {
    const { headers } = await member.send(method, path, { origin: 'https://evil.example' });
    expect(headers.get('x-powered-by')).toBeNull();
    expect(headers.get('server')).toBeNull();
    expect([...headers.keys()].filter((name) => name.startsWith('access-control'))).toEqual([]);
  });

  test('scores an A+ at the MDN HTTP Observatory', async () => {
    const { headers } = await ask();
    const results = observe(headers);
    expect(results.filter(({ modifier }) => modifier < 0)).toEqual([]);
    expect(scoreOf(results)).toBeGreaterThanOrEqual(100);
  });
});

describe('HSTS', () => {
  const header = async (env: Record<string, string>, headers: Record<string, string> = {}) => {
    const other = createTestApi({ env });
    const answer = await other.visitor().get('/healthz', { headers });
    other.close();
    return answer.headers.get('strict-transport-security');
  };

  test.each([
    ['PUBLIC_URL is HTTPS', HTTPS, {}],
    ['a trusted proxy says HTTPS', { TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'https' }],
  ])('is sent when %s', async (_when, env, headers) => {
    expect(await header(env as Record<string, string>, headers as Record<string, string>)).toBe('max-age=63072000');
  });

  test.each([
    ['the site speaks HTTP', {}, {}],
    ['a trusted proxy says HTTP', { TRUST_PROXY: '1' }, { 'x-forwarded-proto': 'http' }],
    ['nobody trusted says HTTPS', {}, { 'x-forwarded-proto': 'https' }],
  ])('is not sent when %s: it would lock members out', async (_when, env, headers) => {
    expect(await header(env as Record<string, string>, headers as Record<string, string>)).toBeNull();
  });
});

test('cookies over HTTPS get the top score as well', async () => {
  const { headers } = await api
    .visitor()
    .post(
      '/api/auth/register',
      { username: 'Ruth', email: 'ruth@parish.example', password: 'a long secret' },
      { origin: HTTPS.PUBLIC_URL },
    );
  const results = observe(headers);
  expect(results).toContainEqual({ rule: 'cookies-secure-with-httponly-sessions-and-samesite', modifier: 5 });
  expect(results.filter(({ modifier }) => modifier < 0)).toEqual([]);
});

describe('our copy of the Observatory’s scoring', () => {
  const bad: [name: string, value: string | null, rule: string][] = [
    ['content-security-policy', null, 'csp-not-implemented'],
    [
      'content-security-policy',
      "script-src 'self' 'unsafe-inline'; object-src 'none'",
      'csp-implemented-with-unsafe-inline',
    ],
    ['content-security-policy', "default-src 'none'; script-src https:", 'csp-implemented-with-unsafe-inline'],
    ['content-security-policy', "img-src 'self'", 'csp-implemented-with-unsafe-inline'],
    ['content-security-policy', "default-src 'self' 'unsafe-eval'", 'csp-implemented-with-unsafe-eval'],
    [
      'content-security-policy',
      "default-src 'self'; connect-src http://x.example",
      'csp-implemented-with-insecure-scheme',
    ],
    ['strict-transport-security', null, 'hsts-not-implemented'],
    ['strict-transport-security', 'max-age=86400', 'hsts-implemented-max-age-less-than-six-months'],
    ['x-content-type-options', null, 'x-content-type-options-not-implemented'],
    ['referrer-policy', 'unsafe-url', 'referrer-policy-unsafe'],
    ['set-cookie', 'hesed_session=x; HttpOnly; SameSite=Lax', 'cookies-session-without-secure-flag'],
    ['set-cookie', 'hesed_session=x; Secure; SameSite=Lax', 'cookies-session-without-httponly-flag'],
    ['access-control-allow-credentials', 'true', 'cross-origin-resource-sharing-implemented-with-universal-access'],
  ];
  test.each(bad)('marks down %s: %s', async (name, value, rule) => {
    const headers = new Headers((await member.get('/')).headers);
    if (value === null) headers.delete(name);
    else headers.set(name, value);
    const found = observe(headers).find((result) => result.rule === rule);
    expect(found?.modifier).toBeLessThan(0);
  });

  test('marks down a page that other sites may frame', async () => {
    const headers = new Headers((await member.get('/')).headers);
    headers.delete('x-frame-options');
    headers.set('content-security-policy', "default-src 'none'");
    expect(observe(headers)).toContainEqual({ rule: 'x-frame-options-not-implemented', modifier: -20 });
  });
});

interface Result {
  rule: string;
  modifier: number;
}

// The scoring of the MDN HTTP Observatory (github.com/mdn/mdn-http-observatory, src/grader/charts.js and
// src/analyzer/tests/), for a site that is reached by HTTPS and redirects to it.
const BROAD = ['ftp:', 'http:', 'https:', '*', 'http://*', 'https://*'];
const HALF_A_YEAR = 15_768_000;

function policyOf(headers: Headers): Record<string, string[]> {
  const parts = (headers.get('content-security-policy') ?? '').split(';').map((part) => part.trim().split(/\s+/));
  return Object.fromEntries(parts.filter(([name]) => name).map(([name, ...sources]) => [name as string, sources]));
}

function observe(headers: Headers): Result[] {
  return [
    checkPolicy(policyOf(headers)),
    checkCookies(headers.getSetCookie()),
    checkSharing(headers),
    checkReferrer(headers.get('referrer-policy')),
    checkTransport(headers.get('strict-transport-security')),
    checkSniffing(headers.get('x-content-type-options')),
    checkFraming(headers),
    checkResourcePolicy(headers.get('cross-origin-resource-policy')),
  ];
}

/** Extra credit counts only from a score of 90. */
function scoreOf(results: Result[]): number {
  const sum = (sign: 1 | -1) => results.reduce((all, { modifier }) => all + (modifier * sign > 0 ? modifier : 0), 0);
  const base = 100 + sum(-1);
  return base >= 90 ? base + sum(1) : base;
}

function checkPolicy(policy: Record<string, string[]>): Result {
  if (Object.keys(policy).length === 0) return { rule: 'csp-not-implemented', modifier: -25 };
  const of = (name: string) => policy[name] ?? policy['default-src'] ?? ['*'];
  const has = (sources: string[], wanted: string[]) => sources.some((source) => wanted.includes(source));
  const scripts = of('script-src');
  const styles = of('style-src');
  if (has(scripts, [...BROAD, "'unsafe-inline'", 'data:']) || has(of('object-src'), BROAD))
    return { rule: 'csp-implemented-with-unsafe-inline', modifier: -20 };
  const insecure = (sources: string[]) => sources.some((source) => /^(http|ftp):/.test(source));
  const passive = ['img-src', 'media-src'];
  if (insecure(Object.entries(policy).flatMap(([name, sources]) => (passive.includes(name) ? [] : sources))))
    return { rule: 'csp-implemented-with-insecure-scheme', modifier: -20 };
  if (has([...scripts, ...styles], ["'unsafe-eval'"]))
    return { rule: 'csp-implemented-with-unsafe-eval', modifier: -10 };
  if (insecure(passive.flatMap(of)))
    return { rule: 'csp-implemented-with-insecure-scheme-in-passive-content-only', modifier: -10 };
  if (has(styles, [...BROAD, "'unsafe-inline'", 'data:']))
    return { rule: 'csp-implemented-with-unsafe-inline-in-style-src-only', modifier: 0 };
  if (policy['default-src']?.join() === "'none'")
    return { rule: 'csp-implemented-with-no-unsafe-default-src-none', modifier: 10 };
  return { rule: 'csp-implemented-with-no-unsafe', modifier: 5 };
}

function checkCookies(lines: string[]): Result {
  if (lines.length === 0) return { rule: 'cookies-not-found', modifier: 0 };
  const every = (flag: RegExp) => lines.every((line) => flag.test(line));
  if (!every(/; *secure\b/i)) return { rule: 'cookies-session-without-secure-flag', modifier: -40 };
  if (!every(/; *httponly\b/i)) return { rule: 'cookies-session-without-httponly-flag', modifier: -30 };
  if (!every(/; *samesite=(lax|strict)\b/i)) return { rule: 'cookies-secure-with-httponly-sessions', modifier: 0 };
  return { rule: 'cookies-secure-with-httponly-sessions-and-samesite', modifier: 5 };
}

function checkSharing(headers: Headers): Result {
  const shared = [...headers.keys()].some((name) => name.startsWith('access-control-allow'));
  return shared
    ? { rule: 'cross-origin-resource-sharing-implemented-with-universal-access', modifier: -50 }
    : { rule: 'cross-origin-resource-sharing-not-implemented', modifier: 0 };
}

function checkReferrer(value: string | null): Result {
  if (value === null) return { rule: 'referrer-policy-not-implemented', modifier: 0 };
  return ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'].includes(value)
    ? { rule: 'referrer-policy-private', modifier: 5 }
    : { rule: 'referrer-policy-unsafe', modifier: -5 };
}

function checkTransport(value: string | null): Result {
  if (value === null) return { rule: 'hsts-not-implemented', modifier: -20 };
  const seconds = Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0);
  return seconds >= HALF_A_YEAR
    ? { rule: 'hsts-implemented-max-age-at-least-six-months', modifier: 0 }
    : { rule: 'hsts-implemented-max-age-less-than-six-months', modifier: -10 };
}

function checkSniffing(value: string | null): Result {
  return value === 'nosniff'
    ? { rule: 'x-content-type-options-nosniff', modifier: 0 }
    : { rule: 'x-content-type-options-not-implemented', modifier: -5 };
}

function checkFraming(headers: Headers): Result {
  const ancestors = policyOf(headers)['frame-ancestors'];
  if (ancestors && !ancestors.some((source) => BROAD.includes(source)))
    return { rule: 'x-frame-options-implemented-via-csp', modifier: 5 };
  return ['DENY', 'SAMEORIGIN'].includes(headers.get('x-frame-options') ?? '')
    ? { rule: 'x-frame-options-sameorigin-or-deny', modifier: 0 }
    : { rule: 'x-frame-options-not-implemented', modifier: -20 };
}

function checkResourcePolicy(value: string | null): Result {
  if (value === null) return { rule: 'cross-origin-resource-policy-not-implemented', modifier: 0 };
  return ['same-origin', 'same-site'].includes(value)
    ? { rule: `cross-origin-resource-policy-implemented-with-${value}`, modifier: 10 }
    : { rule: 'cross-origin-resource-policy-implemented-with-cross-origin', modifier: 0 };
}
