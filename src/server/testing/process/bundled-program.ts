import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { basename, join } from 'node:path';
import { bundleSources } from '../../../../scripts/build/bundle-sources.ts';

// Inside the project, so that the program finds the packages it leaves in place.
const CACHE = join(import.meta.dirname, '../../../../node_modules/.cache');

/** A program of the sources in few files, for tests that start it many times. */
export interface BundledProgram {
  file: string;
  /** The folder for Node's cache of its compiled code. */
  compiled: string;
  remove(): void;
}

/** Bundles the program of a source file into a folder of its own. */
export async function bundleProgram(source: string): Promise<BundledProgram> {
  mkdirSync(CACHE, { recursive: true });
  const name = basename(source, '.ts');
  const folder = mkdtempSync(join(CACHE, `${name}-`));
  await bundleSources(source, folder);
  return {
    file: join(folder, `${name}.js`),
    compiled: join(folder, 'compiled'),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Bundles the program that {@link file://./kill-rounds.ts} kills. */
export function bundleKillable(): Promise<BundledProgram> {
  return bundleProgram(join(import.meta.dirname, 'killable.ts'));
}
