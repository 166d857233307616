import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Helpers, Rule } from 'postcss';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { listScreenFiles } from './scripts/build/page-chunks.ts';
import { frameColour, pageLanguage, preloadFont } from './scripts/build/page-plugins.ts';
import { precompress } from './scripts/build/precompress.ts';
import { themeCss } from './scripts/build/theme-css.ts';
import { formatScripture } from './src/server/scripture/format.ts';
import { parseScripture } from './src/shared/guidance/scripture.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from './src/shared/languages.ts';

const fromRoot = (path: string) => join(import.meta.dirname, path);

/**
 * Gives one file its own copy of a package's front door. A module goes whole into one chunk, so that what this file
 * alone uses of it would otherwise be loaded with every page's first chunk.
 */
function apartFromTheStart(name: string, file: string): Plugin {
  return {
    name: 'apart-from-the-start',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== name || !importer?.endsWith(file)) return;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: `${found.id}?apart` };
    },
  };
}

/** Lets what the tRPC client has for web sockets be left out: a counter that it sets while loading holds all of it. */
function withoutWebSockets(): Plugin {
  return {
    name: 'without-web-sockets',
    apply: 'build',
    transform: {
      filter: { id: /\/@trpc\/client\/dist\/wsLink-.*\.mjs$/ },
      handler: (code) => code.replace('_defineProperty(WsConnection,', '/* @__PURE__ */ $&'),
    },
  };
}

/**
 * Styles disabled controls by their own attribute. A fieldset then disables the controls of a page that is not hydrated
 * yet (`components/page/screen-frame.tsx`) without a change of their look.
 */
const ownDisabled = {
  postcssPlugin: 'own-disabled',
  Rule(rule: Rule) {
    if (!rule.selector.includes(':disabled')) return;
    rule.selector = rule.selector
      // Mantine greys the labels in a disabled fieldset.
      .replaceAll(/(?<![.\w-])fieldset:disabled/g, 'fieldset[data-disabled]')
      .replaceAll(':disabled', '[disabled]');
  },
};

const SCHEME = /\[data-mantine-color-scheme=['"]?(light|dark)['"]?\]/g;

/** Lets Mantine's rules for a colour scheme follow the device. Its attribute is set by script, after the first paint. */
const deviceScheme = {
  postcssPlugin: 'device-scheme',
  Rule(rule: Rule, { AtRule }: Helpers) {
    const scheme = rule.selector.matchAll(SCHEME).next().value?.[1];
    if (!scheme) return;
    rule.selector = rule.selector.replaceAll(SCHEME, ':root');
    const media = new AtRule({ name: 'media', params: `(prefers-color-scheme: ${scheme})` });
    rule.replaceWith(media);
    media.append(rule);
  },
};

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

// One file has what every page begins with, and one what at least thirty parts of the pages share. The bundler divides the
// rest.
const groups = [
  { name: 'main', tags: ['$initial' as const], priority: 2 },
  { name: 'shared', minShareCount: 30 },
];

export default defineConfig(async ({ isSsrBuild }): Promise<UserConfig> => {
  const code = process.env.HESED_LANGUAGE ?? DEFAULT_LANGUAGE;
  const language = LANGUAGES.find((each) => each.code === code);
  if (!language) throw new Error(`There is no language "${code}" in src/shared/languages.ts`);
  const { appWords } = (await import(pathToFileURL(fromRoot(`src/content/strings/${code}/app.ts`)).href)) as {
    appWords: typeof import('./src/content/strings/en/app.ts').appWords;
  };
  return {
    root: fromRoot('src/client'),
    publicDir: fromRoot('public'),
    resolve: {
      alias: [{ find: /^#strings\//, replacement: fromRoot(`src/content/strings/${code}/`) }],
    },
    plugins: [
      react(),
      welcomeVerse(),
      pageLanguage(language, appWords.tagline),
      apartFromTheStart('@trpc/client', 'features/alerts/live/live-link.ts'),
      withoutWebSockets(),
      frameColour(),
      themeCss(),
      preloadFont(),
      listScreenFiles(),
      precompress(),
    ],
    // The drawing stands by itself, wherever the pages are put, and takes of the packages what is made for production.
    ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
    css: { postcss: { plugins: [presetMantine(), ownDisabled, deviceScheme] } },
    build: {
      outDir: fromRoot('dist/client'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: {
        // Every browser that runs these scripts knows how to preload a module.
        polyfill: false,
        // What every page begins with is there when a chunk asks for more.
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => !/\/(index|rolldown-runtime)-/.test(file)),
      },
      rolldownOptions: {
        // Of a package's front door only what is asked for: read whole, the icons alone take a small server's memory.
        experimental: { lazyBarrel: true },
        ...(!isSsrBuild && { output: { codeSplitting: { groups } } }),
      },
    },
  };
});
