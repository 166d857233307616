import { createHash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

// Nothing that is built holds a test or what only tests use.
const TEST_FILE = /\.test\.tsx?$/;
const TEST_FOLDERS = ['testing', 'journeys'];

/**
 * Returns a fingerprint of files and folders, from the name, size and time of every file that is not of the tests. Any other
 * time gives another fingerprint, an earlier one as well: files of an unpacked release can be older than those that they
 * replace.
 */
export function fingerprintOf(root: string, sources: readonly string[]): string {
  const hash = createHash('sha256');
  for (const source of sources) {
    const stats = statSync(join(root, source), { throwIfNoEntry: false });
    if (!stats) continue;
    for (const file of stats.isDirectory() ? filesIn(root, source) : [source]) {
      const { size, mtime } = statSync(join(root, file));
      // In whole milliseconds, because a copy keeps no parts of them.
      hash.update(`${file} ${size} ${mtime.getTime()}\n`);
    }
  }
  return hash.digest('hex');
}

function* filesIn(root: string, folder: string): Generator<string> {
  // The system gives the names in any order.
  const entries = readdirSync(join(root, folder), { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const entry of entries) {
    const path = `${folder}/${entry.name}`;
    if (!entry.isDirectory()) {
      if (!TEST_FILE.test(entry.name)) yield path;
    } else if (!TEST_FOLDERS.includes(entry.name)) yield* filesIn(root, path);
  }
}
