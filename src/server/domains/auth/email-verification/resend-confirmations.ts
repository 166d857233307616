import type { Site } from '../../../site/site.ts';
import { findAccount } from '../repo.ts';
import { findEntrusted } from '../roles/repo.ts';
import { requestVerification } from './email-verification.ts';

/**
 * Sends administrators and reviewers the link to confirm their address again, now that the site has a mail server: the
 * first one was kept as a file, and nobody would think of it.
 */
export async function resendConfirmations(site: Site): Promise<void> {
  for (const { id, email } of await findEntrusted(site.db)) {
    const account = await findAccount(site.db, id, new Date(site.clock.now()), site.env);
    if (account?.emailVerified === false) await site.db.atomic((q) => requestVerification(q, site, id, email));
  }
}
