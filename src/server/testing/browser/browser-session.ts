import type { Page } from 'playwright-core';
import { sessionsOf } from '../../domains/auth/sessions/sessions.ts';
import { PASSWORD } from '../members/accounts.ts';
import type { ServedSite } from './served-site.ts';

/** Signs a member in on every page of this page's context: sets the session cookie and the client's sign-in hint. */
export async function signIn(page: Page, { site, url }: ServedSite, userId: number): Promise<void> {
  const line = await sessionsOf(site).start(userId, {
    userAgent: 'a journey',
    secure: false,
    startedAt: site.clock.now(),
  });
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
  await page.addInitScript((id) => {
    // Only once, so that a sign-out in the test stays signed out.
    if (sessionStorage.getItem('journey')) return;
    sessionStorage.setItem('journey', 'begun');
    localStorage.setItem('userId', String(id));
  }, userId);
}

/** Opens the sign-in form and waits until it is shown; before that, typed text goes into the form to join. */
export async function openSignIn(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Sign In' }).click();
  await page.getByRole('button', { name: 'Sign In', exact: true }).waitFor();
}

/**
 * Signs in by the form on a page whose session has ended. It waits for the form first: a page prerendered for a
 * newcomer shows the form to join until its script knows that somebody signed in here before.
 */
export async function signInAgain(page: Page, email: string, password = PASSWORD): Promise<void> {
  const send = page.getByRole('button', { name: 'Sign In', exact: true });
  await send.waitFor();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await send.click();
}
