import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig, type Manifest } from 'vite';
import type { PrerenderedPages } from '../../src/client/prerender.tsx';
import { DEFAULT_LANGUAGE, LANGUAGES } from '../../src/shared/languages.ts';
import { BUILD_VERSION, PAGE_LIST, RENDERED_PAGES, RENDERER_FILE } from '../../src/shared/pages/built-pages.ts';
import { versionOf } from './build-version.ts';
import { listCachedFiles } from './cached-files.ts';
import { NOTICES, noticesOf } from './license-notices.ts';
import { SCREEN_FILES, type ScreenFiles } from './page-chunks.ts';
import { writePage } from './write-page.ts';

// Where Vite describes the chunks of a build.
const MANIFEST = '.vite/manifest.json';
const ROOT = resolve(import.meta.dirname, '../..');

/**
 * Builds the interface in every language into a folder: the scripts and styles of all languages together, and each
 * language's pages, prerendered as far as possible without a member's data. Each language builds in a process of its
 * own, one after the other, because a build frees its memory only at its end, and a small server has little.
 */
function buildPages(folder: string): void {
  // In a new folder, so that a failed build leaves the last one intact.
  const fresh = `${folder}.${process.pid}`;
  // English builds last, because the last build's empty page is kept.
  const codes = LANGUAGES.map(({ code }) => code).sort((a) => (a === DEFAULT_LANGUAGE ? 1 : -1));
  for (const code of codes) {
    const { status } = spawnSync(process.execPath, [import.meta.filename, fresh, code], { stdio: 'inherit' });
    if (status === 0) continue;
    rmSync(fresh, { recursive: true, force: true });
    process.exit(1);
  }
  writeFileSync(join(fresh, NOTICES), noticesOf(ROOT));
  writeFileSync(join(fresh, BUILD_VERSION), versionOf(fresh));
  rmSync(folder, { recursive: true, force: true });
  renameSync(fresh, folder);
}

async function buildLanguage(folder: string, code: string): Promise<void> {
  await buildIn(code, { outDir: folder, emptyOutDir: false, manifest: MANIFEST });
  const readJson = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as unknown;
  const screens = readJson(SCREEN_FILES) as Record<string, ScreenFiles>;
  const manifest = readJson(MANIFEST) as Manifest;
  rmSync(join(folder, dirname(MANIFEST)), { recursive: true });
  const empty = readFileSync(join(folder, 'index.html'), 'utf8');
  const target = join(folder, RENDERED_PAGES, code);
  mkdirSync(target, { recursive: true });
  const { pages, paths } = await prerender(code, join(target, RENDERER_FILE));
  const onlineOnly = pages.flatMap((page) => (page.onlineOnly && page.source ? [page.source] : []));
  const cachedFiles = listCachedFiles(manifest, onlineOnly);
  for (const page of pages)
    writeFileSync(join(target, page.name), writePage(page, { empty, screens, cachedFiles, folder }));
  renameSync(join(folder, SCREEN_FILES), join(target, SCREEN_FILES));
  // Written last: when this file exists, the language is complete.
  writeFileSync(join(target, PAGE_LIST), JSON.stringify(paths));
}

/** Prerenders the pages with the product's own code, built for Node. The server keeps using this code. */
async function prerender(code: string, file: string): Promise<PrerenderedPages> {
  await buildIn(code, { outDir: dirname(file), ssr: 'prerender.tsx', copyPublicDir: false });
  const renderer = await import(pathToFileURL(file).href);
  return (renderer as { prerenderPages: () => Promise<PrerenderedPages> }).prerenderPages();
}

async function buildIn(code: string, options: InlineConfig['build']): Promise<void> {
  // The configuration reads this variable for each build.
  process.env.HESED_LANGUAGE = code;
  await build({ configFile: join(ROOT, 'vite.config.ts'), logLevel: 'warn', build: options });
}

const [folder = join(ROOT, 'dist/client'), code] = process.argv.slice(2);
if (code) await buildLanguage(resolve(folder), code);
else buildPages(resolve(folder));
