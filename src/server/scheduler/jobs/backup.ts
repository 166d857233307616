import { spawn } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { constants, getPriority, setPriority } from 'node:os';
import { join, resolve } from 'node:path';
import { DATABASE } from '../../lib/program/data-files.ts';
import { isOfFuture, listBackups } from '../../site/backup/backup-files.ts';
import { ownCommand } from '../../site/program.ts';
import type { Site } from '../../site/site.ts';
import { isNightlyWorkDue } from './nightly.ts';

/**
 * Makes the nightly backup when it is due and deletes the copies that are no longer kept. It works in a process of its own,
 * because the final write of a large copy would hold the event loop.
 * @throws when the copy cannot be made.
 */
export async function makeNightlyBackup(site: Site): Promise<void> {
  if (await isBackupDue(site)) await runBackup(site);
}

/**
 * Returns whether the nightly backup is due. A copy that is dated in the future, because the clock was ahead, does not
 * count.
 */
export async function isBackupDue(site: Site): Promise<boolean> {
  const { DATA_DIR, BACKUPS } = site.env;
  const made = BACKUPS === 'on' && (await stat(join(DATA_DIR, DATABASE)).catch(() => null));
  if (!made) return false;
  const now = site.clock.now();
  const nights = (await listBackups(DATA_DIR)).flatMap(({ kind, madeAt }) =>
    kind === 'nightly' ? [madeAt.getTime()] : [],
  );
  const last = nights.find((madeAt) => !isOfFuture(madeAt, now));
  return isNightlyWorkDue(last ?? made.birthtimeMs, now, new Date(now).getHours());
}

/**
 * Runs the backup command of this installation.
 * @throws with what it printed when it fails.
 */
export function runBackup(site: Site): Promise<void> {
  const [program, args] = ownCommand('backup', ['nightly']);
  const { signal } = site.providerAbort;
  // The settings of this process, and the folder that it uses.
  const env = { ...process.env, DATA_DIR: resolve(site.env.DATA_DIR) };
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'pipe'], signal, env });
  if (child.pid) lowerPriority(child.pid);
  let said = '';
  child.stderr.on('data', (part) => {
    said = `${said}${part}`.slice(-1_000);
  });
  return new Promise((done, fail) => {
    child.on('error', (error) => (signal.aborted ? done() : fail(error)));
    child.on('close', (code) => {
      if (code === 0 || signal.aborted) return done();
      fail(new Error(`the backup failed: ${said.trim().split('\n').at(-1)}`));
    });
  });
}

/** Lets this process, which answers members, go before the one with the given id, whatever priority an operator chose. */
function lowerPriority(pid: number): void {
  try {
    setPriority(
      pid,
      Math.min(getPriority() + constants.priority.PRIORITY_BELOW_NORMAL, constants.priority.PRIORITY_LOW),
    );
  } catch {
    // Not every system allows it, and the process may have ended.
  }
}
