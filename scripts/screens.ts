import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../src/server/testing/browser/browser.ts';
import { signIn } from '../src/server/testing/browser/browser-session.ts';
import { enterScene, settled } from '../src/server/testing/browser/enter-scene.ts';
import { SCENES, type Scene } from '../src/server/testing/browser/scenes.ts';
import { type ServedSite, serveSite } from '../src/server/testing/browser/served-site.ts';
import { type Congregation, settleCongregation } from '../src/server/testing/members/congregation.ts';
import { buildIfStale } from './build.ts';

/**
 * Takes a screenshot of every screen, at phone and desktop size, light and dark, into `screens/`. `npm run screens --
 * NAME…` takes only the named ones.
 */

const FOLDER = fileURLToPath(new URL('../screens', import.meta.url));
const DEVICES = { phone: { width: 390, height: 844 }, desk: { width: 1280, height: 900 } };

async function takePictures(browser: Browser, served: ServedSite, people: Congregation, scene: Scene): Promise<void> {
  for (const [device, viewport] of Object.entries(DEVICES))
    for (const colorScheme of ['light', 'dark'] as const) {
      const context = await browser.newContext({
        baseURL: served.url,
        viewport,
        colorScheme,
        deviceScaleFactor: 2,
        locale: 'en-US',
        timezoneId: 'Europe/London',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      if (scene.viewer !== 'visitor') await signIn(page, served, people[scene.viewer]);
      await enterScene(page, scene);
      // A drawer is captured in its window; a screen is captured to its end, with the bottom bar there.
      if (!scene.open) {
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        await page.setViewportSize({ width: viewport.width, height: Math.max(height, viewport.height) });
        await settled(page);
      }
      await page.screenshot({ path: join(FOLDER, `${scene.name}-${device}-${colorScheme}.png`) });
      await context.close();
    }
}

const chosen = process.argv.slice(3);
const unknown = chosen.find((name) => !SCENES.some((scene) => scene.name === name));
if (unknown) {
  console.error(`There is no screen "${unknown}"; there are: ${SCENES.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
if (!process.env.HESED_PAGES) await buildIfStale();
if (chosen.length === 0) rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
const [served, browser] = await Promise.all([serveSite(), launchBrowser()]);
const people = await settleCongregation(served.site);
let failed = 0;
for (const scene of SCENES) {
  if (chosen.length && !chosen.includes(scene.name)) continue;
  await takePictures(browser, served, people, scene).then(
    () => console.log(scene.name),
    (error: unknown) => {
      failed += 1;
      console.error(`${scene.name}: ${error instanceof Error ? error.message : error}`);
    },
  );
}
await browser.close();
await served.close();
process.exit(failed ? 1 : 0);
