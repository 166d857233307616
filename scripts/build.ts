import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { accessSync, constants, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createFingerprints } from './build/fingerprint.ts';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'dist');
// The errors of a folder without write permission.
const CLOSED = ['EACCES', 'EPERM', 'EROFS'];

/**
 * The two parts that can be built. `script` builds the part from `sources` and writes the file `last` at the end; `builtFrom`
 * keeps the fingerprint of those sources.
 */
const BUILDS = {
  interface: {
    script: 'scripts/build/pages.ts',
    last: 'dist/client/pages/en/pages.json',
    builtFrom: 'dist/client.sources',
    sources: [
      ...['src/client', 'src/shared', 'src/content', 'src/server/scripture'],
      ...['scripts/build', 'public', 'vite.config.ts', 'package-lock.json'],
    ],
  },
  server: {
    script: 'scripts/build/server.ts',
    last: 'dist/server/main.js',
    builtFrom: 'dist/server.sources',
    sources: ['src/server', 'src/shared', 'src/content', 'db', 'scripts/build', 'package-lock.json'],
  },
};

/**
 * Builds the interface, or the given parts, where they are missing or were built from other sources. Each runs in a
 * process of its own, which frees its memory at the end. A running site loads further files of the server later, so only
 * what is about to start the server asks for that part.
 */
export async function buildIfStale(parts: readonly (keyof typeof BUILDS)[] = ['interface']): Promise<void> {
  const fingerprintOf = createFingerprints(ROOT);
  for (const what of parts) {
    const { script, last, builtFrom, sources } = BUILDS[what];
    const kept = join(ROOT, builtFrom);
    const fingerprint = fingerprintOf(sources);
    if (existsSync(join(ROOT, last)) && existsSync(kept) && readFileSync(kept, 'utf8') === fingerprint) continue;
    requireWritable(what);
    console.log(`Building the ${what} …`);
    // Remove the fingerprint until the build has succeeded.
    rmSync(kept, { force: true });
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
    writeFileSync(kept, fingerprint);
  }
}

/** Ends the process with a message if its user may not write the build folder. */
function requireWritable(what: string): void {
  try {
    mkdirSync(DIST, { recursive: true });
    accessSync(DIST, constants.W_OK);
  } catch (error) {
    if (!CLOSED.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    console.error(
      `The ${what} must be built, and this user may not write ${DIST}: run npm run build as the owner of that folder.`,
    );
    process.exit(1);
  }
}
