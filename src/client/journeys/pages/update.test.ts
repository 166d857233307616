import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Page } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { expectFocusKept } from '../../../server/testing/browser/keyboard.ts';

const journeys = startJourneys({ serviceWorker: true, savesData: true });

/** The site behind a proxy that can change the build name in the service worker, to serve a new version. */
async function serveVersions(): Promise<{ url: string; release: (name: string) => void }> {
  let build = '';
  const server = createServer(async (request, response) => {
    const { accept = '*/*', cookie = '' } = request.headers;
    const answer = await fetch(`${journeys.served.url}${request.url}`, {
      headers: { accept, cookie, 'accept-encoding': 'identity' },
    });
    const headers = [...answer.headers].filter(([name]) => !/^(content-length|connection|keep-alive)$/.test(name));
    const body = Buffer.from(await answer.arrayBuffer());
    response.writeHead(answer.status, Object.fromEntries(headers));
    response.end(
      request.url === '/sw.js' ? body.toString().replace(/(self\.BUILD = '\w+)/, (it) => `${it}${build}`) : body,
    );
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    release: (name) => {
      build = name;
    },
  };
}

const checkForUpdate = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

test('a new version is offered, never forced, and accepting it reloads the page', {
  timeout: 60_000,
}, async () => {
  const { url, release } = await serveVersions();
  const { page, pageErrors } = await journeys.visitor({ baseURL: url });
  const stores = () => page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('hesed-')));
  await page.goto('/');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  const [first] = await stores();
  await page.evaluate(() => {
    document.documentElement.dataset.before = 'yes';
  });
  const isSamePage = () => page.evaluate(() => document.documentElement.dataset.before === 'yes');

  release('b');
  await checkForUpdate(page);
  await page.getByText('A new version is ready').last().waitFor();
  await page.getByRole('button', { name: 'Not now' }).click();
  await page.getByRole('button', { name: 'Reload' }).waitFor({ state: 'detached' });
  await expectFocusKept(page);
  expect(await isSamePage()).toBe(true);
  expect(await stores()).toContain(first);

  // The next visit offers it again.
  await page.reload();
  await page.evaluate(() => {
    document.documentElement.dataset.before = 'yes';
  });
  await page.getByRole('button', { name: 'Reload' }).click();
  await expect.poll(async () => (await isSamePage().catch(() => true)) === false).toBe(true);
  await expect.poll(() => stores().catch(() => [])).toEqual([`${first}b`]);
  await page.getByRole('tab', { name: 'Sign In' }).waitFor();
  expect(await page.getByRole('button', { name: 'Reload' }).count()).toBe(0);
  expect(pageErrors).toEqual([]);
});

test('a reload into a new version asks once about unsaved changes', { timeout: 60_000 }, async () => {
  const { url, release } = await serveVersions();
  const browser = { baseURL: url, viewport: { width: 1280, height: 900 } };
  const { page } = await journeys.member({ browser });
  let browserAsked = false;
  page.on('dialog', (dialog) => {
    browserAsked = true;
    void dialog.accept();
  });
  await page.goto('/settings');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.getByRole('group', { name: 'Saturday' }).getByRole('switch').press('Space');
  await page.getByRole('region', { name: 'Unsaved changes' }).waitFor();
  await page.evaluate(() => {
    document.documentElement.dataset.before = 'yes';
  });
  release('b');
  await checkForUpdate(page);
  const question = page.getByRole('dialog', { name: 'Leave without saving?' });
  const reload = page.getByRole('button', { name: 'Reload' });
  await reload.click();
  await question.getByRole('button', { name: 'Keep Editing' }).click();
  await question.waitFor({ state: 'hidden' });
  expect(await page.evaluate(() => document.documentElement.dataset.before)).toBe('yes');
  await reload.click();
  await question.getByRole('button', { name: 'Leave Without Saving' }).click();
  await page.waitForFunction(() => document.documentElement.dataset.before !== 'yes');
  await page.getByText('Your earlier changes are still here').waitFor();
  expect(browserAsked).toBe(false);
});
