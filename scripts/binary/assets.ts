import { readdirSync } from 'node:fs';
import { join } from 'node:path';

const SWAGGER = ['package.json', 'swagger-ui.css', 'swagger-ui-bundle.js'];
// The files that the program reads besides its code (src/server/lib/program/program-files.ts).
const FILES = ['package.json', 'LICENSE', ...SWAGGER.map((name) => `node_modules/swagger-ui-dist/${name}`)];
const FOLDERS = ['dist/client', 'db/migrations/sqlite'];
// The bundle contains the renderers, and only `npm run migration` reads the snapshots.
const LEFT_OUT = /\/renderer\/|_snapshot\.json$/;

/** Returns the files that the single executable holds besides its code, by their names inside. */
export function listAssets(root: string, platform = `${process.platform}-${process.arch}`): Record<string, string> {
  const inFolders = FOLDERS.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name }) => join(parentPath, name).slice(root.length + 1)),
  );
  const names = [...FILES, ...inFolders].filter((name) => !LEFT_OUT.test(name));
  const addon = `node_modules/better-sqlite3/prebuilds/${platform}.node`;
  return {
    ...Object.fromEntries(names.map((name) => [name, join(root, name)])),
    'better_sqlite3.node': join(root, addon),
  };
}
