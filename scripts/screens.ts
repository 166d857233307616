import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser } from '../src/server/testing/browser/browser.ts';
import { signIn } from '../src/server/testing/browser/browser-session.ts';
import { enterScene, waitUntilSettled } from '../src/server/testing/browser/enter-scene.ts';
import { MAIL_SCENES, type MailScene } from '../src/server/testing/browser/mail-scenes.ts';
import { SCENES, type Scene } from '../src/server/testing/browser/scenes.ts';
import { type ServedSite, serveSite } from '../src/server/testing/browser/served-site.ts';
import { type Congregation, fillCongregation } from '../src/server/testing/members/congregation.ts';
import { buildIfStale } from './build.ts';

/**
 * Takes a screenshot of every screen and of the mails, at phone and desktop size, light and dark, into `screens/`. `npm run screens --
 * NAME…` takes only the named ones.
 */

const FOLDER = fileURLToPath(new URL('../screens', import.meta.url));
const DEVICES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } };

/**
 * Takes a screenshot at each size in each colour scheme. `enter` opens the page, and returns whether the screenshot is of
 * the window or of the whole page.
 */
async function takePictures(
  browser: Browser,
  name: string,
  enter: (page: Page) => Promise<'window' | 'whole'>,
  baseURL?: string,
): Promise<void> {
  for (const [device, viewport] of Object.entries(DEVICES))
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        ...(baseURL === undefined ? {} : { baseURL }),
        viewport,
        colorScheme,
        deviceScaleFactor: 2,
        locale: 'en-US',
        timezoneId: 'Europe/London',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      if ((await enter(page)) === 'whole') {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width: viewport.width, height: Math.max(height, viewport.height) });
        await waitUntilSettled(page);
      }
      await page.screenshot({ path: join(FOLDER, `${name}-${device}-${colorScheme}.png`) });
      await context.close();
    }
}

/** Enters a screen. A drawer is taken in its window; a screen to its end, with the bottom bar there. */
const enterScreen = (served: ServedSite, people: Congregation, scene: Scene) => async (page: Page) => {
  if (scene.viewer !== 'visitor') await signIn(page, served, people[scene.viewer]);
  await enterScene(page, scene);
  return scene.open && !scene.whole ? 'window' : 'whole';
};

const enterMail =
  ({ html }: MailScene) =>
  async (page: Page) => {
    await page.setContent(html);
    return 'whole' as const;
  };

const chosen = process.argv.slice(3);
const names = [...SCENES, ...MAIL_SCENES].map(({ name }) => name);
const unknown = chosen.find((name) => !names.includes(name));
if (unknown) {
  console.error(`There is no screen "${unknown}"; there are: ${names.join(', ')}.`);
  process.exit(1);
}
if (!process.env.HESED_PAGES) await buildIfStale();
if (chosen.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const [served, browser] = await Promise.all([serveSite(), launchBrowser()]);
const people = await fillCongregation(served.site);
let failed = 0;
const isChosen = ({ name }: { name: string }) => chosen.length === 0 || chosen.includes(name);
async function take(name: string, enter: Parameters<typeof takePictures>[2], baseURL?: string): Promise<void> {
  try {
    await takePictures(browser, name, enter, baseURL);
    console.log(name);
  } catch (error) {
    failed += 1;
    console.error(`${name}: ${error instanceof Error ? error.message : error}`);
  }
}
for (const scene of SCENES.filter(isChosen)) await take(scene.name, enterScreen(served, people, scene), served.url);
for (const mail of MAIL_SCENES.filter(isChosen)) await take(mail.name, enterMail(mail));
await browser.close();
await served.close();
process.exit(failed ? 1 : 0);
