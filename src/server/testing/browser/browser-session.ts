import type { Page } from 'playwright-core';
import { sessionsOf } from '../../domains/auth/sessions/sessions.ts';
import { PASSWORD } from '../members/accounts.ts';
import type { ServedSite } from './served-site.ts';

/** Signs a member in on every page of this page's context: sets the session cookie and the client's sign-in hint. */
export async function signIn(page: Page, served: ServedSite, userId: number): Promise<void> {
  const [, name = '', value = ''] = /^([^=]+)=(.*)$/.exec(await startSession(served, userId)) ?? [];
  await page.context().addCookies([{ name, value, url: served.url, httpOnly: true, sameSite: 'Lax' }]);
  await page.addInitScript((id) => {
    // Only once, so that a sign-out in the test stays signed out.
    if (sessionStorage.getItem('journey')) return;
    sessionStorage.setItem('journey', 'begun');
    localStorage.setItem('userId', String(id));
  }, userId);
}

/** Starts a session of a member and returns its cookie, as a browser sends it. */
export async function startSession({ site }: ServedSite, userId: number): Promise<string> {
  const startedAt = site.clock.now();
  const line = await sessionsOf(site).start(userId, { userAgent: 'a journey', secure: false, startedAt });
  return line.split(';')[0] ?? '';
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
