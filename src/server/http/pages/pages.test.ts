import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { filesOnDisk } from '../../lib/program/program-files.ts';
import { createTestApi, type SignedIn, type TestApi } from '../../testing/api.ts';
import { builtPage, rendererIn } from './built-pages.ts';

const PAGE =
  '<!doctype html><title>{{appName}}</title><meta name="application-name" content="{{appName}}"><div id="root"></div>';

let folder: string;
let api: TestApi;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'hesed-pages-'));
  mkdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, 'index.html'), PAGE);
  writeFileSync(join(folder, 'assets/app-1a2b3c.js'), 'export const a = 1;');
  writeFileSync(join(folder, 'assets/app-1a2b3c.js.br'), 'compressed');
  writeFileSync(join(folder, 'icon.svg'), '<svg/>');
  writeFileSync(join(folder, '..', 'hesed-outside.txt'), 'not yours');
  api = createTestApi({
    pages: builtPage(filesOnDisk(folder), rendererIn(folder)),
    files: filesOnDisk(folder),
    env: { APP_NAME: `Grace & "$&" <Co> $1's` },
  });
});
afterAll(() => {
  expect(api.site.logged).toEqual([]);
  rmSync(join(folder, '..', 'hesed-outside.txt'));
  rmSync(folder, { recursive: true });
  api.close();
});

test.each([
  '/',
  '/onboarding',
  '/dashboard',
  '/settings',
  '/verify-email?token=x',
  '/unsubscribe/1-abc',
  '/dashboard/',
])('%s is a page', async (path) => {
  const { status, headers, text } = await api.visitor().get(path);
  expect(status).toBe(200);
  expect(headers.get('content-type')).toMatch(/^text\/html/);
  expect(headers.get('cache-control')).toBe('no-cache');
  expect(text).toContain('<div id="root">');
});

test('pages accept no form', async () => {
  const body = new URLSearchParams({ email: 'ruth@parish.example', password: 'secret' });
  for (const path of ['/', '/settings', '/unsubscribe/x/', '/nothing'])
    expect((await api.visitor().send('POST', path, { body })).status, path).toBe(404);
});

test.each([
  '/nothing',
  '/dashboard/more',
  '/Dashboard',
  '/unsubscribe',
  '/unsubscribe/a/b',
  '/index.html',
  '/%E0%A4%A',
  '/a%00b',
])('%s is the 404 page with status 404', async (path) => {
  const { status, headers, text } = await api.visitor().get(path);
  expect(status).toBe(404);
  expect(headers.get('content-type')).toMatch(/^text\/html/);
  expect(text).toContain('<div id="root">');
});

test('HEAD of a page returns its status without the page', async () => {
  for (const [path, expected] of [
    ['/', 200],
    ['/nothing', 404],
  ] as const) {
    const { status, text } = await api.visitor().send('HEAD', path);
    expect([status, text]).toEqual([expected, '']);
  }
});

test('the site’s name appears in the page as plain text, whatever it contains', async () => {
  const { text } = await api.visitor().get('/');
  expect(text).toContain(`<title>Grace &amp; &quot;$&amp;&quot; &lt;Co&gt; $1&#39;s</title>`);
  expect(text).not.toContain('{{appName}}');
});

describe('built files', () => {
  test('with a content hash in their name are cached for good, others are revalidated', async () => {
    const asset = await api.visitor().get('/assets/app-1a2b3c.js');
    expect([asset.status, asset.text]).toEqual([200, 'export const a = 1;']);
    expect(asset.headers.get('content-type')).toMatch(/javascript/);
    expect(asset.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect((await api.visitor().get('/icon.svg')).headers.get('cache-control')).toBe('no-cache');
  });

  test('are sent compressed, as made at build time, to browsers that accept it', async () => {
    const { headers, text } = await api
      .visitor()
      .get('/assets/app-1a2b3c.js', { headers: { 'accept-encoding': 'br, gzip' } });
    expect([headers.get('content-encoding'), text]).toEqual(['br', 'compressed']);
  });

  test.each([
    '/../hesed-outside.txt',
    '/%2e%2e/hesed-outside.txt',
    '/..%2fhesed-outside.txt',
    '/assets/..%2f..%2fhesed-outside.txt',
    '/..\\hesed-outside.txt',
  ])('outside the folder are never served: %s', async (path) => {
    const { status, text } = await api.visitor().get(path);
    expect(status).toBe(404);
    expect(text).not.toContain('not yours');
  });
});

describe('a member’s own screen', () => {
  const SKELETON = '<!--screen--><div id="root">shapes</div><!--/screen-->';
  const RENDERED = '<div id="root" data-rendered="/dashboard">1 of <b>Ruth</b></div>';

  /** Returns a member's client of a site whose pages are rendered by this code. */
  async function withRenderer(code: string): Promise<{ site: TestApi['site']; member: SignedIn }> {
    const built = mkdtempSync(join(tmpdir(), 'hesed-drawn-'));
    const pages = join(built, 'pages/en');
    mkdirSync(join(pages, 'renderer'), { recursive: true });
    writeFileSync(join(built, 'index.html'), PAGE);
    writeFileSync(join(pages, 'dashboard.html'), PAGE.replace('<div id="root"></div>', `${SKELETON}<!--first-data-->`));
    writeFileSync(join(pages, 'welcome.html'), PAGE);
    writeFileSync(
      join(pages, 'pages.json'),
      JSON.stringify({ '/dashboard': { visitor: 'welcome.html', newcomer: 'welcome.html', member: 'dashboard.html' } }),
    );
    writeFileSync(join(pages, 'renderer/prerender.js'), code);
    const drawn = createTestApi({ pages: builtPage(filesOnDisk(built), rendererIn(built)), files: filesOnDisk(built) });
    onTestFinished(() => {
      drawn.close();
      rmSync(built, { recursive: true });
    });
    return { site: drawn.site, member: await drawn.member() };
  }

  test('replaces its skeleton, and carries the time of rendering', async () => {
    const { site, member } = await withRenderer(`
      export const renderForMember = async (path, first) => ({
        html: first.answers.filter(({ path }) => path === 'guidance.dashboard').length + ' of <b>Ruth</b>',
        renderedAs: path,
      });`);
    const { text, headers } = await member.get('/dashboard');
    expect(text).toContain(RENDERED);
    expect(text).not.toContain('shapes');
    expect(text).toContain(`"at":${site.clock.now()}`);
    expect(headers.get('cache-control')).toBe('private, no-store');
    // The link of a message is a frequent way to the page. Other parameters are handled in the browser.
    expect((await member.get('/dashboard?entry=41')).text).toContain(RENDERED);
    expect((await member.get('/dashboard?from=mail')).text).toContain(SKELETON);
  });

  test.each([
    [
      'rendering',
      `export const renderForMember = async () => { throw new Error('no ink'); };`,
      'could not render a screen',
    ],
    [
      'before its promise',
      `export const renderForMember = () => { throw new Error('no ink'); };`,
      'could not render a screen',
    ],
    ['loading the renderer', `throw new Error('no ink');`, 'could not render a screen'],
    [
      'the rendered screen',
      `export const renderForMember = async () => ({ get html() { throw new Error('no ink'); } });`,
      'a page could not be filled',
    ],
  ])('is left to the browser after an error in %s, and the log says so', async (_place, code, msg) => {
    const { site, member } = await withRenderer(code);
    const { status, text } = await member.get('/dashboard');
    expect(status).toBe(200);
    expect(text).toContain(SKELETON);
    expect(site.logged).toMatchObject([{ msg, path: '/dashboard', err: { message: 'no ink' } }]);
  });

  test('is left to the browser with its data when only rendering fails', async () => {
    const { member } = await withRenderer(`export const renderForMember = async () => { throw new Error('no ink'); };`);
    expect((await member.get('/dashboard')).text).toContain('guidance.dashboard');
  });

  test('is left to the browser when its data cannot be read, and the log says so', async () => {
    const { site, member } = await withRenderer(
      `export const renderForMember = async () => ({ html: 'drawn', renderedAs: '/' });`,
    );
    // First a whole call fails, then the session check.
    for (const [table, lines] of [
      ['user_goals', [expect.anything()]],
      ['sessions', [{ msg: 'the first data of a page could not be read', path: '/dashboard' }]],
    ] as const) {
      site.db.client.exec(`ALTER TABLE ${table} RENAME TO gone`);
      site.logged.length = 0;
      const { status, text, headers } = await member.get('/dashboard');
      expect([status, headers.get('content-type')]).toEqual([200, expect.stringMatching(/^text\/html/)]);
      expect(text).toContain(SKELETON);
      expect(headers.get('cache-control')).toBe('private, no-store');
      expect(site.logged).toMatchObject(lines);
      site.db.client.exec(`ALTER TABLE gone RENAME TO ${table}`);
    }
  });

  test('with an invalid stored zone is left to the browser, and so is every other page', async () => {
    const { site, member } = await withRenderer(`
      export const renderForMember = async (path, first) => {
        const { answer } = first.answers.find(({ path }) => path === 'guidance.dashboard');
        return { html: new Intl.DateTimeFormat('en', { timeZone: answer.json.timezone }).format(0), renderedAs: path };
      };`);
    await site.db.update(site.db.tables.userProfiles).set({ timezone: 'T00:00[Europe/London]' });
    for (const path of ['/dashboard', '/settings', '/guidance']) expect((await member.get(path)).status).toBe(200);
    expect(site.logged).toMatchObject([{ msg: 'could not render a screen', path: '/dashboard' }]);
  });

  test('shows the site’s name, and keeps a member’s text that looks like its placeholder', async () => {
    const { site, member } = await withRenderer(`
      export const renderForMember = async (path, first) => {
        const { answer } = first.answers.find(({ path }) => path === 'auth.me');
        return { html: '<h1>{{appName}}</h1><p>I am ' + answer.json.user.username + '</p>', renderedAs: path };
      };`);
    await site.db.update(site.db.tables.users).set({ username: 'Miss {{appName}}' });
    const { text } = await member.get('/dashboard');
    expect(text).toContain(`<h1>${site.env.APP_NAME}</h1><p>I am Miss {{appName}}</p>`);
    expect(text).toContain('"username":"Miss {{appName}}"');
  });
});

test('methods other than GET get no page', async () => {
  for (const method of ['PUT', 'DELETE', 'PATCH']) {
    const { status, body } = await api.visitor().send(method, '/dashboard');
    expect(status).toBe(404);
    expect(body).toEqual({
      message: 'There is nothing at this address.',
      code: 'NOT_FOUND',
      error: 'There is nothing at this address.',
      said: { code: 'no_such_address' },
    });
  }
});

test('calls are never answered with a page', async () => {
  for (const path of ['/api', '/api/', '/api/nothing', '/trpc', '/trpc/nothing'])
    expect((await api.visitor().get(path)).headers.get('content-type')).toMatch(/json/);
});

test('an interface that was not built is an error that says what to do', () => {
  const empty = mkdtempSync(join(tmpdir(), 'hesed-unbuilt-'));
  onTestFinished(() => rmSync(empty, { recursive: true }));
  expect(() => builtPage(filesOnDisk(empty), rendererIn(empty))).toThrow(
    'The interface is not built; start with npm start, which builds it.',
  );
});
