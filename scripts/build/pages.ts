import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import type { Drawing } from '../../src/client/prerender.tsx';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/shared/languages.ts';
import { DRAWING, DRAWN_PAGES, PAGE_LIST } from '../../src/shared/pages/drawn-pages.ts';
import { SCREEN_FILES, type ScreenFiles, START } from './page-chunks.ts';
import { writePage } from './write-page.ts';

const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Builds the interface in every language into a folder: the scripts and styles of all of them together, and the pages
 * of each, drawn as far as they can be without a member's data. Each language in a process of its own, one after the
 * other: a build lets go of its memory only when it ends, and a small server has none to spare.
 */
function buildPages(folder: string): void {
  // Beside what is there, so that a build that fails leaves the last one whole.
  const fresh = `${folder}.${process.pid}`;
  // English last: its bare page is the one that stays.
  const codes = LANGUAGES.map(({ code }) => code).sort((a) => (a === DEFAULT_LANGUAGE ? 1 : -1));
  for (const code of codes) {
    const { status } = spawnSync(process.execPath, [import.meta.filename, fresh, code], { stdio: 'inherit' });
    if (status === 0) continue;
    rmSync(fresh, { recursive: true, force: true });
    process.exit(1);
  }
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

async function buildLanguage(folder: string, code: string): Promise<void> {
  await buildIn(code, { outDir: folder, emptyOutDir: false });
  const screens = JSON.parse(readFileSync(join(folder, SCREEN_FILES), 'utf8')) as Record<string, ScreenFiles>;
  const bare = readFileSync(join(folder, 'index.html'), 'utf8');
  const target = join(folder, DRAWN_PAGES, code);
  mkdirSync(target, { recursive: true });
  const { pages, paths } = await draw(code, join(target, DRAWING));
  for (const page of pages) writeFileSync(join(target, page.name), writePage(page, { bare, screens, folder }));
  renameSync(join(folder, SCREEN_FILES), join(target, SCREEN_FILES));
  // It stands in the pages.
  for (const file of screens[START]?.scripts ?? [])
    for (const twin of ['', '.br', '.gz']) rmSync(join(folder, file + twin), { force: true });
  // Last: where it stands, the language is whole.
  writeFileSync(join(target, PAGE_LIST), JSON.stringify(paths));
}

/** Draws the pages by the product's own code, built for here instead of for a browser, and left for the server. */
async function draw(code: string, file: string): Promise<Drawing> {
  await buildIn(code, { outDir: dirname(file), ssr: 'prerender.tsx', copyPublicDir: false });
  const drawing = await import(pathToFileURL(file).href);
  return (drawing as { drawPages: () => Promise<Drawing> }).drawPages();
}

async function buildIn(code: string, options: InlineConfig['build']): Promise<void> {
  // The configuration reads it anew for each build.
  process.env.HESED_LANGUAGE = code;
  await build({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn', build: options });
}

const [folder = join(ROOT, 'dist/client'), code] = process.argv.slice(2);
if (code) await buildLanguage(resolve(folder), code);
else buildPages(resolve(folder));
