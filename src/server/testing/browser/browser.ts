import { existsSync } from 'node:fs';
import chromium from '@sparticuz/chromium';
import { type Browser, type BrowserContextOptions, type Page, chromium as playwright } from 'playwright-core';

// Tests serve the site on these hosts. A request to any other host is an error.
const OWN_HOSTS = ['127.0.0.1', 'localhost'];

/** Starts a browser: the packaged one on Linux, else the machine's own. */
export async function launchBrowser(): Promise<Browser> {
  if (process.platform !== 'linux') return playwright.launch({ channel: 'chrome' });
  const executablePath = await unpackBrowser();
  if (!existsSync(executablePath)) throw new Error(`there is no browser at ${executablePath}`);
  // The package's own arguments would run a single process and disable web security.
  return playwright.launch({ executablePath, args: ['--no-sandbox', '--disable-gpu'] });
}

let shared: Promise<Browser> | undefined;

/** Returns a browser that all test files of one worker share. It ends with the worker's process. */
export function openSharedBrowser(): Promise<Browser> {
  shared ??= launchBrowser();
  return shared;
}

/** Unpacks the packaged browser if needed and returns its path. Two processes must not do this at once. */
export async function unpackBrowser(): Promise<string> {
  return process.env.CHROMIUM_PATH ?? chromium.executablePath();
}

/** A page, with the errors that its browser reported. */
export interface Visit {
  page: Page;
  pageErrors: string[];
}

/** The window of a phone, the default of journeys. */
export const PHONE = { width: 390, height: 844 };
/** The default of journeys: they do not wait for transitions. */
export const REDUCED = 'reduce';

/**
 * Opens a page and collects the browser's errors, which a journey asserts to be none.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-US', reducedMotion: REDUCED, ...options });
  if (options.javaScriptEnabled !== false) {
    context.on('page', waitUntilReady);
    await context.addInitScript(reportViolations);
  }
  const page = await context.newPage();
  const pageErrors: string[] = [];
  watchErrors(page, pageErrors);
  return { page, pageErrors };
}

/** Adds to `pageErrors` what the browser reports, and each request to a host that is not the site's. */
export function watchErrors(page: Page, pageErrors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(message.text());
  });
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  page.on('request', (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol.startsWith('http') && !OWN_HOSTS.includes(hostname)) pageErrors.push(`sent a request to ${hostname}`);
  });
}

/** Reports what the page's content security policy blocks, also where the code catches the error. */
function reportViolations(): void {
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile }) => {
    reportError(new Error(`The policy's ${violatedDirective} blocked ${blockedURI} in ${sourceFile}`));
  });
}

/**
 * Makes navigations wait until the screen is ready (`data-ready`), if it is one of the product's. A navigation with its own
 * `waitUntil` does not wait for that.
 */
function waitUntilReady(page: Page): void {
  const ready = () =>
    page.waitForFunction(() => {
      const root = document.getElementById('root');
      return root === null || 'ready' in root.dataset;
    });
  const { goto, reload } = page;
  page.goto = async (url, options) => {
    const response = await goto.call(page, url, options);
    if (!options?.waitUntil) await ready();
    return response;
  };
  page.reload = async (options) => {
    const response = await reload.call(page, options);
    if (!options?.waitUntil) await ready();
    return response;
  };
}
