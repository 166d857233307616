import type { Page } from 'playwright-core';
import type { Scene } from './scenes.ts';

/**
 * Opens a scene and waits until it is complete: its text is shown, its fonts are loaded, and nothing moves. By default it
 * loads the page; see `openInPage`.
 */
export async function enterScene(
  page: Page,
  scene: Scene,
  openPath: (page: Page, path: string) => Promise<unknown> = () => page.goto(scene.path),
): Promise<void> {
  await openPath(page, scene.path);
  await openScene(page, scene);
  // In about one of several hundred pages this browser stops rendering during a scroll, and then no click ends. Reloading
  // the page helps.
  if (!(await isRendering(page))) {
    await page.reload();
    await openScene(page, scene);
  }
  await scene.open?.(page);
  await waitUntilSettled(page);
}

async function openScene(page: Page, scene: Scene): Promise<void> {
  await page.getByText(scene.shows).locator('visible=true').first().waitFor();
  await scrollThrough(page);
  await waitUntilSettled(page);
}

/** Returns whether the browser still renders frames of the page. */
function isRendering(page: Page): Promise<boolean> {
  return page.evaluate(
    () =>
      new Promise((done) => {
        requestAnimationFrame(() => done(true));
        setTimeout(() => done(false), 5_000);
      }),
  );
}

/** Scrolls down and back, to load the parts that load only when visible. */
export async function scrollThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const { documentElement: root } = document;
    const loading = () => document.body.innerText.includes('Loading...');
    for (let y = 0; y < root.scrollHeight || loading(); y += innerHeight / 2) {
      scrollTo(0, y % root.scrollHeight);
      await new Promise((done) => setTimeout(done, 30));
      if (y > 100 * innerHeight) break;
    }
    scrollTo(0, 0);
  });
}

/** Waits until nothing is loading and nothing moves. */
export async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForFunction(
    () => !document.body.innerText.includes('Loading...') && !document.querySelector('svg[data-loading]'),
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Wait for all animations except endless ones.
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}
