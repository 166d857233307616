/**
 * Bundles the server into `dist/server`, for `npm start`: one file for what every start needs and further ones for what
 * is loaded later. Node takes about a millisecond for each file of a start, and the sources and packages are 1,400
 * (docs/decisions/runtime.md).
 */
import { renameSync, rmSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { type Plugin, rolldown } from 'rolldown';

const ROOT = resolve(import.meta.dirname, '../..');
const OUTPUT = join(ROOT, 'dist/server');

// SQLite's driver finds its native part beside itself. Of the others, Node warns of outdated calls outside node_modules.
const LEFT_IN_PLACE = ['better-sqlite3', 'telegraf', 'twilio', 'web-push'];

/** Lets each source find the files of the project as if it stood where it was written. */
const ownPlaces: Plugin = {
  name: 'own-places',
  transform: {
    filter: { id: /\.ts$/, code: /import\.meta\.(?:dirname|url)/ },
    handler(code, id) {
      const path = (file: string) => JSON.stringify(relative(OUTPUT, file).replaceAll(sep, '/'));
      return code
        .replaceAll('import.meta.url', `new URL(${path(id)}, import.meta.url).href`)
        .replaceAll('import.meta.dirname', `\`\${import.meta.dirname}/\${${path(dirname(id))}}\``);
    },
  },
};

const built = await rolldown({
  input: join(ROOT, 'src/server/main.ts'),
  cwd: ROOT,
  platform: 'node',
  // Vite serves the interface in development only, which runs the sources.
  external: [/\/http\/dev\.ts$/, ...LEFT_IN_PLACE.map((name) => new RegExp(`^${name}(?:/|$)`))],
  plugins: [ownPlaces],
  logLevel: 'warn',
});
// In a new folder, so that a failed build leaves the last one intact.
const fresh = `${OUTPUT}.${process.pid}`;
await built.write({ dir: fresh });
await built.close();
rmSync(OUTPUT, { recursive: true, force: true });
renameSync(fresh, OUTPUT);
