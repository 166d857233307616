import type { Page } from 'playwright-core';
import { launchBrowser } from '../../src/server/testing/browser/browser.ts';
import { layoutShifts, watchLayout } from '../../src/server/testing/browser/layout-shifts.ts';
import { median } from './table.ts';

// Lighthouse's slow 4G as its DevTools throttling applies it, and its slowed processor.
const SLOW = {
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1_474.56,
  uploadThroughputKbps: 675,
  cpuSlowdownMultiplier: 4,
};
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** The first second of the dashboard, in milliseconds from the start of the navigation. */
interface FirstPress {
  /** The largest contentful paint before the press. */
  drawn: number;
  /** The completion drawer, after a press as soon as the button accepts one. */
  answered: number;
  /** The sum of all layout shifts up to then. */
  shift: number;
}

/**
 * Opens the dashboard in a new browser profile on Lighthouse's slow 4G with a slowed processor, both really applied, and
 * presses Complete. Returns the medians of some rounds, with the largest layout shift.
 */
export async function measureFirstPress(url: string, cookie: string, rounds: number): Promise<FirstPress> {
  const browser = await launchBrowser();
  const found: FirstPress[] = [];
  try {
    for (let round = 0; round < rounds; round += 1) {
      const context = await browser.newContext({ ...PHONE, serviceWorkers: 'block' });
      const [name = '', value = ''] = cookie.split('=');
      await context.addCookies([{ name, value, url }]);
      const page = await context.newPage();
      await slowDown(page);
      found.push(await pressOnce(page, url));
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return {
    drawn: median(found.map(({ drawn }) => drawn)),
    answered: median(found.map(({ answered }) => answered)),
    shift: Math.max(...found.map(({ shift }) => shift)),
  };
}

async function slowDown(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: SLOW.requestLatencyMs,
    downloadThroughput: (SLOW.downloadThroughputKbps * 1024) / 8,
    uploadThroughput: (SLOW.uploadThroughputKbps * 1024) / 8,
  });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: SLOW.cpuSlowdownMultiplier });
}

async function pressOnce(page: Page, url: string): Promise<FirstPress> {
  await watchLayout(page);
  await page.addInitScript(() => {
    const seen = { drawn: 0 };
    Object.assign(window, { firstPress: seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.drawn = startTime;
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
  await page.goto(`${url}/dashboard`, { waitUntil: 'commit' });
  // An element handle, so that the press happens in the frame where the button becomes ready.
  const button = await page.waitForFunction(
    () =>
      [...document.querySelectorAll('article button')].find(
        (each) => each.textContent === 'Complete' && !each.matches(':disabled'),
      ) as HTMLElement | undefined,
    null,
    { polling: 'raf' },
  );
  await button.asElement()?.evaluate((element) => (element as HTMLElement).click());
  const answered = await page.waitForFunction(
    () => document.querySelector('[role="dialog"]')?.checkVisibility() && performance.now(),
    null,
    { polling: 'raf' },
  );
  const drawn = await page.evaluate(() => (window as unknown as { firstPress: { drawn: number } }).firstPress.drawn);
  return { drawn, answered: Number(await answered.jsonValue()), shift: await layoutShifts(page) };
}
