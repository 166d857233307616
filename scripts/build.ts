import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** What is built, where: its sources, the last file that its build writes, and the script that builds it. */
const BUILDS = [
  {
    what: 'interface',
    script: 'scripts/build/pages.ts',
    last: 'dist/client/pages/en/pages.json',
    sources: [
      ...['src/client', 'src/shared', 'src/content', 'src/server/scripture'],
      ...['scripts/build', 'public', 'vite.config.ts', 'package-lock.json'],
    ],
  },
  {
    what: 'server',
    script: 'scripts/build/server.ts',
    last: 'dist/server/main.js',
    sources: ['src/server', 'src/shared', 'src/content', 'db', 'scripts/build', 'package-lock.json'],
  },
];

/**
 * Builds the interface and the server where they are missing or older than their sources. Each runs in a process of its
 * own, which frees its memory at the end.
 */
export async function buildIfStale(): Promise<void> {
  for (const { what, script, last, sources } of BUILDS) {
    const built = newest(join(ROOT, last));
    if (sources.every((source) => newest(join(ROOT, source)) <= built)) continue;
    console.log(`Building the ${what} …`);
    const build = spawn(process.execPath, [join(ROOT, script)], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, NODE_ENV: 'production' },
    });
    const [status] = await once(build, 'exit');
    if (status === 0) continue;
    console.error(`The ${what} could not be built; the lines above say why.`);
    process.exit(1);
  }
}

/** Returns when a file, or anything in a folder, was last changed; 0 when there is none. */
function newest(path: string): number {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) return 0;
  if (!stats.isDirectory()) return stats.mtimeMs;
  return Math.max(stats.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}
