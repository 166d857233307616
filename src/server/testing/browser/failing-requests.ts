import type { Page, Route } from 'playwright-core';

/** Requests of a page that fail until a test ends that. */
export interface Failure {
  /**
   * Ends it by a press. What the press sends gets its answer; what was sent before still fails. So a page that asks again
   * by itself, as it does when its stream opens, does not take away the button that is about to be pressed.
   */
  endBy(press: () => Promise<unknown>): Promise<void>;
  /** Ends it at once, where the next press is on something that no answer takes away. */
  end(): void;
  /** Returns how many requests have failed. */
  count(): number;
}

type Pressable = Window & { isPressed?: boolean };

/** Makes a page's requests to an address fail: without any answer by default, or with a status. */
export async function failRequests(page: Page, address: string | RegExp, status?: number): Promise<Failure> {
  let ended = false;
  let ending = false;
  let count = 0;
  await page.route(address, async (route: Route) => {
    // The page is asked, because it sends the request within the press, before the press is reported here.
    if (ending && (await page.evaluate(() => (window as Pressable).isPressed).catch(() => false))) ended = true;
    if (ended) return route.fallback().catch(() => undefined);
    count += 1;
    await (status ? route.fulfill({ status, body: '' }) : route.abort()).catch(() => undefined);
  });
  return {
    async endBy(press) {
      await page.evaluate(() => {
        const scope = window as Pressable;
        scope.isPressed = false;
        const note = () => {
          scope.isPressed = true;
        };
        window.addEventListener('click', note, { capture: true, once: true });
      });
      ending = true;
      await press();
      ended = true;
    },
    end() {
      ended = true;
    },
    count: () => count,
  };
}
