import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { DrawnPage } from '../../src/client/prerender.tsx';
import { SCREEN_MARKS } from '../../src/shared/pages/drawn-pages.ts';
import { type ScreenFiles, START } from './page-chunks.ts';

interface Build {
  /** The page as vite wrote it, with an empty root. */
  bare: string;
  /** The first files of each screen, by its source. */
  screens: Record<string, ScreenFiles>;
  folder: string;
}

const NOTHING: ScreenFiles = { scripts: [], styles: [] };

/**
 * Turns the empty page into a finished one: with its prerendered screen, its inlined styles, and preloads for its
 * scripts.
 */
export function writePage(page: DrawnPage, { bare, screens, folder }: Build): string {
  const own = screens[page.source ?? ''] ?? NOTHING;
  const every = screens['index.html'] ?? NOTHING;
  const styles = [...every.styles, ...own.styles];
  const mark = page.drawnAs === null ? '' : ` data-drawn="${page.drawnAs}"`;
  const [open, close] = page.own ? SCREEN_MARKS : ['', ''];
  const head = [...new Set(styles.map((file) => inlineStyle(folder, file)))].join('');
  const [main, ...shared] = [...every.scripts].reverse();
  const ahead = [...shared, ...own.scripts].map((file) => `/${file}`);
  const drawn = page.own || page.drawnAs !== null;
  // Inline the start script directly after the prerendered content, so that clicks before hydration are kept.
  const start = drawn
    ? `<script data-main="/${main}" data-ahead="${ahead.join(' ')}">(() => {${readScript(folder, screens[START])}})()</script>`
    : '';
  // Text and fonts come first.
  const scripts = drawn
    ? ''
    : [
        `<script type="module" fetchpriority="low" crossorigin src="/${main}"></script>`,
        ...ahead.map((file) => `<link rel="modulepreload" fetchpriority="low" crossorigin href="${file}">`),
      ].join('');
  return bare
    .replace(/\s*<link rel="stylesheet"[^>]*>/g, '')
    .replace(/\s*<(script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g, '')
    .replace('</head>', () => `${scripts}${head}</head>`)
    .replace('<div id="root"></div>', () => `${open}<div id="root"${mark}>${page.html}</div>${close}${start}`);
}

/** The one inline script of a page. The security policy allows it by its hash (`server/http/pages/built-pages.ts`). */
function readScript(folder: string, files = NOTHING): string {
  return files.scripts.map((file) => readFileSync(join(folder, file), 'utf8').trim()).join('');
}

/** Inlines a style sheet, with its name for `client/lib/page/page-styles.ts`. */
function inlineStyle(folder: string, file: string): string {
  const css = readFileSync(join(folder, file), 'utf8').trim();
  return `<style data-file="/${file}">${css}</style>`;
}
