import { randomUUID } from 'node:crypto';
import type { Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { serveStatic } from 'hono/serve-static';
import {
  isRenderedQuery,
  type MemberScreen,
  OFFLINE_PAGE,
  RENDERED_PAGES,
  SCREEN_MARKS,
} from '../../../shared/pages/built-pages.ts';
import { FIRST_DATA_ID, type FirstData } from '../../../shared/pages/first-data.ts';
import { findPagePath } from '../../../shared/pages/page-paths.ts';
import { carriesSession } from '../../domains/auth/sessions/sessions.ts';
import { AppError } from '../../lib/app-error.ts';
import { escapeHtml } from '../../lib/escape-html.ts';
import { cachedInMemory, type ProgramFiles } from '../../lib/program/program-files.ts';
import type { Site } from '../../site/site.ts';
import { FOREVER } from '../headers/caching.ts';
import { aboutRequest } from '../request-id/request-id.ts';
import type { Page, PageSource } from './built-pages.ts';
import type { PageData } from './first-data.ts';
import { preferredLanguages } from './language.ts';

// The placeholder for the site's name, in built pages and in rendered screens.
const NAME_PLACEHOLDER = '{{appName}}';
// Replaces the placeholder in a member's own texts during rendering, so that their texts stay unchanged.
const ESCAPED_PLACEHOLDER = `{{${randomUUID()}}}`;

/** Serves the built files and their compressed copies, with long caching. */
export function serveBuiltFiles(app: Hono, built: ProgramFiles): void {
  // Reading a file and its compressed copy from disk would hold the event loop at each request.
  const kept = cachedInMemory(built);
  const getContent = async (path: string) => kept.read(path.replace(/^[./]+/, ''));
  const files = serveStatic({ getContent, precompressed: true });
  app.get('/*', async (c, next) => {
    if (c.req.path === '/' || c.req.path.endsWith('.html') || c.req.path.startsWith(`/${RENDERED_PAGES}/`))
      return next();
    const file = await files(c, next);
    if (file instanceof Response)
      file.headers.set('Cache-Control', c.req.path.startsWith('/assets/') ? FOREVER : 'no-cache');
    return file;
  });
}

type ReadFirstData = (c: Context) => Promise<PageData>;

/** Serves a page for every remaining path. A path without a page gets the 404 screen with that status. */
export function servePages(app: Hono, site: Site, source: PageSource, readFirstData: ReadFirstData): void {
  app.get('*', compress(), async (c) => {
    const { path } = c.req;
    const pageData = path === OFFLINE_PAGE ? null : await readPageData(site, c, readFirstData);
    const signedIn = pageData
      ? pageData.data.userId !== null
      : path !== OFFLINE_PAGE && carriesSession(c.req.header('cookie') ?? null);
    const audience = signedIn ? 'member' : pageData?.data.isNewcomer ? 'newcomer' : 'visitor';
    const page = await source({ path, audience, languages: preferredLanguages(c) });
    c.header('Vary', 'Cookie, Accept-Language');
    // A page with a member's data is never cached, so the back button shows nothing after signing out.
    c.header('Cache-Control', signedIn ? 'private, no-store' : 'no-cache');
    return answerPage(c, await fillPage(site, c, page, pageData));
  });
}

function answerPage(c: Context, html: string): Response {
  return c.html(html, findPagePath(c.req.path) ? 200 : 404) as Response;
}

/**
 * Returns the page's first data; null when reading fails. The error is logged, and the browser then requests the data
 * itself.
 * @throws {AppError} when the request itself is rejected, for example after too many invalid API tokens.
 */
async function readPageData(site: Site, c: Context, readFirstData: ReadFirstData): Promise<PageData | null> {
  try {
    return await readFirstData(c);
  } catch (error) {
    if (error instanceof AppError) throw error;
    site.log.error({ err: error, ...aboutRequest(c) }, 'the first data of a page could not be read');
    return null;
  }
}

/**
 * Returns the page with a member's screen and first data. An error is logged, and the browser then renders the page.
 */
async function fillPage(site: Site, c: Context, page: Page, pageData: PageData | null): Promise<string> {
  const screen = pageData && (await renderScreen(site, c, page, pageData));
  const name = site.env.APP_NAME;
  try {
    const html = withSiteName(screen ? withScreen(page.html, screen) : page.html, name);
    return withFirstData(html.replaceAll(ESCAPED_PLACEHOLDER, NAME_PLACEHOLDER), pageData?.data ?? null);
  } catch (error) {
    site.log.error({ err: error, ...aboutRequest(c) }, 'a page could not be filled');
    return withFirstData(withSiteName(page.html, name), null);
  }
}

/** Returns a member's rendered screen; null when the browser must render it. A rendering error is logged. */
async function renderScreen(
  site: Site,
  c: Context,
  { render }: Page,
  pageData: PageData,
): Promise<MemberScreen | null> {
  if (!render || !pageData.complete || !isRenderedQuery(new URL(c.req.url).search)) return null;
  try {
    return await render(c.req.path, withEscapedPlaceholders(pageData.data));
  } catch (error) {
    site.log.error({ err: error, ...aboutRequest(c) }, 'could not render a screen');
    return null;
  }
}

function withEscapedPlaceholders(data: FirstData): FirstData {
  const text = JSON.stringify(data);
  return text.includes(NAME_PLACEHOLDER) ? JSON.parse(text.replaceAll(NAME_PLACEHOLDER, ESCAPED_PLACEHOLDER)) : data;
}

/** Replaces the skeleton of a page with a screen, if the page has one. */
function withScreen(html: string, { html: screen, renderedAs }: MemberScreen): string {
  const [start, end] = SCREEN_MARKS.map((mark) => html.indexOf(mark)) as [number, number];
  if (start < 0) return html;
  const root = `<div id="root" data-rendered="${renderedAs}">${screen}</div>`;
  return html.slice(0, start) + root + html.slice(end + SCREEN_MARKS[1].length);
}

function withSiteName(html: string, name: string): string {
  const safe = escapeHtml(name);
  // A function as replacement: in a string, `$&` and similar would be read as patterns.
  return html.replaceAll(NAME_PLACEHOLDER, () => safe);
}

/**
 * Writes the first data into the page. JSON does not run as a script, and `<` is escaped so that no text can end the
 * element.
 */
function withFirstData(html: string, data: FirstData | null): string {
  const json = data && JSON.stringify(data).replaceAll('<', '\\u003c');
  const element = json ? `<script type="application/json" id="${FIRST_DATA_ID}">${json}</script>` : '';
  return html.replace('<!--first-data-->', () => element);
}
