import { describe, expect, test } from 'vitest';
import { createTestApi } from '../../testing/api.ts';
import { startJourneys } from '../../testing/browser/journey.ts';
import { createAccount } from '../../testing/members/accounts.ts';
import { createApiToken } from '../../testing/members/tokens.ts';

describe('the page', () => {
  test('has no inline script, and loads nothing from other sites', async () => {
    const api = createTestApi({ env: { APP_NAME: 'Grace & <Co>' } });
    const { status, text, headers } = await api.visitor().get('/api/docs');
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/html; charset=UTF-8');
    expect(text).toContain('<title>Grace &#38; &#60;Co&#62; API</title>');
    expect([...text.matchAll(/<script[^>]*>([^<]*)/g)].map(([, inside]) => inside)).toEqual(['', '']);
    const addresses = [...text.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address]) => address as string);
    for (const address of addresses) expect(address).toMatch(/^\/(?!\/)/);

    for (const address of addresses.filter((each) => each.startsWith('/api/docs/'))) {
      const file = await api.visitor().get(address);
      expect(file.status, address).toBe(200);
      expect(file.headers.get('content-type')).toMatch(/^text\/(css|javascript); charset=utf-8$/);
      expect(file.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
      expect(address).toMatch(/\?v=[\w.-]+$/);
    }
    api.close();
  });

  test('is found with a slash at the end', async () => {
    const api = createTestApi();
    const { status, headers } = await api.visitor().get('/api/docs/');
    expect([status, headers.get('location')]).toEqual([301, '/api/docs']);
    api.close();
  });

  test('serves no other file of its package', async () => {
    const api = createTestApi();
    for (const file of ['package.json', 'index.html', 'swagger-ui.js', '..%2fpackage.json', 'constructor'])
      expect((await api.visitor().get(`/api/docs/${file}`)).status, file).toBe(404);
    api.close();
  });
});

describe('in a browser', () => {
  const journeys = startJourneys();

  test('a call can be tried with a token, under the site’s security policy and without other sites', {
    timeout: 60_000,
  }, async () => {
    const { id, email } = await createAccount(journeys.served.site);
    const token = await createApiToken(journeys.served.site, id, { scopes: ['read'] });
    const { page, pageErrors } = await journeys.visitor({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${journeys.served.url}/api/docs`);
    await page.getByRole('button', { name: 'Authorize' }).click();
    const bearer = page.locator('.auth-container', { hasText: 'bearer' });
    await bearer.locator('input').fill(token);
    await bearer.getByRole('button', { name: 'Apply credentials' }).click();
    await bearer.getByRole('button', { name: 'Close' }).click();

    await page.locator('.opblock-tag', { hasText: 'auth' }).click();
    const call = page.locator('.opblock', { hasText: '/auth/me' });
    await call.locator('.opblock-summary-control').click();
    await call.getByRole('button', { name: 'Execute' }).click();
    const answer = call.locator('.live-responses-table');
    await answer.getByText('200', { exact: true }).waitFor();
    expect(await answer.innerText()).toContain(email);
    expect(pageErrors).toEqual([]);

    await page.reload();
    await page.locator('.authorize.unlocked').waitFor();
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain(token);
  });
});
