import { recordConsent } from '../../domains/consent/service.ts';
import { createTestSite } from '../site.ts';

/** Writes two rows of the consent ledger in each transaction until it is killed, and prints a line after each. */
const site = createTestSite({ file: process.argv[2] as string });
for (;;) {
  await site.db.atomic(function* (q) {
    for (const action of ['opt_in', 'opt_out'] as const)
      yield* recordConsent(q, site, { userId: 1, channel: 'email', action, source: 'settings' });
  });
  process.stdout.write('written\n');
}
