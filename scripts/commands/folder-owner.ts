import { execFileSync } from 'node:child_process';
import { existsSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isSea } from 'node:sea';
import { DATABASE } from '../../src/server/lib/program/data-files.ts';
import { OperatorError } from './operator.ts';

const ROOT_USER = 0;

/**
 * Checks that a command runs as the user of the site, before it opens the data folder. Files that root makes there are
 * closed to the site, which could then neither start nor make a backup.
 * @throws {OperatorError} with the command to type, when the data folder belongs to another user.
 */
export function requireOwner(folder: string): void {
  const user = process.getuid?.();
  // Windows has no user ids.
  if (user === undefined) return;
  const owner = findOwner(folder, user === ROOT_USER);
  if (!owner || owner.uid === user) return;
  const name = nameOf(owner.uid);
  const known = name ?? `number ${owner.uid}`;
  const start = user === ROOT_USER ? startAsRoot(name, owner) : `sudo -u ${name ?? `'#${owner.uid}'`} --`;
  throw new OperatorError(
    `The data folder ${folder} belongs to the user ${known}. Run the command as that user: ${start} ${typedCommand()}`,
  );
}

/**
 * Checks that root does not start the site of another user, whose next start could not write what root made.
 * @throws {OperatorError} as {@link requireOwner} does.
 */
export function refuseRootStart(folder: string): void {
  if (process.getuid?.() === ROOT_USER && existsSync(join(folder, DATABASE))) requireOwner(folder);
}

/**
 * Returns the facts of the database, which the user of the site made; where there is none yet, those of its folder or of
 * the folder that it will be made in. Null where nothing says who the user is.
 */
function findOwner(folder: string, isRoot: boolean): Stats | null {
  for (const path of [join(folder, DATABASE), folder, dirname(folder)]) {
    try {
      return statSync(path);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // A user may make files in a folder of another, so only files tell. Root may make them everywhere.
      if (code === 'ENOENT' && !isRoot) return null;
      if (code !== 'ENOENT' && code !== 'EACCES') return null;
    }
  }
  return null;
}

function nameOf(uid: number): string | null {
  try {
    const name = execFileSync('id', ['-nu', String(uid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return name.trim();
  } catch {
    // The machine has no such user, such as for files from a container.
    return null;
  }
}

// Every Linux has both, but not sudo.
function startAsRoot(name: string | null, { uid, gid }: Stats): string {
  return name ? `runuser -u ${name} --` : `setpriv --reuid=${uid} --regid=${gid} --clear-groups --`;
}

/** Returns the command of this process as it can be typed in a shell. */
function typedCommand(): string {
  const [, , name = '', ...args] = process.argv;
  const words = isSea()
    ? [process.execPath, ...(name ? [name] : []), ...args]
    : ['npm', 'run', basename(name), ...(args.length > 0 ? ['--', ...args] : [])];
  return words.map(quote).join(' ');
}

function quote(word: string): string {
  return /^[\w./:@%+=,-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
