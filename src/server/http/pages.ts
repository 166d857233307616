import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import type { Hono } from 'hono';
import { isPagePath } from '../../shared/routes.ts';
import type { Site } from '../lib/site.ts';

/** Gives the page's HTML for a URL path. */
export type PageSource = (path: string) => Promise<string>;

// The names of built files change with their content, so browsers may keep them.
const FOREVER = 'public, max-age=31536000, immutable';

/** Serves the built files from a folder, with long cache and the compressed twins made at build time. */
export function serveBuiltFiles(app: Hono, folder: string): void {
  const files = serveStatic({ root: folder, precompressed: true });
  app.get('/*', async (c, next) => {
    if (c.req.path === '/' || c.req.path.endsWith('.html')) return next();
    const file = await files(c, next);
    if (file instanceof Response)
      file.headers.set('Cache-Control', c.req.path.startsWith('/assets/') ? FOREVER : 'no-cache');
    return file;
  });
}

/** Serves the page for every path that is left; one that is no page shows the 404 screen with that status. */
export function servePages(app: Hono, site: Site, source: PageSource): void {
  app.get('*', async (c) => {
    const html = await source(c.req.path);
    return c.html(withSiteName(html, site.env.APP_NAME), isPagePath(c.req.path) ? 200 : 404, {
      'Cache-Control': 'no-cache',
    });
  });
}

/**
 * The built page, read once.
 * @throws when the interface has not been built.
 */
export function builtPage(folder: string): PageSource {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) throw new Error('The interface is not built; start with npm start, which builds it.');
  const html = readFileSync(file, 'utf8');
  return async () => html;
}

function withSiteName(html: string, name: string): string {
  const safe = name.replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`);
  // By a function: in a text, `$&` and its like would be read as patterns.
  return html.replaceAll('{{appName}}', () => safe);
}
