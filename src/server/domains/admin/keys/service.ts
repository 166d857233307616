import { join } from 'node:path';
import type { Actor } from '../../../lib/actor.ts';
import { rotateEncryptionKey } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';
import { resealAddresses } from '../../alerts/addresses/reseal.ts';
import { resealSecrets } from '../../auth/second-step/reseal.ts';
import { atomicAs } from '../../auth/standing/service.ts';

/** Encrypts anew everything that an earlier encryption key encrypted. Returns how many secrets that were. */
export async function resealAll(site: Site): Promise<number> {
  site.keys.refresh();
  return (await resealAddresses(site)) + (await resealSecrets(site));
}

/**
 * Gives the site a new encryption key and encrypts everything with it, while the site runs: the key before it still
 * decrypts, and the nightly clean-up encrypts anew what a running process stored meanwhile.
 * @returns how many secrets were encrypted anew.
 */
export async function rotateKey(site: Site, actor: Actor): Promise<number> {
  // The act is written first, so that no rotation is missing from the audit log.
  await atomicAs(site, actor, function* () {});
  rotateEncryptionKey(join(site.env.DATA_DIR, 'keys.json'));
  return resealAll(site);
}
