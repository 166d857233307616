import { join } from 'node:path';
import type { Actor } from '../../../lib/actor.ts';
import { KEYS } from '../../../lib/program/data-files.ts';
import { rotateEncryptionKey } from '../../../lib/secrets.ts';
import { resealSettings } from '../../../site/settings/stored-settings.ts';
import type { Site } from '../../../site/site.ts';
import { resealAddresses } from '../../alerts/addresses/reseal.ts';
import { resealSecrets } from '../../auth/second-step/reseal.ts';
import { atomicAs } from '../../authority/service.ts';

/** Encrypts every secret of an earlier encryption key with the current one. Returns their number. */
export async function resealAll(site: Site): Promise<number> {
  site.keys.refresh();
  return (await resealAddresses(site)) + (await resealSecrets(site)) + (await resealSettings(site.db, site.keys));
}

/**
 * Creates a new encryption key and encrypts every secret with it, while the site runs. The earlier key can still
 * decrypt, and the nightly clean-up encrypts secrets that a running process stored with it during the rotation.
 * @returns the number of secrets that were encrypted.
 */
export async function rotateKey(site: Site, actor: Actor): Promise<number> {
  // The audit row is written first, so that no rotation is missing from the audit log.
  await atomicAs(site, actor, function* () {});
  // The write lock of the database, since two rotations at once would lose the key of the first.
  // biome-ignore lint/correctness/useYield: it only needs the lock.
  await site.db.atomic(function* () {
    rotateEncryptionKey(join(site.env.DATA_DIR, KEYS));
  });
  return resealAll(site);
}
