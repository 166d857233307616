import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { type AccountOptions, createAccount } from '../members/accounts.ts';
import { onboard } from '../members/members.ts';
import { launchBrowser, openPage } from './browser.ts';
import { signIn } from './browser-session.ts';
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
  /** Whether the guidance that the wizard brings is still there (decisions.md D46); it is not unless said otherwise. */
  firstGuidance?: boolean;
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
  /** The page of a member who exists already, signed in. */
  signedIn(userId: number, options?: BrowserContextOptions): Promise<Visit>;
}

export interface JourneyOptions extends ServeOptions {
  /**
   * Whether pages install the service worker; they do not unless said otherwise. It copies the whole interface into every
   * new browser profile, which is half of the work of a short journey.
   */
  serviceWorker?: boolean;
}

/** One served product and one browser for all tests of a file; the pages of a test close when it ends. */
export function startJourneys({ serviceWorker = false, ...options }: JourneyOptions = {}): Journeys {
  let served: ServedSite | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [served, browser] = await Promise.all([serveSite(options), launchBrowser()]);
  }, 60_000);
  // A page left open goes on drawing and asking, and slows the tests after it down.
  afterEach(() => Promise.all(browser?.contexts().map((context) => context.close()) ?? []));
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
      const serviceWorkers = serviceWorker ? 'allow' : 'block';
      return openPage(this.browser, { baseURL: this.served.url, serviceWorkers, ...context });
    },
    async member({ onboarded = true, firstGuidance = false, timezone = 'UTC', browser: context, ...account } = {}) {
      const { site } = this.served;
      const { id, email } = await createAccount(site, account);
      if (onboarded) await onboard(site, id, { timezone, firstGuidance });
      return { ...(await this.signedIn(id, { timezoneId: timezone, ...context })), id, email };
    },
    async signedIn(userId, context) {
      const visit = await this.visitor(context);
      await signIn(visit.page, this.served, userId);
      return visit;
    },
  };
}
