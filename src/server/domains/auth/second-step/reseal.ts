import { canDecrypt } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';
import * as repo from './repo.ts';

/**
 * Encrypts the secrets of authenticator apps that an earlier key encrypted with the current key. A secret that is
 * replaced during this work stays as it is. Returns how many were encrypted.
 */
export async function resealSecrets(site: Site): Promise<number> {
  let count = 0;
  for (const { userId, secret } of await site.db.snapshot((q) => repo.readAllSecrets(q))) {
    try {
      const fresh = site.keys.reseal('totp', secret);
      if (fresh !== null) count += await site.db.atomic((q) => repo.replaceSecret(q, userId, secret, fresh));
    } catch (err) {
      site.log.warn({ err, purpose: 'totp' }, 'a stored secret cannot be decrypted');
    }
  }
  return count;
}

/** Returns how many secrets of authenticator apps no key of the site decrypts. */
export async function countUnreadableSecrets(site: Site): Promise<number> {
  const rows = await site.db.snapshot((q) => repo.readAllSecrets(q));
  return rows.filter(({ secret }) => !canDecrypt(site.keys, 'totp', secret)).length;
}
