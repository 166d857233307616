import { canDecrypt, isSealed } from '../../../lib/secrets.ts';
import type { Site } from '../../../site/site.ts';
import * as repo from './repo.ts';

const BATCH = 500;

/**
 * Encrypts the tokens of addresses that an earlier key encrypted with the current key. A token that is replaced during
 * this work stays as it is. Returns the number of encrypted tokens.
 */
export async function resealAddresses(site: Site): Promise<number> {
  let count = 0;
  for (let after = 0; ; ) {
    const rows = await site.db.snapshot((q) => repo.readAfter(q, after, BATCH));
    for (const { id, channel, secrets } of rows) {
      const changed = Object.entries(secrets).flatMap(([name, value]) => {
        const fresh = value && isSealed(value) ? resealOne(site, `address:${channel}`, value) : null;
        return fresh === null ? [] : [[name, fresh]];
      });
      if (changed.length === 0) continue;
      const next = { ...secrets, ...Object.fromEntries(changed) };
      count += await site.db.atomic((q) => repo.replaceSecrets(q, id, secrets, next));
    }
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return count;
    after = last.id;
  }
}

/** Returns how many stored tokens no key of the site decrypts. */
export async function countUnreadableAddresses(site: Site): Promise<number> {
  let count = 0;
  for (let after = 0; ; ) {
    const rows = await site.db.snapshot((q) => repo.readAfter(q, after, BATCH));
    for (const { channel, secrets } of rows)
      for (const value of Object.values(secrets))
        if (value && isSealed(value) && !canDecrypt(site.keys, `address:${channel}`, value)) count += 1;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return count;
    after = last.id;
  }
}

/** A text that no key of the site decrypts stays as it is: its member connects again. */
function resealOne(site: Site, purpose: string, sealed: string): string | null {
  try {
    return site.keys.reseal(purpose, sealed);
  } catch (err) {
    site.log.warn({ err, purpose }, 'a stored secret cannot be decrypted');
    return null;
  }
}
