import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { enterScene, waitUntilSettled } from '../../../server/testing/browser/enter-scene.ts';
import { findViolations } from '../../../server/testing/browser/find-violations.ts';
import { startJourneys } from '../../../server/testing/browser/journey.ts';
import { openInPage } from '../../../server/testing/browser/open-in-page.ts';
import { closeDialog } from '../../../server/testing/browser/scene-openings.ts';
import { SCENES, type Scene, type Viewer } from '../../../server/testing/browser/scenes.ts';
import { FULL_RUN } from '../../../server/testing/full-run.ts';
import { type Congregation, fillCongregation } from '../../../server/testing/members/congregation.ts';

// 640 px equals 1280 px at 200 % zoom.
const SETTINGS = [320, 390, 640, 1280].flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme })),
);

const journeys = startJourneys();
let people: Congregation;
beforeAll(async () => {
  people = await fillCongregation(journeys.served.site);
}, 60_000);

async function openAs(viewer: Viewer): Promise<Page> {
  const browser = { timezoneId: 'Europe/London' };
  if (viewer === 'visitor') return (await journeys.visitor(browser)).page;
  return (await journeys.signedIn(people[viewer], browser)).page;
}

/** Returns how much wider the screen is than the window, in px: it must not scroll horizontally (WCAG 1.4.10). */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns every setting in a full run; otherwise one, which differs from screen to screen. */
const settingsOf = (scene: Scene) =>
  FULL_RUN ? SETTINGS : SETTINGS.filter((_setting, each) => each === SCENES.indexOf(scene) % SETTINGS.length);

/** Opens a scene in the previous scene's page, without a load at the same address. A full run loads each screen. */
async function openAfter(page: Page, scene: Scene, previous: Scene | undefined): Promise<void> {
  await page.context().setOffline(false);
  const isSameScreen = scene.path === previous?.path;
  if (scene.open && isSameScreen) {
    await scene.open(page);
    return waitUntilSettled(page);
  }
  if (!previous || isSameScreen || FULL_RUN) return enterScene(page, scene);
  await closeDialog(page);
  await enterScene(page, scene, openInPage);
}

/** Opens a scene and returns its violations in each setting. */
async function checkScene(page: Page, scene: Scene, before: Scene | undefined): Promise<string[]> {
  const found: string[] = [];
  for (const [nth, { width, colorScheme }] of settingsOf(scene).entries()) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    if (nth === 0) await openAfter(page, scene, before);
    await waitUntilSettled(page);
    const where = `${scene.name} ${width} ${colorScheme}`;
    for (const violation of await findViolations(page)) found.push(`${where} ${violation}`);
    const wider = await overflow(page);
    if (wider > 0) found.push(`${where} ${wider} px too wide`);
  }
  return found;
}

// Other scenes show all their parts, so only a full run checks them.
const REPEATED = [
  ...['welcome', 'join', 'answer', 'consent', 'consent-email', 'consent-push', 'consent-third-party', 'not-allowed'],
  ...['first-guidance', 'dashboard', 'settings', 'prayer-done'],
  ...['dashboard-admin', 'review', 'review-entry', 'review-new'],
];
const CHECKED = SCENES.filter(({ name }) => FULL_RUN || !REPEATED.includes(name));

// All scenes of a viewer share one page, because a new page and a new document cost as much as the check itself.
const VIEWERS = [...Map.groupBy(CHECKED, ({ viewer }) => viewer)];

test.each(VIEWERS)(
  'no checked screen, drawer or dialog of the %s has a WCAG 2.2 AA violation or scrolls horizontally',
  { timeout: 600_000 },
  async (viewer, scenes) => {
    const page = await openAs(viewer);
    const found: string[] = [];
    for (const [nth, scene] of scenes.entries()) {
      const inScene = (cause: unknown) => expect.fail(`${scene.name}: ${cause}`);
      found.push(...(await checkScene(page, scene, scenes[nth - 1]).catch(inScene)));
    }
    expect(found).toEqual([]);
  },
);
