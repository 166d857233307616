import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
// The last file that the build writes.
const BUILT = join(ROOT, 'dist/client/pages/en/pages.json');
// All sources of the interface. The server's sources run without a build.
const SOURCES = [
  'src/client',
  'src/shared',
  'src/content',
  'src/server/scripture',
  'scripts/build',
  'public',
  'vite.config.ts',
  'package-lock.json',
];

/**
 * Builds the interface when it is missing or older than its sources. Runs in a process of its own, which frees its
 * memory at the end.
 */
export async function buildIfStale(): Promise<void> {
  const built = existsSync(BUILT) ? statSync(BUILT).mtimeMs : 0;
  if (SOURCES.every((source) => newest(join(ROOT, source)) <= built)) return;
  console.log('Building the interface …');
  const build = spawn(process.execPath, [join(ROOT, 'scripts/build/pages.ts')], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const [status] = await once(build, 'exit');
  if (status !== 0) {
    console.error('The interface could not be built; the lines above say why.');
    process.exit(1);
  }
}

function newest(path: string): number {
  if (!existsSync(path)) return 0;
  const stats = statSync(path);
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
