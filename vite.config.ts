import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig, type Plugin } from 'vite';
import { firstPaintStyle, PALETTE } from './src/client/palette.ts';
import { formatScripture } from './src/server/scripture/format.ts';
import { parseScripture } from './src/shared/scripture.ts';

const fromRoot = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** The verse on the welcome screen, taken from the bundled Bible while building: verses are never typed by hand. */
function welcomeVerse(): Plugin {
  const id = 'virtual:welcome-verse';
  return {
    name: 'welcome-verse',
    resolveId: (source) => (source === id ? `\0${id}` : undefined),
    load(resolved) {
      if (resolved !== `\0${id}`) return;
      const verse = parseScripture(formatScripture('Proverbs 17:17'));
      if (!verse) throw new Error('The verse of the welcome screen could not be read');
      return Object.entries(verse)
        .map(([name, value]) => `export const ${name} = ${JSON.stringify(value)};`)
        .join('\n');
    },
  };
}

/** Puts the page's ground and ink into the document, from the palette, so that the first paint is already ours. */
function firstPaint(): Plugin {
  const themeColour = (scheme: 'light' | 'dark', content: string) => ({
    tag: 'meta',
    attrs: { name: 'theme-color', content, media: `(prefers-color-scheme: ${scheme})` },
    injectTo: 'head' as const,
  });
  return {
    name: 'first-paint',
    transformIndexHtml: () => [
      themeColour('light', PALETTE.paper[0]),
      themeColour('dark', PALETTE.paper[1]),
      { tag: 'style', children: firstPaintStyle(), injectTo: 'head' },
    ],
  };
}

/** Asks for the font of nearly every word on the screen before the style sheet names it. */
function preloadFont(): Plugin {
  const first = /figtree-latin-wght-normal-.*\.woff2$/;
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => first.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

/** Leaves a `.br` and a `.gz` beside each text file but the page itself, which the server may still write into. */
function precompress(): Plugin {
  const brotli = promisify(brotliCompress);
  const zip = promisify(gzip);
  let folder = '';
  return {
    name: 'precompress',
    apply: 'build',
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle: {
      order: 'post',
      sequential: true,
      async handler() {
        for await (const name of glob('**/*.{js,css,svg,json,webmanifest}', { cwd: folder })) {
          const path = join(folder, name);
          const content = await readFile(path);
          if (content.length < 512) continue;
          const size = { [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
          await writeFile(`${path}.br`, await brotli(content, { params: size }));
          await writeFile(`${path}.gz`, await zip(content, { level: 9 }));
        }
      },
    },
  };
}

export default defineConfig({
  root: fromRoot('src/client'),
  publicDir: fromRoot('public'),
  plugins: [react(), welcomeVerse(), firstPaint(), preloadFont(), precompress()],
  css: { postcss: { plugins: [presetMantine()] } },
  build: {
    outDir: fromRoot('dist/client'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
  },
});
