import type { Hono } from 'hono';
import { BUILD_VERSION } from '../../../shared/pages/built-pages.ts';
import type { ProgramFiles } from '../../lib/program/program-files.ts';
import type { Site } from '../../site/site.ts';

const MANIFEST = 'manifest.webmanifest';
const WORKER = 'sw.js';

/**
 * Serves the files that make the site installable: the manifest with the site's name, and the service worker with the
 * version of the build, so that a browser detects a new service worker after every build.
 */
export function serveAppFiles(app: Hono, site: Site, files: ProgramFiles): void {
  const manifest = JSON.stringify({ ...readManifest(files), name: site.env.APP_NAME, short_name: site.env.APP_NAME });
  const worker = `self.BUILD = '${readText(files, BUILD_VERSION)}';\n${readText(files, WORKER)}`;
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
