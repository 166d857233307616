import { expect, test } from 'vitest';
import { findViolations } from '../../../server/testing/browser/find-violations.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { createAccount } from '../../../server/testing/members/accounts.ts';
import { createApiToken } from '../../../server/testing/members/tokens.ts';

const journeys = startJourneys();

test('a documented call can be tried with a token, under the site’s security policy and without other sites', {
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
  const stored = () => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]);
  expect(await page.evaluate(stored)).not.toContain(token);
});

// Each row of Swagger UI is a button with a link and a copy button in it.
const OF_ROWS = /^(?:nested-interactive|target-size): /;

test.each(['light', 'dark'] as const)(
  'the page is accessible in %s colours, an open group but for its rows',
  {
    timeout: 60_000,
  },
  async (colorScheme) => {
    const { page } = await journeys.visitor({ viewport: { width: 1280, height: 900 }, colorScheme });
    await page.goto(`${journeys.served.url}/api/docs`);
    await page.locator('.opblock-tag', { hasText: 'auth' }).waitFor();
    expect(await findViolations(page)).toEqual([]);
    await page.locator('.opblock-tag', { hasText: 'auth' }).click();
    await page.locator('.opblock', { hasText: '/auth/me' }).waitFor();
    expect((await findViolations(page)).filter((each) => !OF_ROWS.test(each))).toEqual([]);
  },
);
