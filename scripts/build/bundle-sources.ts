import { dirname, relative, resolve, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

const ROOT = resolve(import.meta.dirname, '../..');

// SQLite's driver finds its native addon beside itself. The others use deprecated Node APIs: Node warns of them in a
// bundle, but not in node_modules.
const NOT_BUNDLED = ['better-sqlite3', 'telegraf', 'twilio', 'web-push'];

/**
 * Bundles a program of the server, or several by the names of their files, into a folder of this project: one file for
 * the code that every start needs, and others for code that is loaded later. Node takes about a millisecond for each file at
 * the start, and the sources and packages have 1,400 (docs/decisions/runtime.md).
 */
export async function bundleSources(input: string | Record<string, string>, output: string): Promise<void> {
  const path = (file: string) => JSON.stringify(relative(output, file).replaceAll(sep, '/'));
  /** Keeps paths in a source relative to the original file. */
  const originalPaths: Plugin = {
    name: 'original-paths',
    transform: {
      filter: { id: /\.ts$/, code: /import\.meta\.(?:dirname|url)/ },
      handler: (code, id) =>
        code
          .replaceAll('import.meta.url', `new URL(${path(id)}, import.meta.url).href`)
          .replaceAll('import.meta.dirname', `\`\${import.meta.dirname}/\${${path(dirname(id))}}\``),
    },
  };
  const bundle = await rolldown({
    input,
    cwd: ROOT,
    platform: 'node',
    // Vite serves the interface in development only, which runs the sources.
    external: [/\/http\/dev\.ts$/, ...NOT_BUNDLED.map((name) => new RegExp(`^${name}(?:/|$)`))],
    plugins: [originalPaths],
    logLevel: 'warn',
  });
  await bundle.write({ dir: output });
  await bundle.close();
}
