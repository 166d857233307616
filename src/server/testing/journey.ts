import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { sessionsOf } from '../domains/auth/sessions.ts';
import { submitOnboarding } from '../domains/onboarding/service.ts';
import { type AccountOptions, createAccount } from './accounts.ts';
import { launchBrowser, openPage } from './browser.ts';
import { SYSTEM, WIZARD_ANSWERS } from './members.ts';
import { type ServedSite, type ServeOptions, serveSite } from './served-site.ts';

/** A page and what the browser complained about in it. */
export interface Visit {
  page: Page;
  complaints: string[];
}

export interface MemberVisit extends Visit {
  id: number;
  email: string;
}

export interface MemberOptions extends AccountOptions {
  /** Whether the wizard is done; it is unless said otherwise. */
  onboarded?: boolean;
  timezone?: string;
  browser?: BrowserContextOptions;
}

export interface Journeys {
  readonly served: ServedSite;
  readonly browser: Browser;
  /** A visitor's page, at no address yet; paths are the site's own. */
  visitor(options?: BrowserContextOptions): Promise<Visit>;
  /** A new member's page, signed in without the sign-in screen, at no address yet. */
  member(options?: MemberOptions): Promise<MemberVisit>;
}

/** One served product and one browser for all tests of a file. */
export function startJourneys(options: ServeOptions = {}): Journeys {
  let served: ServedSite | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [served, browser] = await Promise.all([serveSite(options), launchBrowser()]);
  }, 60_000);
  afterAll(async () => {
    await browser?.close();
    await served?.close();
  });
  return {
    get served() {
      if (!served) throw new Error('the site is served while tests run');
      return served;
    },
    get browser() {
      if (!browser) throw new Error('the browser is there while tests run');
      return browser;
    },
    visitor(context) {
      return openPage(this.browser, { baseURL: this.served.url, ...context });
    },
    async member({ onboarded = true, timezone = 'UTC', browser: context, ...account } = {}) {
      const { site } = this.served;
      const { id, email } = await createAccount(site, account);
      if (onboarded) await submitOnboarding(site, SYSTEM, id, { ...WIZARD_ANSWERS, timezone });
      const visit = await this.visitor({ timezoneId: timezone, ...context });
      await signIn(visit.page, this.served, id);
      return { ...visit, id, email };
    },
  };
}

/** Signs a member in, in every page of this page's context: the session's cookie, and the hint that the client keeps. */
async function signIn(page: Page, { site, url }: ServedSite, userId: number): Promise<void> {
  const line = await sessionsOf(site.db).start(userId, {
    userAgent: 'a journey',
    secure: false,
    startedAt: site.clock.now(),
  });
  const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
  await page.context().addCookies([{ name, value, url, httpOnly: true, sameSite: 'Lax' }]);
  await page.addInitScript((id) => {
    // Once, so that a sign-out in the test stays one.
    if (sessionStorage.getItem('journey')) return;
    sessionStorage.setItem('journey', 'begun');
    localStorage.setItem('userId', String(id));
  }, userId);
}
