import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { bundleSources } from '../../../../scripts/build/bundle-sources.ts';

// Inside the project, so that the program finds the packages it leaves in place.
const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache');

/** The program of {@link file://./killable.ts} in few files, because tests start it a hundred times. */
export interface KillableProgram {
  file: string;
  /** The folder for Node's cache of its compiled code. */
  compiled: string;
  remove(): void;
}

/** Bundles the killable program into a folder of its own. */
export async function bundleKillable(): Promise<KillableProgram> {
  mkdirSync(CACHE, { recursive: true });
  const folder = mkdtempSync(join(CACHE, 'killable-'));
  await bundleSources(join(import.meta.dirname, 'killable.ts'), folder);
  return {
    file: join(folder, 'killable.js'),
    compiled: join(folder, 'compiled'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
