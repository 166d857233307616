import { TOTP } from 'otpauth';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { createInvitation } from '../../../server/domains/auth/invitations/service.ts';
import { makeResetLink } from '../../../server/domains/auth/password/password-reset.ts';
import { openSignIn } from '../../../server/testing/browser/browser-session.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { createAccount, PASSWORD } from '../../../server/testing/members/accounts.ts';
import { SYSTEM } from '../../../server/testing/members/members.ts';
import { createVerifyToken } from '../../../server/testing/members/unconfirmed.ts';

const NEW_PASSWORD = 'another long secret';

const journeys = startJourneys();

async function fillIn(page: Page, email: string, password: string): Promise<void> {
  await openSignIn(page);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign In' }).click();
}

async function lastMailTo(address: string): Promise<string> {
  const mails = () => journeys.served.smtp.received.filter(({ to }) => to.includes(address));
  await expect.poll(() => mails().length).toBeGreaterThan(0);
  return mails().at(-1)?.email.text ?? '';
}

test('an invitation link lets one member join (decisions.md D6)', async () => {
  const { site } = journeys.served;
  site.env.REGISTRATION = 'invite';
  const { page, pageErrors } = await journeys.visitor();
  const { link } = await createInvitation(site, SYSTEM, { expiresInDays: 1 });
  const join = async (name: string) => {
    if (page.url().startsWith(journeys.served.url)) await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
    await page.goto(link);
    await page.getByLabel('Username').fill(name);
    await page.getByLabel('Email').fill(`${name}@parish.example`);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('tabpanel').getByRole('button', { name: 'Join' }).click();
  };
  await join('Orpah');
  await page.getByRole('heading', { name: 'Share Your Heart on Friendship' }).waitFor();
  await join('Boaz');
  await page.getByText('This invitation has expired or was already used. Please ask for a new one.').waitFor();
  site.env.REGISTRATION = 'open';
  expect(pageErrors.filter((line) => !/40[01]/.test(line))).toEqual([]);
});

test('a forgotten password is reset by email', async () => {
  const { page, pageErrors } = await journeys.visitor();
  const { email } = await createAccount(journeys.served.site);
  await page.goto(journeys.served.url);
  await openSignIn(page);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the Link' }).click();
  await page.getByRole('heading', { name: 'Check your inbox' }).waitFor();
  const [link] = (await lastMailTo(email)).match(/http\S+reset-password\S+/) ?? [];
  await page.goto(link as string);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save the New Password' }).click();
  await page.getByRole('heading', { name: 'Your password has been changed' }).waitFor();
  await page.goto(link as string);
  await page.getByRole('heading', { name: 'This link no longer works' }).waitFor();
  await page.getByRole('button', { name: 'Send a New Link' }).click();
  await page.getByRole('heading', { name: 'Reset Your Password' }).waitFor();
  await page.getByRole('link', { name: 'Hesed' }).click();
  await fillIn(page, email, NEW_PASSWORD);
  await page.getByText('Welcome back!').waitFor();
  expect(pageErrors.filter((line) => !line.includes('400'))).toEqual([]);
});

test('a link of another account names it, and leaves the signed-in member signed in', async () => {
  const { site } = journeys.served;
  const { page, pageErrors } = await journeys.member({ username: 'Bela' });
  const anna = await createAccount(site, { username: 'Anna' });
  await page.goto(await makeResetLink(site, SYSTEM, anna.id));
  await page.getByText('This is for the account Anna.').waitFor();
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button', { name: 'Save the New Password' }).click();
  await page.getByText('Use it to sign in as Anna. This browser is still signed in as Bela.').waitFor();
  await page.getByRole('link', { name: 'Go to Home' }).click();
  await page.getByRole('heading', { level: 1, name: 'Bela' }).waitFor();

  await page.goto(`/verify-email?token=${await createVerifyToken(site, anna)}`);
  await page.getByText('It belongs to the account Anna. This browser is signed in as Bela').waitFor();
  expect(pageErrors).toEqual([]);
});

test('signing in with a second step asks for its code', async () => {
  const { page, pageErrors } = await journeys.visitor();
  const { email } = await createAccount(journeys.served.site);
  await page.goto(journeys.served.url);
  await fillIn(page, email, PASSWORD);
  await page.getByText('Welcome back!').waitFor();
  const post = (path: string, body: object) =>
    page.evaluate(
      async ([to, json]) => {
        const headers = { 'content-type': 'application/json' };
        const answer = await fetch(`/api/auth/${to}`, { method: 'POST', headers, body: json });
        return (await answer.json()) as Record<string, string>;
      },
      [path, JSON.stringify(body)] as const,
    );
  const { secret } = await post('second-step/start', { password: PASSWORD });
  const totp = new TOTP({ secret: secret as string });
  const now = () => journeys.served.site.clock.now();
  await post('second-step/confirm', { code: totp.generate({ timestamp: now() }) });
  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(journeys.served.url);
  await fillIn(page, email, PASSWORD);
  const code = page.getByLabel('Code from your authenticator app');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('That code isn’t right. Please try again.').waitFor();
  // A code works only once, and the next one comes after 30 seconds.
  journeys.served.site.clock.moveTo(now() + 30_000);
  await code.fill(totp.generate({ timestamp: now() }));
  await page.getByRole('button', { name: 'Sign In' }).click();
  await page.getByText('Welcome back!').waitFor();
  expect(pageErrors.filter((line) => !/40[01]/.test(line))).toEqual([]);
});

test('a form submitted twice before the screen reacts is sent once', { timeout: 60_000 }, async () => {
  const { page, pageErrors } = await journeys.visitor();
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await page.goto('/');
  await page.getByRole('tab', { name: 'Join Us' }).click();
  const joining = page.getByRole('tabpanel').getByRole('button', { name: 'Join Us' });
  await joining.click();
  await page.getByText('Username must be at least 2 characters').waitFor();
  await page.getByLabel('Username').fill('Ruth twice');
  await page.getByLabel('Email').fill('ruth-twice@parish.example');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await pressTwice(joining);
  await page.getByText('Step 1 of 4').waitFor();
  expect(sent).toEqual(['/trpc/auth.register']);

  const ruth = await createAccount(journeys.served.site);
  const link = await makeResetLink(journeys.served.site, SYSTEM, ruth.id);
  await page.goto(link);
  await page.getByLabel('New password').fill('short');
  await page.getByText('Too short').waitFor();
  await page.getByRole('button', { name: 'Save the New Password' }).click();
  await page.getByText('Password must be at least 6 characters').waitFor();
  // The error is shown at the field, and not again beside the strength.
  expect(await page.getByText('Too short').count()).toBe(0);
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  sent.length = 0;
  await pressTwice(page.getByRole('button', { name: 'Save the New Password' }));
  await page.getByRole('heading', { name: 'Your password has been changed' }).waitFor();
  expect(sent).toEqual(['/trpc/auth.resetPassword']);
  expect(pageErrors.filter((line) => !line.includes('400'))).toEqual([]);
});

/** Presses twice within one frame: the first press's microtasks have run, but nothing is rendered yet. */
async function pressTwice(button: Locator): Promise<void> {
  await button.evaluate(async (element) => {
    (element as HTMLElement).click();
    for (let turn = 0; turn < 100; turn += 1) await null;
    (element as HTMLElement).click();
  });
}
