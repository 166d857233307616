import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import type { Logger } from './logger.ts';

/** What a site keeps in its data folder, by the names that its files begin with. */
const OURS = ['hesed.db', 'keys.json', 'outbox'];
const OTHERS = 0o077;
const SHARED_BY_ALL = 0o1000;

/** Makes every file that this process writes from now on readable by its own user only. */
export function keepFilesPrivate(): void {
  // It belongs to the whole process: a worker may not change it.
  if (isMainThread) process.umask(OTHERS);
}

/**
 * Takes a data folder with the site's files in it away from other users, where an older version or a copy left it open.
 * What belongs to somebody else stays as it is, and is said in the log.
 */
export function closeToOthers(folder: string, log: Logger): void {
  const outbox = join(folder, 'outbox');
  const ours = namesIn(folder).filter((name) => OURS.some((start) => name.startsWith(start)));
  const paths = [
    folder,
    ...ours.map((name) => join(folder, name)),
    ...namesIn(outbox).map((name) => join(outbox, name)),
  ];
  for (const path of paths) {
    try {
      const { mode } = statSync(path);
      // Such as /tmp: it is no folder of ours, whoever asks for it.
      if (mode & SHARED_BY_ALL) log.warn({ path }, 'the data folder is open to every user of this machine');
      else if (mode & OTHERS) chmodSync(path, mode & 0o700);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // A mail or a file of the database can go at any moment.
      if (code !== 'ENOENT') log.warn({ path, code }, 'other users of this machine may be able to read this');
    }
  }
}

function namesIn(folder: string): string[] {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
}
