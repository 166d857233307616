import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFingerprints } from './build/fingerprint.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'dist');
// The error codes of a missing write permission.
const NO_PERMISSION = ['EACCES', 'EPERM', 'EROFS'];

/**
 * The two parts that can be built. `script` builds a part from its `sources` and writes the file `output` last. The file
 * `fingerprint` contains the fingerprint of the sources that were built.
 */
const BUILDS = {
  interface: {
    script: 'scripts/build/pages.ts',
    output: 'dist/client/pages/en/pages.json',
    fingerprint: 'dist/client.sources',
    sources: [
      ...['src/client', 'src/shared', 'src/content', 'src/server/scripture'],
      ...['scripts/build', 'public', 'vite.config.ts', 'package-lock.json'],
    ],
  },
  server: {
    script: 'scripts/build/server.ts',
    output: 'dist/server/main.js',
    fingerprint: 'dist/server.sources',
    sources: ['src/server', 'src/shared', 'src/content', 'db', 'scripts/build', 'package-lock.json'],
  },
};

/**
 * Builds the given parts, by default the interface, if they are missing or were built from other sources. Each build runs in
 * a process of its own, which frees its memory at the end. A running site loads more files of the server later, so only code
 * that is about to start the server may build that part.
 */
export async function buildIfStale(parts: readonly (keyof typeof BUILDS)[] = ['interface']): Promise<void> {
  const fingerprintOf = createFingerprints(ROOT);
  for (const what of parts) {
    const { script, output, sources, ...files } = BUILDS[what];
    const fingerprintFile = join(ROOT, files.fingerprint);
    const fingerprint = fingerprintOf(sources);
    const isBuilt = existsSync(join(ROOT, output)) && existsSync(fingerprintFile);
    if (isBuilt && readFileSync(fingerprintFile, 'utf8') === fingerprint) continue;
    requireWritable(what);
    console.log(`Building the ${what} …`);
    // Without its fingerprint a failed build is repeated.
    rmSync(fingerprintFile, { force: true });
    const build = spawn(process.execPath, [join(ROOT, script)], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const [status] = await once(build, 'exit');
    if (status !== 0) {
      console.error(`The ${what} could not be built; the lines above say why.`);
      process.exit(1);
    }
    writeFileSync(fingerprintFile, fingerprint);
  }
}

/** Ends the process with a message if its user may not write the build folder. */
function requireWritable(what: string): void {
  try {
    mkdirSync(DIST, { recursive: true });
    accessSync(DIST, constants.W_OK);
  } catch (error) {
    if (!NO_PERMISSION.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    console.error(
      `The ${what} must be built, and this user may not write ${DIST}: run npm run build as the owner of that folder.`,
    );
    process.exit(1);
  }
}
