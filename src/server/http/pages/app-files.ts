import { createHash } from 'node:crypto';
import type { Hono } from 'hono';
import type { ProgramFiles } from '../../lib/program/program-files.ts';
import type { Site } from '../../site/site.ts';

const MANIFEST = 'manifest.webmanifest';
const WORKER = 'sw.js';

/**
 * Serves the files that make the site installable: the manifest with this site's name, and the service worker with the
 * build's version in it. So a browser detects a new service worker after every build.
 */
export function serveAppFiles(app: Hono, site: Site, files: ProgramFiles): void {
  const manifest = JSON.stringify({ ...readManifest(files), name: site.env.APP_NAME, short_name: site.env.APP_NAME });
  const worker = `self.BUILD = '${versionOf(files)}';\n${readText(files, WORKER)}`;
  app.get(`/${MANIFEST}`, (c) => c.body(manifest, 200, { ...FRESH, 'Content-Type': 'application/manifest+json' }));
  app.get(`/${WORKER}`, (c) => c.body(worker, 200, { ...FRESH, 'Content-Type': 'text/javascript; charset=utf-8' }));
}

const FRESH = { 'Cache-Control': 'no-cache' };

function readManifest(files: ProgramFiles): object {
  return JSON.parse(readText(files, MANIFEST) || '{}') as object;
}

function readText(files: ProgramFiles, name: string): string {
  return files.read(name)?.toString('utf8') ?? '';
}

/**
 * Returns a version of the build, from the names of the built files. The names change with the content, except for a
 * few files, whose sizes are hashed.
 */
function versionOf(files: ProgramFiles): string {
  const hash = createHash('sha256').update(readText(files, WORKER));
  for (const name of files.names()) hash.update(`${name} ${files.read(name)?.length}\n`);
  return hash.digest('hex').slice(0, 12);
}
