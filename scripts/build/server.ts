/** Bundles the server into `dist/server`, for `npm start` (docs/decisions/runtime.md). */
import { renameSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleSources } from './bundle-sources.ts';

const ROOT = resolve(import.meta.dirname, '../..');
const OUTPUT = join(ROOT, 'dist/server');

// In a new folder, so that a failed build leaves the last one intact.
const fresh = `${OUTPUT}.${process.pid}`;
await bundleSources(join(ROOT, 'src/server/main.ts'), fresh);
rmSync(OUTPUT, { recursive: true, force: true });
renameSync(fresh, OUTPUT);
