import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Hono } from 'hono';
import type { Site } from '../../site/site.ts';

const MANIFEST = 'manifest.webmanifest';
const WORKER = 'sw.js';

/**
 * Serves the files that make the site installable: the manifest with this site's name, and the service worker with the
 * build's version in it. So a browser detects a new service worker after every build.
 */
export function serveAppFiles(app: Hono, site: Site, folder: string): void {
  const manifest = JSON.stringify({ ...readManifest(folder), name: site.env.APP_NAME, short_name: site.env.APP_NAME });
  const worker = `self.BUILD = '${versionOf(folder)}';\n${readText(folder, WORKER)}`;
  app.get(`/${MANIFEST}`, (c) => c.body(manifest, 200, { ...FRESH, 'Content-Type': 'application/manifest+json' }));
  app.get(`/${WORKER}`, (c) => c.body(worker, 200, { ...FRESH, 'Content-Type': 'text/javascript; charset=utf-8' }));
}

const FRESH = { 'Cache-Control': 'no-cache' };

function readManifest(folder: string): object {
  return JSON.parse(readText(folder, MANIFEST) || '{}') as object;
}

function readText(folder: string, name: string): string {
  const file = join(folder, name);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
}

/**
 * Returns a version of the build, from the names of the built files. The names change with the content, except for a
 * few files, whose sizes are hashed.
 */
function versionOf(folder: string): string {
  const hash = createHash('sha256').update(readText(folder, WORKER));
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort() : [];
  for (const name of names) hash.update(`${name} ${statSync(join(folder, name)).size}\n`);
  return hash.digest('hex').slice(0, 12);
}
