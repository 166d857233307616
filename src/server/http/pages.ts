import { serveStatic } from '@hono/node-server/serve-static';
import type { Context, Hono } from 'hono';
import { compress } from 'hono/compress';
import { DRAWN_PAGES } from '../../shared/drawn-pages.ts';
import { FIRST_DATA_ID, type FirstData } from '../../shared/first-data.ts';
import { findPagePath } from '../../shared/routes.ts';
import type { Site } from '../lib/site.ts';
import type { PageSource } from './built-pages.ts';
import { readFirstData } from './first-data.ts';
import { preferredLanguages } from './language.ts';

// The names of built files change with their content, so browsers may keep them.
const FOREVER = 'public, max-age=31536000, immutable';
// Kept in the browser for use without a network, for whoever is signed in then: it holds nobody's data.
const KEPT_PAGE = '/offline';

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
  app.get('*', compress(), async (c) => {
    const { path } = c.req;
    const look = path === KEPT_PAGE ? null : await readFirstData(site, c);
    const signedIn = look !== null && look.data.userId !== null;
    const html = await source({ path, signedIn, languages: preferredLanguages(c) });
    c.header('Vary', 'Cookie, Accept-Language');
    // What holds a member's data is kept nowhere, so that going back after signing out shows nothing of it.
    c.header('Cache-Control', signedIn ? 'private, no-store' : 'no-cache');
    for (const cookie of look?.headers.getSetCookie() ?? []) c.header('Set-Cookie', cookie, { append: true });
    return answerPage(c, withFirstData(withSiteName(html, site.env.APP_NAME), look?.data ?? null));
  });
}

function answerPage(c: Context, html: string): Response {
  return c.html(html, findPagePath(c.req.path) ? 200 : 404) as Response;
}

function withSiteName(html: string, name: string): string {
  const safe = name.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
  // By a function: in a text, `$&` and its like would be read as patterns.
  return html.replaceAll('{{appName}}', () => safe);
}

/** Writes the first data at its mark in the page. As JSON it is no script; `<` is escaped so that nothing in it ends it. */
function withFirstData(html: string, data: FirstData | null): string {
  const json = data && JSON.stringify(data).replaceAll('<', '\\u003c');
  const element = json ? `<script type="application/json" id="${FIRST_DATA_ID}">${json}</script>` : '';
  return html.replace('<!--first-data-->', () => element);
}
