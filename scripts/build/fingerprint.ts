import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Returns a fingerprint of files and folders, from the name, size and time of every file. Any other time gives another
 * fingerprint, an earlier one as well: files of an unpacked release can be older than those that they replace.
 */
export function fingerprintOf(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) for (const line of describe(root, source)) hash.update(line);
  return hash.digest('hex');
}

function* describe(root: string, path: string): Generator<string> {
  const stats = statSync(join(root, path), { throwIfNoEntry: false });
  if (!stats) return;
  if (stats.isDirectory())
    for (const name of readdirSync(join(root, path)).sort()) yield* describe(root, `${path}/${name}`);
  else yield `${path} ${stats.size} ${stats.mtime.getTime()}\n`;
}
