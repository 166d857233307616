import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';

const journeys = startJourneys();
const isFocused = (it: Locator) => it.evaluate((element) => element === document.activeElement);

/** Returns the vertical space between two elements, in px, both measured in one frame. */
async function gapBetween(above: Locator, below: Locator): Promise<number> {
  return above.evaluate(
    (first, second) => (second?.getBoundingClientRect().top ?? 0) - first.getBoundingClientRect().bottom,
    await below.elementHandle(),
  );
}

test('the wizard says who reads the answers, offers sentence starters and working methods, and sends the answers once', {
  timeout: 60_000,
}, async () => {
  const { page, pageErrors } = await journeys.member({ onboarded: false, confirmed: false });
  const next = page.getByRole('button', { name: 'Continue' });
  await page.goto('/onboarding');
  await page.getByText('In the app, only you see them').waitFor();
  await page.getByRole('radio', { name: '1, Struggling', exact: true }).waitFor();
  await page.getByRole('radio', { name: '5, Thriving', exact: true }).waitFor();
  const lastStarter = page.getByRole('button', { name: 'I find it hard to…' });
  const apart = { message: 'the questions of a step are apart' };
  await expect
    .poll(() => gapBetween(lastStarter, page.getByText('How are your friendships right now?')), apart)
    .toBeGreaterThan(20);
  const text = page.getByRole('textbox');
  await page.getByRole('button', { name: 'A friend is someone who…' }).click();
  await expect.poll(() => isFocused(text)).toBe(true);
  // Typing continues after it.
  await page.keyboard.type('stays.');
  await expect.poll(() => text.inputValue()).toBe('A friend is someone who stays.');
  // At the caret.
  await text.evaluate((area: HTMLTextAreaElement) => area.setSelectionRange(0, 0));
  await page.getByRole('button', { name: 'I thank God for a friend who…' }).click();
  await expect.poll(() => isFocused(text)).toBe(true);
  await page.keyboard.type('asks twice. ');
  await expect
    .poll(() => text.inputValue())
    .toBe('I thank God for a friend who asks twice. A friend is someone who stays.');
  await next.click();
  await page.getByRole('heading', { name: 'Areas for Growth' }).waitFor();
  await page.getByRole('checkbox', { name: 'Offering godly counsel' }).check();
  await next.click();

  // A method without a provider is disabled and says why.
  await page.getByRole('heading', { name: 'Notification Preferences' }).waitFor();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Email' }).isChecked()).toBe(true);
  await page.getByText('Not set up on this site. Ask your church if you would like it.').first().waitFor();
  const sms = page.getByRole('checkbox', { name: 'SMS Text Message' });
  await expect.poll(async () => [await sms.isDisabled(), await sms.isChecked()]).toEqual([true, false]);
  const consent = page.getByText('Your guidance is sent only by the methods you choose here.');
  await expect
    .poll(() => gapBetween(page.getByRole('group', { name: 'Notification methods' }), consent), apart)
    .toBeGreaterThan(20);
  await next.click();
  const time = page.getByText('Reminder time');
  await expect.poll(() => gapBetween(page.getByRole('group', { name: 'How often' }), time), apart).toBeGreaterThan(20);

  // Two presses send the answers once. A restored last step has not loaded its contract yet.
  let sent = 0;
  page.on('request', (request) => {
    // Two calls at once share one request.
    sent += request.url().split('onboarding.submit').length - 1;
  });
  const complete = page.getByRole('button', { name: 'Complete Setup' });
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
  expect(pageErrors).toEqual([]);
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

test('while the later steps load, a second press skips no step; the wizard keeps its step after a reload, and after they failed to load', {
  timeout: 60_000,
}, async () => {
  const { page } = await journeys.member({ onboarded: false });
  const later = /\/assets\/later-steps-[^/]*\.js$/;
  const loading = Promise.withResolvers<void>();
  await page.route(later, async (route) => {
    await loading.promise;
    await route.continue();
  });
  const next = page.getByRole('button', { name: 'Continue' });
  const counsel = page.getByRole('checkbox', { name: 'Offering godly counsel' });
  const second = page.getByText('Step 2 of 4');
  await page.goto('/onboarding');
  await page.getByRole('textbox').fill('Friends tell each other the truth gently and stay when it is hard to stay.');
  await next.click();
  await next.click();
  expect(await page.getByText('Step 1 of 4').count()).toBe(1);
  const loaded = page.waitForResponse(/\/assets\/later-steps-/);
  loading.resolve();
  await (await loaded).finished();
  await counsel.waitFor();
  // The second press would have asked for an answer to the second step.
  expect(await page.getByRole('alert').count()).toBe(0);
  await counsel.check();

  const failure = await failRequests(page, later);
  await page.reload();
  await second.waitFor();
  const retry = page.getByRole('button', { name: 'Try Again' });
  await retry.waitFor();
  await expect.poll(failure.count).toBeGreaterThan(0);
  await failure.endBy(() => retry.click());
  await expect.poll(() => counsel.isChecked()).toBe(true);
  await next.click();
  await page.getByText('Step 3 of 4').waitFor();
  await page.getByRole('checkbox', { name: 'Email' }).check();
  await page.reload();
  await expect.poll(() => page.getByRole('checkbox', { name: 'Email' }).isChecked()).toBe(true);
  await page.getByRole('button', { name: 'Previous' }).click();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect.poll(() => page.getByRole('textbox').inputValue()).toMatch(/^Friends tell each other/);
});
