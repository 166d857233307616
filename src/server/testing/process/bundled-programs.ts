import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { bundleSources } from '../../../../scripts/build/bundle-sources.ts';
import { createFingerprints } from '../../../../scripts/build/fingerprint.ts';

const ROOT = resolve(import.meta.dirname, '../../../..');
// Inside the project, so that the programs find the packages that they leave in place.
const CACHE = join(ROOT, 'node_modules/.cache');
const PREFIX = 'programs-';
/** Longer than a full run takes, so that no bundle in use is deleted. */
const KEPT_MS = 2 * 60 * 60_000;

/** The programs that tests start many times, by their sources. */
const PROGRAMS = {
  admin: 'scripts/admin.ts',
  backup: 'scripts/commands/backup.ts',
  bible: 'scripts/bible.ts',
  'consent-writer': 'src/server/testing/process/consent-writer.ts',
  doctor: 'scripts/commands/doctor.ts',
  guidance: 'scripts/guidance.ts',
  health: 'scripts/commands/health.ts',
  killable: 'src/server/testing/process/killable.ts',
  restore: 'scripts/commands/restore.ts',
};
export type ProgramName = keyof typeof PROGRAMS;
// The fingerprint of a folder leaves out the test tools in it, so they are a source of their own.
const SOURCES = ['src', 'src/server/testing', 'db', 'scripts', 'package-lock.json'];

/** Programs of the sources in few files, which start in half the time of the sources. */
export interface BundledPrograms {
  file(name: ProgramName): string;
  /** The folder for Node's cache of their compiled code. */
  compiled: string;
}

/** Bundles the programs, unless an earlier run has bundled the same sources. */
export async function bundlePrograms(): Promise<BundledPrograms> {
  const folder = join(CACHE, `${PREFIX}${createFingerprints(ROOT)(SOURCES).slice(0, 16)}`);
  if (!existsSync(folder)) {
    deleteOldBundles();
    const draft = `${folder}.${process.pid}`;
    mkdirSync(draft, { recursive: true });
    // Node need not read each file twice to find out that it is a module.
    writeFileSync(join(draft, 'package.json'), '{"type":"module"}');
    await bundleSources(PROGRAMS, draft);
    try {
      renameSync(draft, folder);
    } catch (error) {
      // Another worker was first.
      rmSync(draft, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  return { file: (name) => join(folder, `${name}.js`), compiled: join(folder, 'compiled') };
}

/** Deletes bundles of earlier sources, unless a run that goes on may have made them. */
function deleteOldBundles(): void {
  mkdirSync(CACHE, { recursive: true });
  for (const name of readdirSync(CACHE)) {
    const path = join(CACHE, name);
    if (name.startsWith(PREFIX) && statSync(path).mtimeMs < Date.now() - KEPT_MS)
      rmSync(path, { recursive: true, force: true });
  }
}
