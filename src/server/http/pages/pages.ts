import { randomUUID } from 'node:crypto';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { DRAWN_PAGES, type OwnScreen, SCREEN_MARKS } from '../../../shared/pages/drawn-pages.ts';
import { FIRST_DATA_ID, type FirstData } from '../../../shared/pages/first-data.ts';
import { findPagePath } from '../../../shared/pages/routes.ts';
import { carriesSession } from '../../domains/auth/sessions/sessions.ts';
import { AppError } from '../../lib/app-error.ts';
import type { Site } from '../../site/site.ts';
import { loggedPath } from '../logged-path.ts';
import type { Page, PageSource } from './built-pages.ts';
import { type FirstLook, readFirstData } from './first-data.ts';
import { preferredLanguages } from './language.ts';

// The names of built files change with their content, so browsers may keep them.
const FOREVER = 'public, max-age=31536000, immutable';
// Kept in the browser for use without a network, for whoever is signed in then: it holds nobody's data.
const KEPT_PAGE = '/offline';
// Stands in built pages and in what the drawing code makes, wherever the site says its name.
const NAME_MARK = '{{appName}}';
// Stands for that mark while a screen is drawn, where a member wrote it: what they wrote stays as it is.
const WRITTEN_MARK = `{{${randomUUID()}}}`;

/** Serves the built files from a folder, with long cache and the compressed twins made at build time. */
export function serveBuiltFiles(app: Hono, folder: string): void {
  const files = serveStatic({ root: folder, precompressed: true });
  app.get('/*', async (c, next) => {
    if (c.req.path === '/' || c.req.path.endsWith('.html') || c.req.path.startsWith(`/${DRAWN_PAGES}/`)) return next();
    const file = await files(c, next);
    if (file instanceof Response)
      file.headers.set('Cache-Control', c.req.path.startsWith('/assets/') ? FOREVER : 'no-cache');
    return file;
  });
}

/** Serves the page for every path that is left; one that is no page shows the 404 screen with that status. */
export function servePages(app: Hono, site: Site, source: PageSource): void {
  // A form that was sent before its script was there: its page comes back, and nothing it held is in an address.
  app.post('*', async (c, next) => {
    const { pathname, search } = new URL(c.req.url);
    const page = findPagePath(pathname);
    return page && !page.includes(':') ? c.redirect(pathname + search, 303) : next();
  });
  app.get('*', compress(), async (c) => {
    const { path } = c.req;
    const look = path === KEPT_PAGE ? null : await readLook(site, c);
    const signedIn = look
      ? look.data.userId !== null
      : path !== KEPT_PAGE && carriesSession(c.req.header('cookie') ?? null);
    const audience = signedIn ? 'member' : look?.data.isNewcomer ? 'newcomer' : 'visitor';
    const page = await source({ path, audience, languages: preferredLanguages(c) });
    c.header('Vary', 'Cookie, Accept-Language');
    // What holds a member's data is kept nowhere, so that going back after signing out shows nothing of it.
    c.header('Cache-Control', signedIn ? 'private, no-store' : 'no-cache');
    for (const cookie of look?.headers.getSetCookie() ?? []) c.header('Set-Cookie', cookie, { append: true });
    return answerPage(c, await fillPage(site, c, page, look));
  });
}

function answerPage(c: Context, html: string): Response {
  return c.html(html, findPagePath(c.req.path) ? 200 : 404) as Response;
}

/**
 * The page's first data; null where it cannot be read, which is logged: the browser then asks for all of it.
 * @throws {AppError} where the request itself is refused, such as for a wrong API token too many.
 */
async function readLook(site: Site, c: Context): Promise<FirstLook | null> {
  try {
    return await readFirstData(site, c);
  } catch (error) {
    if (error instanceof AppError) throw error;
    site.log.error({ err: error, path: loggedPath(c.req.path) }, 'the first data of a page could not be read');
    return null;
  }
}

/** The page with a member's screen and first data in it. Where that fails it is logged, and the browser draws the page. */
async function fillPage(site: Site, c: Context, page: Page, look: FirstLook | null): Promise<string> {
  const screen = look && (await drawScreen(site, c, page, look));
  const name = site.env.APP_NAME;
  try {
    const html = withSiteName(screen ? withScreen(page.html, screen) : page.html, name);
    return withFirstData(html.replaceAll(WRITTEN_MARK, NAME_MARK), look?.data ?? null);
  } catch (error) {
    site.log.error({ err: error, path: loggedPath(c.req.path) }, 'a page could not be filled');
    return withFirstData(withSiteName(page.html, name), null);
  }
}

/** A member's own screen; null where the browser is to draw it, as one that cannot be drawn here, which is logged. */
async function drawScreen(site: Site, c: Context, { draw }: Page, look: FirstLook): Promise<OwnScreen | null> {
  // What an address adds to a screen is the browser's to read.
  if (!draw || !look.whole || new URL(c.req.url).search !== '') return null;
  try {
    return await draw(c.req.path, withWrittenMarks(look.data));
  } catch (error) {
    site.log.error({ err: error, path: loggedPath(c.req.path) }, 'a screen could not be drawn');
    return null;
  }
}

function withWrittenMarks(data: FirstData): FirstData {
  const text = JSON.stringify(data);
  return text.includes(NAME_MARK) ? JSON.parse(text.replaceAll(NAME_MARK, WRITTEN_MARK)) : data;
}

/** Puts a screen in the place of its skeleton, where the page has one. */
function withScreen(html: string, { html: screen, drawnAs }: OwnScreen): string {
  const [start, end] = SCREEN_MARKS.map((mark) => html.indexOf(mark)) as [number, number];
  if (start < 0) return html;
  const root = `<div id="root" data-drawn="${drawnAs}">${screen}</div>`;
  return html.slice(0, start) + root + html.slice(end + SCREEN_MARKS[1].length);
}

function withSiteName(html: string, name: string): string {
  const safe = name.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
  // By a function: in a text, `$&` and its like would be read as patterns.
  return html.replaceAll(NAME_MARK, () => safe);
}

/** Writes the first data at its mark in the page. As JSON it is no script; `<` is escaped so that nothing in it ends it. */
function withFirstData(html: string, data: FirstData | null): string {
  const json = data && JSON.stringify(data).replaceAll('<', '\\u003c');
  const element = json ? `<script type="application/json" id="${FIRST_DATA_ID}">${json}</script>` : '';
  return html.replace('<!--first-data-->', () => element);
}
