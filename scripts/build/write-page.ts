import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PrerenderedPage } from '../../src/client/prerender.tsx';
import { CACHED_FILES_ID, OFFLINE_PAGE, SCREEN_MARKS } from '../../src/shared/pages/built-pages.ts';
import type { ScreenFiles } from './page-chunks.ts';

interface Build {
  /** The page as Vite wrote it, with an empty root. */
  empty: string;
  /** The first files of each screen, by its source. */
  screens: Record<string, ScreenFiles>;
  /** The files that the service worker caches. */
  cachedFiles: string[];
  folder: string;
}

// The page is complete without its scripts, so its fonts load first.
const SCRIPT_TAG = /<(?:script type="module"|link rel="modulepreload")/g;

const NOTHING: ScreenFiles = { scripts: [], styles: [] };

/**
 * Fills the empty page with a prerendered screen, the screen's styles inline, and preloads for the screen's scripts besides
 * the preloads that Vite wrote. The page for use without a network lists the files that the service worker caches.
 */
export function writePage(page: PrerenderedPage, { empty, screens, cachedFiles, folder }: Build): string {
  const files = screens[page.source ?? ''] ?? NOTHING;
  const every = screens['index.html'] ?? NOTHING;
  const styles = [...every.styles, ...files.styles];
  const mark = page.renderedAs === null ? '' : ` data-rendered="${page.renderedAs}"`;
  const [open, close] = page.ssr ? SCREEN_MARKS : ['', ''];
  const head = [...new Set(styles.map((file) => inlineStyle(folder, file)))].join('');
  const scripts = files.scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('');
  const list =
    page.renderedAs === OFFLINE_PAGE
      ? `<script type="application/json" id="${CACHED_FILES_ID}">${JSON.stringify(cachedFiles)}</script>`
      : '';
  return empty
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace('</head>', () => `${scripts}${head}${list}</head>`)
    .replaceAll(SCRIPT_TAG, '$& fetchpriority="low"')
    .replace('<div id="root"></div>', () => `${open}<div id="root"${mark}>${page.html}</div>${close}`);
}

/** Returns a style sheet as an element, with its file name for `client/main.tsx`. */
function inlineStyle(folder: string, file: string): string {
  const css = readFileSync(join(folder, file), 'utf8').trim();
  return `<style data-file="/${file}">${css}</style>`;
}
