import { dirname } from 'node:path';

/** The most files that a folder may contain directly, including tests; files in inner folders do not count. */
export const MAX_FILES = 24;

/** Drizzle writes a file for each migration, and they must stay in one folder. */
const GENERATED = /^db\/migrations\//;

/**
 * Returns one sentence for each folder that contains more than {@link MAX_FILES} of the files, which are paths from the
 * root.
 */
export function checkFolderSizes(files: string[]): string[] {
  const counts = new Map<string, number>();
  for (const file of files) if (!GENERATED.test(file)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(([folder, count]) => `${folder}: ${count} files; a folder holds at most ${MAX_FILES}. Group them by topic.`);
}
