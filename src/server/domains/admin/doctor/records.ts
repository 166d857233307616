import { join } from 'node:path';
import { message } from '../../../../shared/messages/catalogue.ts';
import { HOUR_MS } from '../../../../shared/schedule/durations.ts';
import { broken, type Finding, works } from '../../../channels/channel-check.ts';
import { KEYS } from '../../../lib/program/data-files.ts';
import { loadKeys } from '../../../lib/secrets.ts';
import { listReplaced } from '../../../site/backup/backup-files.ts';
import { commandLine } from '../../../site/program.ts';
import type { Site } from '../../../site/site.ts';
import { countUnreadableAddresses } from '../../alerts/addresses/reseal.ts';
import { countUnreadableSecrets } from '../../auth/second-step/reseal.ts';
import { verifyLedger } from '../../consent/verify.ts';
import { type Backups, backupsOf } from './backup-age.ts';

/** Checks every page of the database. */
export async function checkDatabase(site: Site): Promise<Finding[]> {
  const detail = await site.db.findDamage();
  return [detail ? broken(message('doctor_database_damaged', { detail })) : works(message('doctor_database_works'))];
}

/** Checks that the file of the keys is the one in use, and that the keys decrypt what is stored. */
export async function checkKeys(site: Site): Promise<Finding[]> {
  if (site.observed.lackedKeys) return [broken(message('doctor_keys_missing'))];
  if (!isSameFile(site)) return [broken(message('doctor_keys_changed'))];
  const secrets = (await countUnreadableAddresses(site)) + (await countUnreadableSecrets(site));
  return [secrets ? broken(message('doctor_keys_unfit', { secrets })) : works(message('doctor_keys_works'))];
}

function isSameFile({ env, keys }: Site): boolean {
  try {
    const stored = loadKeys(join(env.DATA_DIR, KEYS), { create: false });
    return stored.pushPublicKey === keys.pushPublicKey && stored.sign('doctor', '') === keys.sign('doctor', '');
  } catch {
    return false;
  }
}

/** Verifies the consent ledger. */
export async function checkLedger(site: Site): Promise<Finding[]> {
  const { rows, firstError } = await verifyLedger(site);
  return [
    firstError
      ? broken(message('doctor_ledger_broken', { row: firstError.row }))
      : works(message('doctor_ledger_works', { rows })),
  ];
}

/**
 * Checks the age of the newest backup, and names those that are dated in the future and what restores replaced, which holds
 * keys and private texts.
 */
export async function checkBackups(site: Site): Promise<Finding[]> {
  const backups = await backupsOf(site);
  const files = backups.future.map(({ name }) => name).join(', ');
  const folders = (await listReplaced(site.env.DATA_DIR)).join(', ');
  return [
    checkAge(site, backups),
    ...(files ? [works(message('doctor_backup_future', { files }))] : []),
    ...(folders ? [works(message('doctor_backup_replaced', { folders }))] : []),
  ];
}

function checkAge(site: Site, { newest, ageMs, isOld }: Backups): Finding {
  const command = commandLine('backup');
  if (!newest) {
    if (site.env.BACKUPS === 'off') return works(message('doctor_backup_off'));
    // A new site waits for its first night.
    return (isOld ? broken : works)(message('doctor_backup_none', { command }));
  }
  const hours = Math.floor(ageMs / HOUR_MS);
  if (isOld) return broken(message('doctor_backup_old', { days: Math.floor(hours / 24), command }));
  return works(message('doctor_backup_works', { hours }));
}
