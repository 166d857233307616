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
/** The options of a page that sets none; with reduced motion, journeys do not wait for transitions. */
export const DEFAULTS = {
  viewport: PHONE,
  locale: 'en-US',
  colorScheme: 'light',
  reducedMotion: 'reduce',
} as const satisfies BrowserContextOptions;

/**
 * Opens a page and collects the browser's errors, which a journey asserts to be none.
 */
export async function openPage(browser: Browser, options: BrowserContextOptions = {}): Promise<Visit> {
  const context = await browser.newContext({ ...DEFAULTS, ...options });
  if (options.javaScriptEnabled !== false) {
    context.on('page', waitUntilReady);
    await context.addInitScript(reportRequests, OWN_HOSTS);
  }
  const page = await context.newPage();
  const pageErrors: string[] = [];
  watchErrors(page, pageErrors);
  if (options.javaScriptEnabled === false) page.on('request', (request) => checkHost(request.url(), pageErrors));
  return { page, pageErrors };
}

/**
 * Adds to `pageErrors` what the browser reports, and each request to a host that is not the site's. It listens to failed
 * requests only and the page itself reports others, because hearing of every request costs more than most journeys.
 */
export function watchErrors(page: Page, pageErrors: string[]): void {
  page.on('console', (message) => {
    if (message.type() === 'error') pageErrors.push(message.text());
  });
  page.on('pageerror', (error) => pageErrors.push(String(error)));
  page.on('requestfailed', (request) => checkHost(request.url(), pageErrors));
  page.on('framenavigated', (frame) => checkHost(frame.url(), pageErrors));
}

function checkHost(url: string, pageErrors: string[]): void {
  const { protocol, hostname } = new URL(url);
  if (protocol.startsWith('http') && !OWN_HOSTS.includes(hostname)) pageErrors.push(`sent a request to ${hostname}`);
}

/**
 * Reports what the page's content security policy blocks, also where the code catches the error, and what the page gets
 * from other hosts.
 */
function reportRequests(ownHosts: string[]): void {
  new PerformanceObserver((list) => {
    for (const { name } of list.getEntries()) {
      const { protocol, hostname } = new URL(name);
      if (protocol.startsWith('http') && !ownHosts.includes(hostname))
        reportError(new Error(`The page sent a request to ${hostname}`));
    }
  }).observe({ type: 'resource', buffered: true });
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
