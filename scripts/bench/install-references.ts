import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, 'references');

/**
 * Installs the packages that only benchmarks need, on first use and after their lock file changed. `npm ci` does not
 * install them, so it stays smaller.
 */
export function installReferences(): void {
  const installed = join(FOLDER, 'node_modules/.package-lock.json');
  const wanted = statSync(join(FOLDER, 'package-lock.json')).mtimeMs;
  if (existsSync(installed) && statSync(installed).mtimeMs >= wanted) return;
  console.log('Installing the packages that only this benchmark needs (180 MB, in scripts/bench/references) …');
  try {
    execFileSync('npm', ['ci'], { cwd: FOLDER, stdio: 'inherit', shell: process.platform === 'win32' });
  } catch {
    console.error(
      'These packages could not be installed; the lines above say why. The other benchmarks run without them.',
    );
    process.exit(1);
  }
}
