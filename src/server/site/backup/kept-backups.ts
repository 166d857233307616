import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { type BackupFile, backupFolder, isOfFuture, listBackups } from './backup-files.ts';

/** The nightly backups that are kept: the newest of each of the last days, ISO weeks and months with a backup, in UTC. */
const KEPT_NIGHTLY: { count: number; periodOf: (date: Temporal.PlainDate) => string }[] = [
  { count: 7, periodOf: String },
  { count: 4, periodOf: (date) => `${date.yearOfWeek}-${date.weekOfYear}` },
  { count: 6, periodOf: (date) => date.toPlainYearMonth().toString() },
];
// The copies before upgrades that are kept, so that an operator can go back several versions. Only the newest copy of a
// schema counts, because an upgrade that keeps failing makes a copy of the same schema at each start.
const KEPT_UPGRADES = 3;

/**
 * Returns the backups that are no longer kept at an instant. Manual ones are kept until somebody deletes them. Those that
 * are dated in the future, because the clock was ahead, are kept until then and take no place of another.
 */
export function outdatedBackups(backups: readonly BackupFile[], now: number): BackupFile[] {
  const newestFirst = backups
    .filter(({ madeAt }) => !isOfFuture(madeAt.getTime(), now))
    .sort((a, b) => b.madeAt.getTime() - a.madeAt.getTime());
  const ofKind = (kind: BackupFile['kind']) => newestFirst.filter((backup) => backup.kind === kind);
  const kept = new Set([...ofKind('manual'), ...newestOfEach(ofKind('upgrade'), schemaOf).slice(0, KEPT_UPGRADES)]);
  for (const { count, periodOf } of KEPT_NIGHTLY) {
    const ofPeriods = newestOfEach(ofKind('nightly'), (backup) => periodOf(dateOf(backup)));
    for (const backup of ofPeriods.slice(0, count)) kept.add(backup);
  }
  return newestFirst.filter((backup) => !kept.has(backup));
}

function newestOfEach(newestFirst: BackupFile[], groupOf: (backup: BackupFile) => string): BackupFile[] {
  const newest = new Map<string, BackupFile>();
  for (const backup of newestFirst) {
    const group = groupOf(backup);
    if (!newest.has(group)) newest.set(group, backup);
  }
  return [...newest.values()];
}

/** Copies by older versions do not name their schema, so each counts as a schema of its own. */
function schemaOf({ schema, name }: BackupFile): string {
  return schema === undefined ? name : String(schema);
}

/** Deletes the backups of a data folder that are no longer kept, of one kind or of all, and returns their names. */
export async function deleteOutdated(
  dataFolder: string,
  now: Date = new Date(),
  kind?: BackupFile['kind'],
): Promise<string[]> {
  const outdated = outdatedBackups(await listBackups(dataFolder), now.getTime()).filter(
    (each) => !kind || each.kind === kind,
  );
  for (const { name } of outdated) await rm(join(backupFolder(dataFolder), name), { force: true });
  return outdated.map(({ name }) => name);
}

function dateOf({ madeAt }: BackupFile): Temporal.PlainDate {
  return Temporal.Instant.fromEpochMilliseconds(madeAt.getTime()).toZonedDateTimeISO('UTC').toPlainDate();
}
