import { eq } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { cacheFonts, layoutShifts, watchLayout } from '../../../server/testing/browser/layout-shifts.ts';
import { sampleOf } from '../../../server/testing/full-run.ts';
import { type Congregation, fillCongregation } from '../../../server/testing/members/congregation.ts';

const journeys = startJourneys();
let people: Congregation;
beforeAll(async () => {
  const { site } = journeys.served;
  people = await fillCongregation(site, { days: 12 });
  const { alertAddresses } = site.db.tables;
  // With a banner above the member's day.
  await site.db.update(alertAddresses).set({ verifiedAt: null }).where(eq(alertAddresses.userId, people.member));
}, 60_000);

/** Holds back all requests for a kind of file. Returns the function that releases them. */
async function hold(page: Page, files: RegExp): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Opens a screen and waits until it answers presses. */
async function paint(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: 'commit' });
  await page.locator('#root[data-ready]').waitFor({ timeout: 10_000 });
}

// Requests that the test holds until the first paint: the chunks of lazy parts, and calls.
const LATE = /\/assets\/(attention-banners|setup-invitation|latest-deliveries|overview-tools)-|\/trpc\//;
const VISITS = [
  { path: '/dashboard', viewer: 'member', width: 390 },
  { path: '/', viewer: 'newcomer', width: 1280 },
  { path: '/guidance', viewer: 'member', width: 412 },
  { path: '/review', viewer: 'admin', width: 390 },
  { path: '/unsubscribe/none', viewer: null, width: 1280 },
  { path: '/admin', viewer: 'admin', width: 1280 },
  { path: '/', viewer: 'newcomer', width: 390 },
  { path: '/admin?list=updates', viewer: 'admin', width: 1280 },
  { path: '/admin?list=deliveries', viewer: 'admin', width: 1280 },
  { path: '/dashboard?from=mail', viewer: 'member', width: 390 },
  { path: '/dashboard', viewer: 'member', width: 1280 },
  { path: '/journal', viewer: 'member', width: 412 },
  { path: '/settings', viewer: 'member', width: 390 },
  { path: '/onboarding', viewer: 'newcomer', width: 390 },
  { path: '/', viewer: null, width: 390 },
  { path: '/care', viewer: null, width: 390 },
  { path: '/consent/sms-whatsapp', viewer: null, width: 390 },
  { path: '/not-a-page', viewer: null, width: 390 },
] as const;

test.each(sampleOf(VISITS, 6))(
  'what arrives late moves nothing: $path at $width px',
  async ({ path, viewer, width }) => {
    const options = { viewport: { width, height: 844 } };
    const { page, pageErrors } = viewer
      ? await journeys.signedIn(people[viewer], options)
      : await journeys.visitor(options);
    await cacheFonts(page);
    await watchLayout(page, { from: 'rendered' });
    const release = await hold(page, LATE);
    await paint(page, path);
    release();
    await page.waitForLoadState('networkidle');
    expect(await layoutShifts(page)).toBe(0);
    expect(pageErrors.filter((error) => !error.includes('404'))).toEqual([]);
  },
);
