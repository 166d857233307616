import type { Page } from 'playwright-core';
import type { Scene } from './scenes.ts';

/** Waits until a scene is complete: its text is shown in the site's fonts, and nothing is loading. */
export async function enterScene(page: Page, scene: Scene): Promise<void> {
  await page.goto(scene.path);
  await stand(page, scene);
  // In about one of some hundred pages this browser stops rendering during a scroll, and no click ever ends. Other pages
  // work, and so does reopening the page.
  if (!(await isDrawing(page))) {
    await page.reload();
    await stand(page, scene);
  }
  await scene.open?.(page);
  await settled(page);
}

async function stand(page: Page, scene: Scene): Promise<void> {
  await page.getByText(scene.shows).locator('visible=true').first().waitFor();
  await scrollThrough(page);
  await settled(page);
}

/** Returns whether the browser still renders frames of the page. */
function isDrawing(page: Page): Promise<boolean> {
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
export async function settled(page: Page): Promise<void> {
  await page.waitForFunction(() => !document.body.innerText.includes('Loading...'));
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Wait for all animations except endless ones.
    const finite = document
      .getAnimations()
      .filter((animation) => animation.effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(finite.map((animation) => animation.finished));
  });
}
