import type { Locator, Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openSignIn } from '../../../server/testing/browser/browser-session.ts';
import { answerWithError, failRequests } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { pollWithClock, stopClock } from '../../../server/testing/browser/page-clock.ts';
import { openRow } from '../../../server/testing/browser/settings-rows.ts';
import { sampleOf } from '../../../server/testing/full-run.ts';
import { createEntry } from '../../../server/testing/guidance/entries.ts';
import { PASSWORD } from '../../../server/testing/members/accounts.ts';

const journeys = startJourneys();
const toasts = (page: Page) => page.getByRole('region', { name: 'Notification', exact: true });
const hasFocus = (it: Locator) => it.evaluate((element) => element === document.activeElement);
const refuse = (page: Page, call: string) => failRequests(page, `**/trpc/${call}**`);

async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

/** Fails to sign in, which is the quickest way to a toast. */
async function failToSignIn(page: Page): Promise<void> {
  await page.goto('/');
  await openSignIn(page);
  await fillIn(page, { Email: 'nobody@parish.example', Password: 'not the password' });
  await stopClock(page);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await shows(page, 'Sign in failed');
}

/** Waits for a toast on a page with a stopped clock. */
const shows = (page: Page, text: string) => pollWithClock(page, () => toasts(page).getByText(text).count()).toBe(1);

/** Waits until a toast has disappeared from a page with a stopped clock. */
const isGone = (page: Page) => pollWithClock(page, () => toasts(page).getByRole('button').count()).toBe(0);

describe('each failure of product.md §8 has its toast', () => {
  test('sign-in', async () => {
    const { page } = await journeys.visitor();
    await failToSignIn(page);
    await toasts(page).getByText('Please check your email and password.').waitFor();
  });

  test('registration, with and without the server’s message at its field', async () => {
    const { email } = await journeys.member();
    const { page } = await journeys.visitor();
    await page.goto('/');
    await page.getByRole('tab', { name: 'Join Us' }).click();
    await fillIn(page, { Username: 'Ruth of Moab', Email: email, Password: PASSWORD });
    await page.getByRole('button', { name: 'Join Us' }).click();
    await toasts(page).getByText('Registration failed').waitFor();
    await expect.poll(() => page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
    await refuse(page, 'auth.register');
    await page.getByRole('button', { name: 'Join Us' }).click();
    await toasts(page).getByText('Please try again.').waitFor();
  });

  test('onboarding without a stored user id, and with a server error', async () => {
    const { page } = await journeys.member({ onboarded: false });
    await page.goto('/onboarding');
    await page.getByRole('textbox').fill('Friends tell each other the truth gently and stay when it is hard to stay.');
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('checkbox', { name: 'Offering godly counsel' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('checkbox', { name: 'Email' }).check();
    await page.getByRole('button', { name: 'Continue' }).click();
    await refuse(page, 'onboarding.submit');
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await toasts(page).getByText('Setup failed').waitFor();
    await toasts(page).getByText('Please try again.').waitFor();
    await page.evaluate(() => localStorage.removeItem('userId'));
    await page.getByRole('button', { name: 'Complete Setup' }).click();
    await toasts(page).getByText('Please sign in first').waitFor();
  });

  test('completing guidance', async () => {
    const { page, id } = await journeys.member();
    await createEntry(journeys.served.site, id, { contentType: 'do', practicalStep: 'Write to her.' });
    await page.goto('/dashboard');
    await answerWithError(page, '**/trpc/guidance.complete**');
    await page.getByRole('article').getByRole('button', { name: 'Complete' }).click();
    await page.getByRole('button', { name: 'Yes, I completed it' }).click();
    await page.getByRole('button', { name: 'Mark as Complete' }).click();
    await toasts(page).getByText('Failed to mark as complete').waitFor();
    await toasts(page).getByText('Please try again.').waitFor();
  });

  test('saving the schedule', async () => {
    const { page } = await journeys.member();
    await page.goto('/settings#weekly-schedule');
    await page.getByRole('group', { name: 'Saturday' }).getByRole('switch').click();
    await refuse(page, 'schedule.change');
    await page.getByRole('button', { name: 'Save Schedule' }).click();
    await toasts(page).getByText('Failed to save schedule').waitFor();
    await toasts(page).getByText('Please try again later.').waitFor();
  });
});

describe('a toast (product.md §9)', () => {
  test('is the only one: the next replaces it, and after five seconds it closes', async () => {
    const { page } = await journeys.visitor();
    await failToSignIn(page);
    const first = await toasts(page).getByRole('alert').elementHandle();
    await page.getByRole('button', { name: 'Sign In' }).click();
    await pollWithClock(page, async () => first?.evaluate((element) => element.isConnected)).toBe(false);
    await pollWithClock(page, () => toasts(page).getByRole('alert').count()).toBe(1);
    await page.clock.runFor(4_000);
    expect(await toasts(page).getByText('Sign in failed').count()).toBe(1);
    await page.clock.runFor(2_000);
    await isGone(page);
  });

  test('gets the focus by F8, stays while it has it, and returns it', async () => {
    const { page } = await journeys.visitor();
    await failToSignIn(page);
    const dismiss = toasts(page).getByRole('button', { name: 'Dismiss' });
    const email = page.getByLabel('Email');
    await email.focus();
    await page.keyboard.press('F8');
    await expect.poll(() => hasFocus(dismiss)).toBe(true);
    await page.clock.runFor(20_000);
    expect(await hasFocus(dismiss)).toBe(true);
    await page.keyboard.press('Escape');
    await isGone(page);
    await expect.poll(() => hasFocus(email)).toBe(true);

    // Without a toast F8 does nothing.
    await page.keyboard.press('F8');
    expect(await hasFocus(email)).toBe(true);
  });

  test('closes after it has lost the focus', async () => {
    const { page } = await journeys.visitor();
    await failToSignIn(page);
    await page.keyboard.press('F8');
    await page.clock.runFor(20_000);
    await page.getByLabel('Email').focus();
    await page.clock.runFor(4_000);
    expect(await toasts(page).getByText('Sign in failed').count()).toBe(1);
    await page.clock.runFor(2_000);
    await isGone(page);
  });

  test('closes by Escape while the drawer below stays open, and the next toast gets the focus', async () => {
    const { page } = await journeys.member();
    await page.goto('/dashboard');
    await page.getByRole('button', { name: 'Edit your goals' }).click();
    const drawer = page.getByRole('dialog');
    await refuse(page, 'guidance.goals.add');
    await drawer.getByRole('button', { name: 'Add a Goal' }).click();
    await drawer.getByRole('textbox', { name: 'Title' }).fill('Write to Orpah');
    await stopClock(page);
    await page.keyboard.press('Enter');
    await shows(page, 'Your goal wasn’t saved');
    await page.keyboard.press('F8');
    // Another failure in the meantime.
    await refuse(page, 'guidance.goals.change');
    await drawer
      .getByRole('button', { name: /^Count one more/ })
      .first()
      .dispatchEvent('click');
    await shows(page, 'Your goal wasn’t changed');
    await page.clock.runFor(20_000);
    const dismiss = toasts(page).getByRole('button', { name: 'Dismiss' });
    expect(await hasFocus(dismiss)).toBe(true);
    await page.keyboard.press('Escape');
    await isGone(page);
    await expect.poll(() => hasFocus(drawer.getByRole('textbox', { name: 'Title' }))).toBe(true);
  });

  test('closes by a swipe of 50 px to the right, and returns after a shorter one', async () => {
    const { page } = await journeys.visitor();
    await failToSignIn(page);
    const toast = toasts(page).getByText('Sign in failed');
    const box = await toast.boundingBox();
    if (!box) throw new Error('the toast is nowhere');
    const swipe = async (distance: number) => {
      const [x, y] = [box.x + 10, box.y + box.height / 2];
      await page.mouse.move(x, y);
      await page.mouse.down();
      await page.mouse.move(x + distance / 2, y);
      await page.mouse.move(x + distance, y);
      await page.mouse.up();
    };
    await swipe(40);
    await expect.poll(async () => (await toast.boundingBox())?.x).toBe(box.x);
    await swipe(60);
    await isGone(page);
  });

  test.each(sampleOf([390, 1280], 1))('covers no heading at %i px', { timeout: 60_000 }, async (width) => {
    const { page } = await journeys.member({ browser: { viewport: { width, height: 844 } } });
    await page.goto('/settings#weekly-schedule');
    const save = page.getByRole('button', { name: 'Save Schedule' });
    await page.getByRole('group', { name: 'Saturday' }).getByRole('switch').click();
    // Scroll a heading to where toasts appear.
    await page.getByRole('heading', { name: 'Weekly Schedule' }).evaluate((heading) => {
      window.scrollBy(0, heading.getBoundingClientRect().top - 40);
    });
    await stopClock(page);
    await save.evaluate((button) => (button as HTMLButtonElement).click());
    await shows(page, 'Schedule saved successfully');
    await pollWithClock(page, () => covered(page)).toEqual([]);
    // Late content moves the headings under the toast.
    await slideUnderToast(page.getByRole('heading', { name: 'Weekly Schedule' }));
    await pollWithClock(page, () => covered(page)).toEqual([]);
    // Home has headings in other places.
    await page.getByRole('link', { name: 'Home', exact: true }).last().click();
    await page.clock.runFor(1_000);
    await page.getByRole('heading', { level: 1, name: /^Good/ }).waitFor();
    await pollWithClock(page, () => covered(page)).toEqual([]);
    expect(await toasts(page).count(), 'and the toast is still there').toBe(1);
  });

  test('on a phone covers neither the focused field nor its label nor a bar', async () => {
    const { page } = await journeys.member({ browser: { viewport: { width: 390, height: 844 } } });
    await page.goto('/settings#account');
    // Navigation moves the focus, so wait for it before pressing.
    await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('account');
    await openRow(page, 'Weekly Schedule');
    await page.getByRole('group', { name: 'Saturday' }).getByRole('switch').press('Space');
    await page.getByRole('region', { name: 'Unsaved changes' }).waitFor();
    await page.getByRole('button', { name: 'Change your username' }).click();
    const field = page.getByLabel('New username');
    await field.fill('R');
    // Scroll the field to where toasts appear.
    await field.evaluate((input) => window.scrollBy(0, input.getBoundingClientRect().top - 40));
    await refuse(page, 'schedule.change');
    await stopClock(page);
    await page.getByRole('button', { name: 'Save Schedule' }).evaluate((button) => (button as HTMLElement).click());
    await shows(page, 'Failed to save schedule');
    expect(await hasFocus(field)).toBe(true);
    await pollWithClock(page, () => covered(page)).toEqual([]);
    const inUse = 'input:focus, section[data-unsaved-bar], nav[aria-label="Main"]';
    await pollWithClock(page, () => covered(page, inUse)).toEqual([]);
  });

  test('on a phone covers no button that is needed next, also after scrolling', { timeout: 60_000 }, async () => {
    const { page, id } = await journeys.member({ browser: { viewport: { width: 390, height: 844 } } });
    for (const title of ['Write to her', 'Call him', 'Visit them'])
      await createEntry(journeys.served.site, id, { title, contentType: 'do', practicalStep: `${title} today.` });
    await page.goto('/dashboard');
    await completeFirst(page);
    const controls = 'main button, main a, nav a, nav button, h1, h2, h3, h4';
    await pollWithClock(page, () => covered(page, controls)).toEqual([]);
    for (const text of ['Complete', 'Share']) {
      const button = page.getByRole('article').last().getByRole('button', { name: text, exact: true });
      // Scroll it to where toasts appear.
      await button.evaluate((element) => window.scrollBy(0, element.getBoundingClientRect().top - 30));
      await pollWithClock(page, () => covered(page, controls)).toEqual([]);
    }
    expect(await toasts(page).getByText('Guidance completed!').count(), 'and the toast is still there').toBe(1);
  });

  test('of success closes when a drawer opens', { timeout: 60_000 }, async () => {
    const { page, id } = await journeys.member({ browser: { viewport: { width: 390, height: 844 } } });
    await createEntry(journeys.served.site, id, { contentType: 'do', practicalStep: 'Write to her.' });
    await createEntry(journeys.served.site, id, { contentType: 'do', practicalStep: 'Call him.' });
    await page.goto('/dashboard');
    await completeFirst(page);
    await page.getByRole('article').getByRole('button', { name: 'Complete', exact: true }).first().click();
    await pollWithClock(page, () => page.getByRole('button', { name: 'Yes, I completed it' }).count()).toBe(1);
    await isGone(page);
  });
});

/** Completes the first open action, and stops the clock before its toast appears. */
async function completeFirst(page: Page): Promise<void> {
  await page.getByRole('article').getByRole('button', { name: 'Complete', exact: true }).first().click();
  await page.getByRole('button', { name: 'Yes, I completed it' }).click();
  const mark = page.getByRole('button', { name: 'Mark as Complete' });
  await mark.waitFor();
  await stopClock(page);
  await mark.click();
  await shows(page, 'Guidance completed!');
  await pollWithClock(page, () => page.getByRole('dialog').count()).toBe(0);
}

/** Changes the space at the top of the page, so that a heading moves under the toast. */
function slideUnderToast(heading: Locator): Promise<void> {
  return heading.evaluate((element) => {
    const toast = document.querySelector('[data-kind] [data-kind]');
    const main = document.querySelector('main');
    if (!toast || !main) throw new Error('There is no toast');
    main.style.overflowAnchor = 'none';
    const space = document.createElement('div');
    const distance = toast.getBoundingClientRect().top - element.getBoundingClientRect().top + 10;
    space.style.marginTop = `${distance}px`;
    main.prepend(space);
  });
}

/** Returns the text of each heading, or other element, that a toast covers. */
function covered(page: Page, selector = 'h1, h2, h3, h4'): Promise<(string | null)[]> {
  return page.evaluate((wanted) => {
    const toast = document.querySelector('[data-kind] [data-kind]')?.getBoundingClientRect();
    if (!toast) return ['no toast'];
    return [...document.querySelectorAll(wanted)].flatMap((heading) => {
      const text = document.createRange();
      text.selectNodeContents(heading);
      const box = /^H\d$/.test(heading.tagName) ? text : heading;
      const { top, bottom, left, right, width } = box.getBoundingClientRect();
      const over = bottom > toast.top && top < toast.bottom && right > toast.left && left < toast.right;
      return over && width > 1 ? [heading.textContent] : [];
    });
  }, selector);
}
