import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openPage } from '../../../server/testing/browser/browser.ts';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { releasePages } from '../../../server/testing/browser/kept-pages.ts';
import { stopClock } from '../../../server/testing/browser/page-clock.ts';

const journeys = startJourneys();

/** Everything that a test may leave behind in a page. */
async function stateOf(page: Page): Promise<unknown> {
  await page.goto('/');
  const inPage = await page.evaluate(async () => ({
    cookies: document.cookie,
    local: { ...localStorage },
    session: { ...sessionStorage },
    left: (await indexedDB.databases()).some(({ name }) => name === 'left'),
    caches: await caches.keys(),
    history: history.length,
    globals: Object.keys(window).sort(),
    online: navigator.onLine,
    window: [innerWidth, innerHeight, devicePixelRatio, scrollY],
    dark: matchMedia('(prefers-color-scheme: dark)').matches,
    reduced: matchMedia('(prefers-reduced-motion: reduce)').matches,
    print: matchMedia('print').matches,
    forced: matchMedia('(forced-colors: active)').matches,
    contrast: matchMedia('(prefers-contrast: more)').matches,
    touch: navigator.maxTouchPoints,
    notifications: (await navigator.permissions.query({ name: 'notifications' })).state,
    text: document.body.innerText,
    status: (await fetch('/healthz')).status,
  }));
  return { ...inPage, all: await page.context().cookies(), tabs: page.context().pages().length };
}

test('a page that a test has used is like a new one for the next test', async () => {
  const first = await journeys.member();
  const { page } = first;
  const context = page.context();
  const heard: string[] = [];
  page.on('request', (request) => heard.push(request.url()));
  page.on('dialog', () => heard.push('dialog'));
  await page.addInitScript(() => Object.assign(window, { ofAnEarlierTest: true }));
  await page.route('**/healthz', (route) => route.fulfill({ status: 418 }));
  await context.route(`${journeys.served.url}/`, (route) => route.fulfill({ body: 'something else' }));
  await context.grantPermissions(['notifications']);
  await page.setViewportSize({ width: 800, height: 600 });
  await page.emulateMedia({ media: 'print', colorScheme: 'dark', reducedMotion: 'no-preference', contrast: 'more' });
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setTouchEmulationEnabled', { enabled: true, maxTouchPoints: 3 });
  await context.newPage();
  await page.goto('/settings');
  await page.goto('/history');
  await page.evaluate(async () => {
    localStorage.setItem('left', 'local');
    sessionStorage.setItem('left', 'session');
    await new Promise((done) => Object.assign(indexedDB.open('left'), { onsuccess: done }));
    await caches.open('left');
    addEventListener('beforeunload', (event) => event.preventDefault());
    reportError(new Error('left behind'));
  });
  await page.locator('body').click();
  await expect.poll(() => first.pageErrors).toContain('Error: left behind');
  await context.setOffline(true);

  await releasePages(journeys.browser, true);
  const heardBefore = heard.length;
  const next = await journeys.visitor({ reducedMotion: 'reduce', locale: 'en-US' });
  expect(next.page).toBe(page);
  expect(next.pageErrors).toEqual([]);
  const [kept, fresh] = [
    await stateOf(page),
    await stateOf(
      (await openPage(journeys.browser, { baseURL: journeys.served.url, serviceWorkers: 'block', timezoneId: 'UTC' }))
        .page,
    ),
  ];
  expect(kept).toEqual(fresh);
  expect(heard).toHaveLength(heardBefore);
  await page.evaluate(() => reportError(new Error('of this test')));
  await expect.poll(() => next.pageErrors).toEqual(['Error: of this test']);
});

test('a request to another host is an error of the page, whether it fails or not', async () => {
  const { page, pageErrors } = await journeys.visitor();
  // A document without the policy, which would block them.
  await page.route('**/healthz', (route) => route.fulfill({ contentType: 'text/html', body: 'Hesed' }));
  await page.goto('/healthz');
  await failRequests(page, 'http://failing.example/**');
  await page.route('http://answering.example/**', (route) => route.fulfill({ body: 'from elsewhere' }));
  await page.route('http://linked.example/**', (route) => route.fulfill({ body: 'elsewhere' }));
  const reported = () =>
    [...new Set(pageErrors.map((line) => /sent a request to (\S+)$/.exec(line)?.[1] ?? 'the site'))].sort();
  await page.evaluate(() =>
    Promise.allSettled(['failing', 'answering'].map((name) => fetch(`http://${name}.example/`, { mode: 'no-cors' }))),
  );
  await expect.poll(reported).toEqual(expect.arrayContaining(['answering.example', 'failing.example']));
  await page.goto('http://linked.example/');
  await expect.poll(reported).toContain('linked.example');
});

test.each([
  ['whose clock was replaced', stopClock, {}, true],
  ['with a service worker', async () => {}, { serviceWorkers: 'allow' as const }, true],
  ['of a test that failed', async () => {}, {}, false],
])('a page %s is not used again', async (_what, use, options, passed) => {
  const { page } = await journeys.visitor(options);
  await page.goto('/');
  await use(page);
  await releasePages(journeys.browser, passed);
  expect(page.isClosed()).toBe(true);
});
