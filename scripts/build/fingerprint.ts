import { createHash } from 'node:crypto';
import { readdirSync, type Stats, statSync } from 'node:fs';

// No build contains tests or test tools.
const TEST_FILE = /\.test\.tsx?$/;
const TEST_FOLDERS = ['testing', 'journeys'];

/**
 * Returns a function that gives the fingerprint of files and folders, from the name, size and time of every file that is not
 * of the tests. Any other time gives another fingerprint, an earlier one as well: files of an unpacked release can be older
 * than those that they replace. Every start waits for this, so each folder is read once, and nothing but its files' facts.
 */
export function createFingerprints(root: string): (sources: readonly string[]) => string {
  const known = new Map<string, string>();
  const factsOf = (source: string): string => {
    const facts = known.get(source) ?? readFacts(root, source);
    known.set(source, facts);
    return facts;
  };
  return (sources) => createHash('sha256').update(sources.map(factsOf).join('\n')).digest('hex');
}

function readFacts(root: string, source: string): string {
  const stats = statSync(`${root}/${source}`, { throwIfNoEntry: false });
  if (!stats) return '';
  const lines: string[] = [];
  if (stats.isDirectory()) addFolder(lines, root, source);
  else lines.push(lineOf(source, stats));
  // The system lists the names in no fixed order.
  return lines.sort().join('\n');
}

function addFolder(lines: string[], root: string, folder: string): void {
  for (const entry of readdirSync(`${root}/${folder}`, { withFileTypes: true })) {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) {
      if (!TEST_FOLDERS.includes(entry.name)) addFolder(lines, root, path);
    } else if (!TEST_FILE.test(entry.name)) lines.push(lineOf(path, statSync(`${root}/${path}`)));
  }
}

// In whole milliseconds, rounded like Node rounds the time of a copy.
function lineOf(path: string, { size, mtimeMs }: Stats): string {
  return `${path} ${size} ${Math.round(mtimeMs)}`;
}
