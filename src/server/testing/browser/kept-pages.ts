import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';
import { DEFAULTS, openPage, type Visit, watchErrors } from './browser.ts';

interface KeptPage extends Visit {
  /** The options of its context, which cannot be changed later. */
  key: string;
  options: BrowserContextOptions;
  /** Removes what a test attached to the page, such as scripts that run in each document. */
  removals: (() => Promise<unknown>)[];
}

// Each idle page has its own process.
const MAX_IDLE = 4;
// Events to which tests listen.
const EVENTS = [
  ...['console', 'dialog', 'framenavigated', 'pageerror', 'popup'],
  ...['request', 'requestfailed', 'requestfinished', 'response'],
];
const STORAGE = 'file_systems,local_storage,indexeddb,service_workers,cache_storage';

const used = new Map<BrowserContext, KeptPage>();
const idle: KeptPage[] = [];

/**
 * Returns an emptied page of an earlier test, or a new one if none has these options. A new page starts a process and
 * compiles the interface again, which costs more than most journeys do on it.
 */
export async function takePage(browser: Browser, options: BrowserContextOptions): Promise<Visit> {
  // A service worker and a page without scripts cannot be emptied.
  if (options.serviceWorkers !== 'block' || options.javaScriptEnabled === false) return openPage(browser, options);
  const { viewport, ...lasting } = { ...DEFAULTS, ...options };
  const key = JSON.stringify(Object.entries(lasting).sort());
  const at = idle.findLastIndex((page) => page.key === key);
  const [kept = await openKeptPage(browser, options, key)] = at < 0 ? [] : idle.splice(at, 1);
  used.set(kept.page.context(), kept);
  await kept.page.setViewportSize(viewport ?? DEFAULTS.viewport);
  return kept;
}

/** Empties the pages of a test that passed and keeps them for later tests; closes all others. */
export async function releasePages(browser: Browser, passed: boolean): Promise<void> {
  await Promise.all(
    browser.contexts().map(async (context) => {
      const kept = used.get(context);
      used.delete(context);
      if (kept && passed && !kept.page.isClosed() && (await empty(kept).catch(() => false))) idle.push(kept);
      else if (!idle.some(({ page }) => page.context() === context)) await context.close();
    }),
  );
  await Promise.all(idle.splice(0, Math.max(0, idle.length - MAX_IDLE)).map(({ page }) => page.context().close()));
}

async function openKeptPage(browser: Browser, options: BrowserContextOptions, key: string): Promise<KeptPage> {
  const visit = await openPage(browser, options);
  const { page } = visit;
  const context = page.context();
  const kept: KeptPage = { ...visit, key, options, removals: [] };
  const { addInitScript } = page;
  page.addInitScript = async (...script) => {
    const added = await addInitScript.apply(page, script as Parameters<typeof addInitScript>);
    kept.removals.push(() => added.dispose());
    return added;
  };
  const { newCDPSession } = context;
  context.newCDPSession = async (target) => {
    const session = await newCDPSession.call(context, target);
    // The test may have detached it already.
    kept.removals.push(() => session.detach().catch(() => undefined));
    return session;
  };
  return kept;
}

/**
 * Makes a page like a new one, except that its process and its compiled scripts stay. Returns false, or fails, if that is
 * not possible, as after a test replaced the page's clock.
 */
async function empty({ page, pageErrors, options, removals }: KeptPage): Promise<boolean> {
  const context = page.context();
  for (const event of EVENTS) page.removeAllListeners(event);
  for (const remove of removals.splice(0)) await remove();
  for (const other of context.pages()) if (other !== page) await other.close();
  await context.setOffline(false);
  // A document without scripts on the same site, because about:blank would end the process. Routes end only after it has
  // loaded: ending them while a page loads can leave requests unanswered.
  await page.goto('/readyz');
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.unrouteAll({ behavior: 'ignoreErrors' })]);
  const { colorScheme, reducedMotion } = { ...DEFAULTS, ...options };
  await page.emulateMedia({ media: null, colorScheme, reducedMotion, forcedColors: 'none', contrast: 'no-preference' });
  await page.evaluate(() => sessionStorage.clear());
  await context.clearCookies();
  await context.clearPermissions();
  await context.setExtraHTTPHeaders(options.extraHTTPHeaders ?? {});
  const devtools = await context.newCDPSession(page);
  await devtools.send('Storage.clearDataForOrigin', { origin: new URL(page.url()).origin, storageTypes: STORAGE });
  await devtools.send('Page.resetNavigationHistory');
  for (const remove of removals.splice(0)) await remove();
  pageErrors.length = 0;
  watchErrors(page, pageErrors);
  return page.evaluate(() => String(setTimeout).includes('native code'));
}
