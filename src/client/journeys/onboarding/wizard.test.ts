import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startJourneys } from '../../../server/testing/browser/journey.ts';

const journeys = startJourneys();
const isFocused = (it: Locator) => it.evaluate((element) => element === document.activeElement);

test('the first question says who reads the answer, and two sentence starters make it long enough', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors } = await journeys.member({ onboarded: false });
  await page.goto('/onboarding');
  await page.getByText('In the app, only you see them').waitFor();
  await page.getByRole('radio', { name: '1, Struggling', exact: true }).waitFor();
  await page.getByRole('radio', { name: '5, Thriving', exact: true }).waitFor();
  const text = page.getByRole('textbox');
  await page.getByRole('button', { name: 'A friend is someone who…' }).click();
  await expect.poll(() => isFocused(text)).toBe(true);
  // Typing continues after it.
  await page.keyboard.type('stays.');
  await expect.poll(() => text.inputValue()).toBe('A friend is someone who stays.');
  await page.getByRole('button', { name: 'I thank God for a friend who…' }).click();
  await expect.poll(() => isFocused(text)).toBe(true);
  await page.keyboard.type('asks twice.');
  await expect
    .poll(() => text.inputValue())
    .toBe('A friend is someone who stays. I thank God for a friend who asks twice.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Areas for Growth' }).waitFor();
  expect(pageErrors).toEqual([]);
});

test('a sentence starter is inserted at the caret, also in Spanish', { timeout: 60_000 }, async () => {
  const { page } = await journeys.member({ onboarded: false, browser: { locale: 'es-MX' } });
  await page.goto('/onboarding');
  const text = page.getByRole('textbox');
  await text.fill('Se queda. Siempre.');
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(9, 9));
  await page.getByRole('button', { name: 'Un amigo es alguien que…' }).click();
  await expect.poll(() => isFocused(text)).toBe(true);
  await page.keyboard.type('escucha. ');
  await expect.poll(() => text.inputValue()).toBe('Se queda. Un amigo es alguien que escucha. Siempre.');
});

/** Completes the first two steps. */
async function goToMethods(page: Page): Promise<void> {
  await page.goto('/onboarding');
  await page.getByRole('textbox').fill('Friends tell each other the truth gently and stay when leaving is easier.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: 'Offering godly counsel' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('heading', { name: 'Notification Preferences' }).waitFor();
}

/** Returns the vertical space between two elements, in px, both measured in one frame. */
async function gapBetween(above: Locator, below: Locator): Promise<number> {
  return above.evaluate(
    (first, second) => (second?.getBoundingClientRect().top ?? 0) - first.getBoundingClientRect().bottom,
    await below.elementHandle(),
  );
}

test('the questions of a step are apart from each other', { timeout: 60_000 }, async () => {
  const { page } = await journeys.member({ onboarded: false });
  await page.goto('/onboarding');
  const lastStarter = page.getByRole('button', { name: 'I find it hard to…' });
  await expect
    .poll(() => gapBetween(lastStarter, page.getByText('How are your friendships right now?')))
    .toBeGreaterThan(20);
  await goToMethods(page);
  const consent = page.getByText('Your guidance comes only by the methods you choose here.');
  await expect
    .poll(() => gapBetween(page.getByRole('group', { name: 'Notification methods' }), consent))
    .toBeGreaterThan(20);
  await page.getByRole('button', { name: 'Continue' }).click();
  const time = page.getByText('Reminder time');
  await expect.poll(() => gapBetween(page.getByRole('group', { name: 'How often' }), time)).toBeGreaterThan(20);
});

test('a method without a provider is disabled and says why', { timeout: 60_000 }, async () => {
  const { page, pageErrors } = await journeys.member({ onboarded: false, confirmed: false });
  await goToMethods(page);
  await expect.poll(() => page.getByRole('checkbox', { name: 'Email' }).isChecked()).toBe(true);
  await page.getByText('Not set up on this site. Ask your church if you would like it.').first().waitFor();
  const sms = page.getByRole('checkbox', { name: 'SMS Text Message' });
  await expect.poll(async () => [await sms.isDisabled(), await sms.isChecked()]).toEqual([true, false]);
  expect(pageErrors).toEqual([]);
});

test('without e-mail the wizard promises none, and offers it if nothing else reaches the member', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors, id } = await journeys.member({ onboarded: false, confirmed: false });
  await goToMethods(page);
  await page.getByRole('checkbox', { name: 'Email' }).uncheck();
  await page.getByRole('checkbox', { name: 'Desktop Notification' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Complete Setup' }).click();
  const banners = page.getByRole('region', { name: 'For your attention' });
  await banners.getByText('Open it to confirm your address.').waitFor();
  // Desktop reaches the member, so nothing mentions email.
  expect(await page.getByText(/guidance (comes|will come) by email|get your guidance by email/).count()).toBe(0);

  await page.evaluate(
    (userId) =>
      fetch(`/api/alerts/preferences/${userId}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ alertMethods: [] }),
      }),
    id,
  );
  await page.reload();
  await banners.getByText('We can’t reach you: email is switched off').waitFor();
  await banners.getByRole('button', { name: 'Turn Email On' }).click();
  await page.getByText('You’ll get your guidance by email once you confirm your address.').waitFor();
  await banners.getByText('open it to confirm your address, and your guidance will come by email').waitFor();
  await banners.getByRole('button', { name: 'Turn Email On' }).waitFor({ state: 'detached' });
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.tagName), { message: 'where the focus goes' })
    .toBe('H1');
  expect(pageErrors).toEqual([]);
});

test('a press on Previous while the later steps load does not skip a step', { timeout: 60_000 }, async () => {
  const { page } = await journeys.member({ onboarded: false });
  const loading = Promise.withResolvers<void>();
  await page.route(/\/assets\/later-steps-[^/]*\.js$/, async (route) => {
    await loading.promise;
    await route.continue();
  });
  await page.goto('/onboarding');
  await page.getByRole('textbox').fill('Friends tell each other the truth gently and stay when leaving is easier.');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('checkbox', { name: 'Offering godly counsel' }).check();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  const first = page.getByText('Step 1 of 4');
  await first.waitFor();
  const loaded = page.waitForResponse(/\/assets\/later-steps-/);
  loading.resolve();
  await (await loaded).finished();
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  expect(await first.count()).toBe(1);
});

test('two presses on Complete Setup send the answers once', { timeout: 60_000 }, async () => {
  const { page } = await journeys.member({ onboarded: false });
  await goToMethods(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  const complete = page.getByRole('button', { name: 'Complete Setup' });
  await complete.waitFor();
  let sent = 0;
  page.on('request', (request) => {
    // Two calls at once share one request.
    sent += request.url().split('onboarding.submit').length - 1;
  });
  // A restored last step has not loaded its contract yet.
  await page.reload();
  await complete.waitFor();
  const held = Promise.withResolvers<void>();
  await page.route('**/trpc/onboarding.submit**', async (route) => {
    await held.promise;
    await route.continue();
  });
  await complete.evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  // What is changed while the answers are sent would be lost.
  const previous = page.getByRole('button', { name: 'Previous' });
  await expect.poll(() => previous.getAttribute('aria-disabled')).toBe('true');
  held.resolve();
  await page.waitForURL('**/dashboard');
  expect(sent).toBe(1);
});
