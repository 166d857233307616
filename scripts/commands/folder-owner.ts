import { execFileSync } from 'node:child_process';
import { existsSync, type Stats, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { isSea } from 'node:sea';
import { DATABASE } from '../../src/server/lib/program/data-files.ts';
import { isRoot } from './is-root.ts';
import { OperatorError } from './operator.ts';

/**
 * Checks that a command runs as the user of the site, before it opens the data folder. The site cannot use files that root
 * creates there, so it could neither start nor make a backup.
 * @throws {OperatorError} with the command to type, when the data folder belongs to another user.
 */
export function requireOwner(folder: string): void {
  const user = process.getuid?.();
  // Windows has no user ids.
  if (user === undefined) return;
  const owner = findOwner(folder, isRoot());
  if (!owner || owner.uid === user) return;
  const name = findUserName(owner.uid);
  const shownName = name ?? `number ${owner.uid}`;
  const start = isRoot() ? startAsRoot(name, owner) : `sudo -u ${name ?? `'#${owner.uid}'`} --`;
  throw new OperatorError(
    `The data folder ${folder} belongs to the user ${shownName}. Run the command as that user: ${start} ${typedCommand()}`,
  );
}

/**
 * Checks that root does not start the site of another user, whose next start could not write the files that root creates.
 * @throws {OperatorError} as {@link requireOwner} does.
 */
export function refuseRootStart(folder: string): void {
  if (isRoot() && existsSync(join(folder, DATABASE))) requireOwner(folder);
}

/**
 * Returns the file stats of the database, whose owner is the user of the site. Without a database, root gets the stats
 * of the data folder, or of its parent when that does not exist either. Returns null when the owner is unknown.
 */
function findOwner(folder: string, isRoot: boolean): Stats | null {
  for (const path of [join(folder, DATABASE), folder, dirname(folder)]) {
    try {
      return statSync(path);
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      // A folder may be shared by several users, so its owner tells nothing to a normal user.
      if (code === 'ENOENT' && !isRoot) return null;
      if (code !== 'ENOENT' && code !== 'EACCES') return null;
    }
  }
  return null;
}

function findUserName(uid: number): string | null {
  try {
    const name = execFileSync('id', ['-nu', String(uid)], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
    return name.trim();
  } catch {
    // The user does not exist on this machine, as with files from a container.
    return null;
  }
}

// Every Linux has `runuser` and `setpriv`, but not every one has sudo.
function startAsRoot(name: string | null, { uid, gid }: Stats): string {
  return name ? `runuser -u ${name} --` : `setpriv --reuid=${uid} --regid=${gid} --clear-groups --`;
}

/** Returns the command line of this process as an operator types it. */
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
