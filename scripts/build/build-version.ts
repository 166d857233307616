import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { filesOnDisk } from '../../src/server/lib/program/program-files.ts';

/** Returns the version of a build, from the names and contents of its files. */
export function versionOf(folder: string): string {
  const hash = createHash('sha256');
  for (const name of filesOnDisk(folder).names()) {
    const content = readFileSync(join(folder, name));
    hash.update(`${name} ${content.length}\n`).update(content);
  }
  return hash.digest('hex').slice(0, 12);
}
