import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import react from '@vitejs/plugin-react';
import type { Helpers, Rule } from 'postcss';
import presetMantine from 'postcss-preset-mantine';
import { defineConfig, type Plugin, type UserConfig } from 'vite';
import { listScreenFiles } from './scripts/build/page-chunks.ts';
import { pageLanguage, preloadFont, themeColour } from './scripts/build/page-plugins.ts';
import { precompress } from './scripts/build/precompress.ts';
import { themeCss } from './scripts/build/theme-css.ts';
import { formatScripture } from './src/server/scripture/format.ts';
import { parseScripture } from './src/shared/guidance/scripture.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from './src/shared/languages.ts';

const fromRoot = (path: string) => join(import.meta.dirname, path);

/**
 * Gives one file its own copy of a package. The bundler puts a module into one chunk as a whole, so without the copy every
 * page would begin with what only this file uses.
 */
function ownCopy(name: string, file: string): Plugin {
  return {
    name: 'own-copy',
    enforce: 'pre',
    async resolveId(source, importer) {
      if (source !== name || !importer?.endsWith(file)) return;
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && { ...found, id: `${found.id}?own-copy` };
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

/** Makes Mantine's rules for a colour scheme follow the device: a script sets Mantine's attribute only after the first paint. */
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

/**
 * Returns the function that names the classes of CSS modules by their file, as in `welcome-page`. Such names are shorter than
 * those with hashes, and compress well.
 * @throws if classes of two files get the same name, as `form-title` of `goal` and `title` of `goal-form` would
 */
function classNames() {
  const files = new Map<string, string>();
  return (name: string, path: string) => {
    const [file = ''] = path.split('?');
    const className = `${basename(file, '.module.css')}-${name}`;
    const other = files.get(className) ?? file;
    // In development the other file may have moved.
    if (other !== file && existsSync(other))
      throw new Error(`The class ${className} is in two files. Rename one: ${other}, ${file}`);
    files.set(className, file);
    return className;
  };
}

/** Provides the verse of the welcome screen. The build reads it from the bundled Bible, because nobody types verses by hand. */
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

/**
 * How modules share files (docs/decisions/first-second.md). On a slow network the number of files decides when a press is
 * answered, so a module shared by a few screens is written into each of their files. All its copies have one state.
 */
const codeSplitting = {
  groups: [
    // Every page loads these modules first.
    { name: 'main', tags: ['$initial' as const] },
    // Styles have no copies: a copy that loads later would change the order of the rules.
    { name: 'shared-styles', test: /\.css$/, minShareCount: 2 },
  ],
  // In bytes of source: enough for the modules of Mantine's Input, which most forms need.
  experimentalInlineCommonChunks: { maxSize: 32_768, exclude: /\.css$/ },
};

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
      ownCopy('@trpc/client', 'features/alerts/live/open-live-stream.ts'),
      themeColour(),
      themeCss(),
      preloadFont(),
      listScreenFiles(),
      precompress(),
    ],
    // The server's renderer contains its packages, in their production form, so it runs wherever the pages are copied to.
    ...(isSsrBuild && { ssr: { noExternal: true }, define: { 'process.env.NODE_ENV': '"production"' } }),
    css: {
      modules: { generateScopedName: classNames() },
      postcss: { plugins: [presetMantine(), ownDisabled, deviceScheme] },
    },
    build: {
      outDir: fromRoot('dist/client'),
      emptyOutDir: true,
      assetsInlineLimit: 0,
      modulePreload: {
        // Every browser that runs these scripts supports modulepreload.
        polyfill: false,
        // The page has loaded the chunk of every page before another one is imported.
        resolveDependencies: (_file, files, { hostType }) =>
          hostType === 'html' ? files : files.filter((file) => !/\/(index|client|rolldown-runtime)-/.test(file)),
      },
      rolldownOptions: {
        // Reads only the imported modules of a package. All the icons would take a small server's memory.
        experimental: { lazyBarrel: true },
        ...(!isSsrBuild && { preserveEntrySignatures: false as const, output: { codeSplitting } }),
      },
    },
  };
});
