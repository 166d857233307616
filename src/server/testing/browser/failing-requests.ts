import type { Page, Route } from 'playwright-core';

/** Makes requests of a page fail until the test ends the failure. */
export interface Failure {
  /**
   * Ends the failure with a press: requests from the press on succeed, earlier ones still fail. Otherwise a page that
   * refetches by itself, such as when its stream opens, could remove the button before the press.
   */
  endBy(press: () => Promise<unknown>): Promise<void>;
  /** Ends the failure at once, if no answer can remove the next control to press. */
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
    // Ask the page, because it sends the request before the press is reported here.
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

/** Makes the answers to a page's requests get lost: each request arrives, and the connection breaks before the answer. */
export async function loseAnswers(page: Page, address: string | RegExp): Promise<Pick<Failure, 'end'>> {
  let ended = false;
  await page.route(address, async (route: Route) => {
    if (ended) return route.fallback().catch(() => undefined);
    await route.fetch();
    await route.abort().catch(() => undefined);
  });
  return {
    end() {
      ended = true;
    },
  };
}

/** Makes a page's calls to an address get an error of the server as their answer. */
export async function answerWithError(page: Page, address: string): Promise<void> {
  const error = { message: 'No.', code: -32603, data: { httpStatus: 500 } };
  await page.route(address, (route) => route.fulfill({ status: 500, json: [{ error: { json: error } }] }));
}
