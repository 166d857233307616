import type { Browser, BrowserContextOptions } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { MINUTE_MS } from '../../../shared/schedule/durations.ts';
import { type AccountOptions, createAccount } from '../members/accounts.ts';
import { distantReminder, onboard } from '../members/members.ts';
import { openSharedBrowser, type Visit } from './browser.ts';
import { signIn } from './browser-session.ts';
import { releasePages, takePage } from './kept-pages.ts';
import { type ServedSite, type ServeOptions, serveSite } from './served-site.ts';

interface MemberVisit extends Visit {
  id: number;
  email: string;
}

interface AbsentMemberOptions extends AccountOptions {
  /** True, the default, for a member who has finished the wizard. */
  onboarded?: boolean;
  /** Keeps the first guidance that onboarding creates (decisions.md D46); false by default. */
  firstGuidance?: boolean;
  timezone?: string;
}

export interface MemberOptions extends AbsentMemberOptions {
  browser?: BrowserContextOptions;
}

export interface Journeys {
  readonly served: ServedSite;
  readonly browser: Browser;
  /** Opens a blank page of a visitor; paths are relative to the site. */
  visitor(options?: BrowserContextOptions): Promise<Visit>;
  /** Creates a member who has no page open, which is much cheaper than one with a page. */
  absentMember(options?: AbsentMemberOptions): Promise<{ id: number; email: string }>;
  /** Creates a member and opens a blank page on which they are signed in. */
  member(options?: MemberOptions): Promise<MemberVisit>;
  /** Opens a blank page on which an existing member is signed in. */
  signedIn(userId: number, options?: BrowserContextOptions): Promise<Visit>;
}

interface JourneyOptions extends ServeOptions {
  /**
   * Makes pages install the service worker; false by default. In every new browser profile the worker caches the whole
   * interface, which takes half the time of a short journey. With `savesData` it does not, so set that too unless the test
   * needs the cached interface.
   */
  serviceWorker?: boolean;
}

/**
 * Starts one site for all tests of a file, in a browser that the files of a worker share. When a test ends, its pages are
 * emptied for the next one, or closed.
 */
export function startJourneys({ serviceWorker = false, ...options }: JourneyOptions = {}): Journeys {
  let served: ServedSite | undefined;
  let browser: Browser | undefined;
  beforeAll(async () => {
    [served, browser] = await Promise.all([serveSite(options), openSharedBrowser()]);
  }, MINUTE_MS);
  // An open page would continue to render and send requests, and slow down later tests.
  afterEach(({ task }) => browser && releasePages(browser, task.result?.state !== 'fail'));
  afterAll(() => served?.close());
  return {
    get served() {
      if (!served) throw new Error('the site is served only while tests run');
      return served;
    },
    get browser() {
      if (!browser) throw new Error('the browser is open only while tests run');
      return browser;
    },
    visitor(context) {
      const serviceWorkers = serviceWorker ? 'allow' : 'block';
      return takePage(this.browser, { baseURL: this.served.url, serviceWorkers, timezoneId: 'UTC', ...context });
    },
    async absentMember({ onboarded = true, firstGuidance = false, timezone = 'UTC', ...account } = {}) {
      const { site } = this.served;
      const { id, email } = await createAccount(site, account);
      const reminderTime = distantReminder(site, timezone);
      if (onboarded) await onboard(site, id, { timezone, firstGuidance, reminderTime });
      return { id, email };
    },
    async member({ browser: context, ...options } = {}) {
      const { id, email } = await this.absentMember(options);
      return { ...(await this.signedIn(id, { timezoneId: options.timezone ?? 'UTC', ...context })), id, email };
    },
    async signedIn(userId, context) {
      const visit = await this.visitor(context);
      await signIn(visit.page, this.served, userId);
      return visit;
    },
  };
}
