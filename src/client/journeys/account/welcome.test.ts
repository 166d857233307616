import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { openSignIn } from '../../../server/testing/browser/browser-session.ts';
import { failRequests, loseAnswers } from '../../../server/testing/browser/failing-requests.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { layoutShifts, watchLayout } from '../../../server/testing/browser/layout-shifts.ts';
import { createAccount, PASSWORD } from '../../../server/testing/members/accounts.ts';

const journeys = startJourneys();

async function fillIn(page: Page, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

async function openJoin(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByRole('tab', { name: 'Join Us' }).click();
}

const joinButton = (page: Page) => page.getByRole('tabpanel').getByRole('button', { name: 'Join Us' });
const wizard = (page: Page) => page.getByRole('heading', { name: 'Share Your Heart on Friendship' });
const addresses = async () => {
  const { site } = journeys.served;
  return (await site.db.select().from(site.db.tables.users)).map(({ email }) => email);
};

/** Returns where a box clips the illustration within the window, in px. */
const clippedAt = (page: Page) =>
  page.locator('svg[viewBox="60 -40 300 662"]').evaluate((art) => {
    const { left, right } = art.getBoundingClientRect();
    const edges: number[] = [];
    for (let box = art.parentElement; box && box !== document.body; box = box.parentElement) {
      const { left: start, right: end } = box.getBoundingClientRect();
      if (getComputedStyle(box).overflowX === 'visible') continue;
      if (end < Math.min(right, window.innerWidth) || start > Math.max(left, 0)) edges.push(end);
    }
    return edges;
  });

describe('the welcome screen opens the fitting form', () => {
  const isOpen = (page: Page, name: string) => page.getByRole('tab', { name, selected: true }).waitFor();

  test('to join, before the script runs, if nobody has signed in from this browser', async () => {
    const { page } = await journeys.visitor({ javaScriptEnabled: false });
    await page.goto('/settings');
    await isOpen(page, 'Join Us');
    await page.getByLabel('Username').waitFor();
  });

  test('to join, and hydrates it without layout shifts; only the window clips the illustration, at every width', async () => {
    const { page, pageErrors } = await journeys.visitor();
    await watchLayout(page, { from: 'rendered' });
    await page.goto('/');
    expect(await page.locator('#root').getAttribute('data-rendered')).toBe('welcome-newcomer');
    await page.waitForLoadState('networkidle');
    await isOpen(page, 'Join Us');
    expect(await layoutShifts(page)).toBe(0);
    for (const width of [390, 600, 853, 1280]) {
      await page.setViewportSize({ width, height: 700 });
      expect(await clippedAt(page), `at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `at ${width} px`).toBe(width);
    }
    expect(pageErrors).toEqual([]);
  });

  test('to sign in, after signing out and on every later visit', async () => {
    const { email } = await createAccount(journeys.served.site);
    const { page, pageErrors } = await journeys.visitor();
    await page.goto('/');
    await openSignIn(page);
    await fillIn(page, { Email: email, Password: PASSWORD });
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.getByRole('link', { name: 'Start Setup' }).waitFor();
    // By the keyboard, because the welcome's toast covers the button for some seconds.
    await page.getByRole('button', { name: 'Your account' }).press('Enter');
    await page.getByRole('button', { name: 'Sign Out', exact: true }).press('Enter');
    await isOpen(page, 'Sign In');
    await page.goto('/');
    expect(await page.locator('#root').getAttribute('data-rendered')).toBe('welcome');
    await isOpen(page, 'Sign In');
    expect(pageErrors).toEqual([]);
  });

  test('to sign in, if the site requires an invitation', async () => {
    const { site } = journeys.served;
    site.env.REGISTRATION = 'invite';
    const { page } = await journeys.visitor();
    await page.goto('/');
    await isOpen(page, 'Sign In');
    site.env.REGISTRATION = 'open';
  });
});

test('a failed sign-in shows at the form that stays whether the server was reached, with the same space above and below it, and a link to join', async () => {
  const { page } = await journeys.visitor();
  await page.goto('/');
  const failure = await failRequests(page, '**/trpc/auth.login**');
  await openSignIn(page);
  await fillIn(page, { Email: 'nobody@parish.example', Password: 'not the password' });
  const signIn = page.getByRole('button', { name: 'Sign In', exact: true });
  await signIn.click();
  const said = page.getByRole('tabpanel').getByRole('alert');
  // Without a connection it does not say that the password is wrong.
  await said.getByText('We couldn’t reach the server.').waitFor();
  expect(await said.getByRole('button').count()).toBe(0);
  const { paddingTop, paddingBottom } = await said.evaluate((box) => {
    const style = getComputedStyle(box);
    return { paddingTop: style.paddingTop, paddingBottom: style.paddingBottom };
  });
  expect(paddingBottom, 'no button is below the sentence').toBe(paddingTop);

  failure.end();
  await signIn.click();
  await said.getByText('We couldn’t find an account with that email and password.').waitFor();
  // Typing another password keeps the error, and a second failure is announced again.
  await fillIn(page, { Password: 'nor this one' });
  expect(await said.count()).toBe(1);
  const first = await said.elementHandle();
  await signIn.click();
  await expect.poll(() => first?.evaluate((element) => element.isConnected)).toBe(false);
  await said.getByRole('button', { name: 'Join Us' }).click();
  await page.getByLabel('Username').waitFor();
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe('nobody@parish.example');
});

describe('an address that looks mistyped', () => {
  test('asks before sending anything, and one press takes the suggestion', async () => {
    const { page, pageErrors } = await journeys.visitor();
    await openJoin(page);
    await fillIn(page, { Username: 'Ruth', Email: 'ruth@gmial.com', Password: PASSWORD });
    await joinButton(page).click();
    const question = page.getByRole('group', { name: 'Did you mean ruth@gmail.com?' });
    await question.waitFor();
    await expect.poll(() => question.evaluate((element) => element === document.activeElement)).toBe(true);
    expect(await addresses()).not.toContain('ruth@gmial.com');
    await question.getByRole('button', { name: 'Yes, use that' }).click();
    await wizard(page).waitFor();
    expect(await addresses()).toContain('ruth@gmail.com');
    expect(pageErrors).toEqual([]);
  });

  test('that is corrected before the question has loaded is sent as corrected, once', async () => {
    const { page, pageErrors } = await journeys.visitor();
    const release = Promise.withResolvers<void>();
    await page.route(/\/assets\/suggest-email-[^/]*\.js$/, async (route) => {
      await release.promise;
      await route.continue();
    });
    await openJoin(page);
    const asked = page.waitForRequest(/\/suggest-email-/);
    await fillIn(page, { Username: 'Dorcas', Email: 'dorkas@parish.example', Password: PASSWORD });
    await asked;
    await joinButton(page).click();
    await fillIn(page, { Email: 'dorcas@parish.example' });
    await joinButton(page).click();
    release.resolve();
    await wizard(page).waitFor();
    expect(await addresses()).toContain('dorcas@parish.example');
    expect(await addresses()).not.toContain('dorkas@parish.example');
    expect(pageErrors).toEqual([]);
  });

  const CHECK = /\/assets\/suggest-email-[^/]*\.js$/;

  /** Joins with a mistyped address, and checks that its script loads with the focus of the field. Returns the address. */
  async function joinMistyped(page: Page): Promise<string> {
    await openJoin(page);
    const asked = page.waitForRequest(CHECK);
    await page.getByLabel('Email').focus();
    await asked;
    const email = `friend-${randomUUID()}@gmial.com`;
    await fillIn(page, { Username: email.slice(0, 20), Email: email, Password: PASSWORD });
    await joinButton(page).click();
    return email;
  }

  test('is sent as typed if the script that checks it fails to load', async () => {
    const { page } = await journeys.visitor();
    await failRequests(page, CHECK);
    const email = await joinMistyped(page);
    await wizard(page).waitFor();
    expect(await addresses()).toContain(email);
  });

  test('is sent as typed if the script that checks it does not arrive', async () => {
    const { page } = await journeys.visitor();
    const release = Promise.withResolvers<void>();
    await page.route(CHECK, async (route) => {
      await release.promise;
      await route.continue();
    });
    const email = await joinMistyped(page);
    await wizard(page).waitFor();
    release.resolve();
    expect(await addresses()).toContain(email);
  });

  test('is sent unchanged after confirming, and asked about only once, also after a username that is taken', async () => {
    await createAccount(journeys.served.site, { username: 'Miriam' });
    const { page } = await journeys.visitor();
    await openJoin(page);
    await fillIn(page, { Username: 'Miriam', Email: 'naomi@aol.con', Password: PASSWORD });
    await joinButton(page).click();
    const sending = Promise.withResolvers<void>();
    await page.route('**/trpc/auth.register**', async (route) => {
      await sending.promise;
      await route.continue();
    });
    await page.getByRole('button', { name: 'No, mine is right' }).click();
    await expect
      .poll(() => page.evaluate(() => (document.activeElement as HTMLButtonElement).type), {
        message: 'the focus after the question',
      })
      .toBe('submit');
    sending.resolve();
    // The form shows a free name, and does not ask about the same address again.
    await page.getByRole('tabpanel').getByText('This username is already taken').waitFor();
    await page.getByRole('button', { name: /^Use “Miriam \d+”$/ }).click();
    await wizard(page).waitFor();
    expect(await addresses()).toContain('naomi@aol.con');
  });
});

test('after an attempt whose answer was lost, a taken name tells that the account may exist', async () => {
  const { page } = await journeys.visitor();
  await page.goto('/');
  await page.getByRole('tab', { name: 'Join Us' }).click();
  await page.getByLabel('Username').fill('Keziah');
  await page.getByLabel('Email', { exact: true }).fill('keziah@parish.example');
  await page.getByLabel('Password', { exact: true }).fill('a long walk to Bethlehem');
  const joining = await loseAnswers(page, '**/trpc/auth.register**');
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByText('Registration failed').waitFor();
  joining.end();
  await page.getByLabel('Password', { exact: true }).press('Enter');
  await page.getByText('You may already have joined').waitFor();
});

test('a username taken in Settings shows a free one, which one press takes', async () => {
  await createAccount(journeys.served.site, { username: 'Deborah' });
  const { page } = await journeys.member();
  await page.goto('/settings#account');
  await page.getByRole('button', { name: 'Change your username' }).click();
  await page.getByLabel('New username').fill('Deborah');
  await page.getByRole('button', { name: 'Save Username' }).click();
  await page.getByRole('button', { name: /^Use “Deborah \d+”$/ }).click();
  await page.getByText('Username changed').waitFor();
});
