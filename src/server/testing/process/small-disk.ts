import { execFileSync, spawnSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ServerProcess } from './server-process.ts';

/** A way to fill the disk of a running process and to free it again. */
interface SmallDisk {
  /** The command that starts the process. Its `DATA_DIR` is an absolute path. */
  through: readonly string[];
  /** The command that starts another process beside it, on the same full disk. */
  beside(server: ServerProcess): readonly string[];
  fill(server: ServerProcess, dataDir: string): void;
  empty(server: ServerProcess, dataDir: string): void;
}

/** Limits every file to one byte, which works on every Linux (RLIMIT_FSIZE). */
export const LIMITED_FILES: SmallDisk = {
  through: [],
  beside: () => ['prlimit', '--fsize=1'],
  fill: (server) => limitFiles(server, '1'),
  empty: (server) => limitFiles(server, 'unlimited'),
};

// Each process has its own mount, which ends with it. A user other than root does this as root of a new namespace.
const OWN_MOUNTS = ['--mount', ...(process.getuid?.() === 0 ? [] : ['--map-root-user'])];
const IN_ITS_NAMESPACE = process.getuid?.() === 0 ? [] : ['--user', '--preserve-credentials'];
const MOUNT = 'mount -t tmpfs -o size=24m,mode=700 tmpfs "$DATA_DIR" && exec "$@"';
const CHUNK = Buffer.alloc(4096);

/** A full file system, if the machine lets a test mount one; many containers do not. */
export const FULL_FILE_SYSTEM: SmallDisk = {
  through: ['unshare', ...OWN_MOUNTS, 'sh', '-c', MOUNT, 'sh'],
  beside: ({ child }) => ['nsenter', '--target', String(child.pid), '--mount', ...IN_ITS_NAMESPACE],
  fill(server, dataDir) {
    const file = openSync(fillerOf(server, dataDir), 'w');
    try {
      for (;;) writeSync(file, CHUNK);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
    } finally {
      // A deleted file that is still open would keep its space.
      closeSync(file);
    }
  },
  empty: (server, dataDir) => rmSync(fillerOf(server, dataDir)),
};

const MOUNT_IMAGE = `
  if [ -e "$0" ]; then e2fsck -fy "$0"; else truncate -s 64m "$0" && mkfs.ext4 -q "$0"; fi >&2
  mount -o loop,errors=remount-ro "$0" "$DATA_DIR" && chmod 700 "$DATA_DIR" && exec "$@"`;

/**
 * Returns the command that starts a process with its `DATA_DIR` on a file system in an image. The next process with the
 * same image repairs it first, as a machine does when it starts.
 */
export const throughImage = (image: string): readonly string[] => [
  'unshare',
  '--mount',
  'sh',
  '-c',
  MOUNT_IMAGE,
  image,
];

/** Makes the kernel treat the file system of a process's image as a failing disk, which makes it read-only. */
export function failImage({ child }: ServerProcess, dataDir: string): void {
  const mounts = readFileSync(`/proc/${child.pid}/mounts`, 'utf8');
  const [, device] =
    mounts
      .split('\n')
      .map((line) => /^\/dev\/(\S+) (\S+) ext4 /.exec(line) ?? [])
      .find(([, , at]) => at === dataDir) ?? [];
  writeFileSync(`/sys/fs/ext4/${device}/trigger_fs_error`, '1');
}

/** Returns whether this machine lets a test mount an image. */
export function canMountImage(): boolean {
  const folder = mkdtempSync(join(tmpdir(), 'hesed-image-'));
  try {
    const [command = '', ...rest] = throughImage(join(folder, 'image'));
    const probe = `test -w "/sys/fs/ext4/$(basename "$(findmnt -no SOURCE "$DATA_DIR")")/trigger_fs_error"`;
    return spawnSync(command, [...rest, 'sh', '-c', probe], { env: { ...process.env, DATA_DIR: folder } }).status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns whether this machine lets a test mount a file system. */
export function canMount(): boolean {
  return spawnSync('unshare', [...OWN_MOUNTS, 'mount', '-t', 'tmpfs', 'tmpfs', '/tmp']).status === 0;
}

function limitFiles({ child }: ServerProcess, bytes: string): void {
  execFileSync('prlimit', ['--pid', String(child.pid), `--fsize=${bytes}:`]);
}

/** The path of a file in the process's own mount. */
function fillerOf({ child }: ServerProcess, dataDir: string): string {
  return join(`/proc/${child.pid}/root`, dataDir, 'filler');
}
