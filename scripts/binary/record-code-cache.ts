/**
 * The main script of an executable that only the build starts. It starts the site, requests a page, and writes V8's code
 * cache of each loaded file into a folder.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CODE_CACHE_FOLDER, PROGRAM_FILE } from './bundle-names.ts';
import { createLoader, embeddedAssets } from './loader.ts';

// After this time every file of a start is loaded.
const SETTLED_MS = 2_500;
const START_TIMEOUT_MS = 60_000;
const ASK_EVERY_MS = 100;

async function record(folder: string): Promise<void> {
  const loader = createLoader(embeddedAssets(), require);
  loader.require(`./${PROGRAM_FILE}`);
  const site = `http://127.0.0.1:${process.env.PORT}/`;
  await waitUntilReady(`${site}readyz`);
  await wait(SETTLED_MS);
  const { status } = await fetch(site);
  if (status !== 200) throw new Error(`the page was answered with ${status}`);
  mkdirSync(folder, { recursive: true });
  for (const [name, script] of loader.scripts) writeFileSync(join(folder, name), script.createCachedData());
}

/** Waits until the site is ready, which may take long on a busy machine. */
async function waitUntilReady(url: string): Promise<void> {
  const limit = performance.now() + START_TIMEOUT_MS;
  while (!(await fetch(url).catch(() => null))?.ok) {
    if (performance.now() > limit) throw new Error('the executable did not start');
    await wait(ASK_EVERY_MS);
  }
}

record(process.env[CODE_CACHE_FOLDER] ?? '').then(
  () => process.exit(),
  (error: unknown) => {
    console.error(error);
    process.exit(1);
  },
);
