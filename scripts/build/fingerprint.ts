import { createHash } from 'node:crypto';
import { readdirSync, type Stats, statSync } from 'node:fs';

// Builds contain no tests and no test tools.
const TEST_FILE = /\.test\.tsx?$/;
const TEST_FOLDERS = ['testing', 'journeys'];

/**
 * Returns a function that computes the fingerprint of files and folders from the name, size and time of every file, without
 * the tests. An earlier time changes the fingerprint too, because files of an unpacked release can be older than the files
 * that they replace. Every start waits for this, so each folder is read once, and no file is opened.
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
  // The system lists names in no fixed order.
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

// In whole milliseconds, rounded as Node rounds the time of a copied file.
function lineOf(path: string, { size, mtimeMs }: Stats): string {
  return `${path} ${size} ${Math.round(mtimeMs)}`;
}
