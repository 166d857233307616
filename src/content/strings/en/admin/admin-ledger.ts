import type { LedgerError } from '../../../../shared/consent.ts';
import { plural } from '../locale.ts';

const rows = (count: number) => plural(count, { one: '# row', other: '# rows' });

/** The consent ledger for administrators, and for the operator's command `verify-ledger`. */
export const adminLedgerWords = {
  title: 'Consent Ledger',
  intro:
    'Every opt-in, opt-out and confirmation on this site, each linked to the one before, so that any change to the record shows.',
  verify: 'Verify',
  verifying: 'Verifying...',
  download: 'Download the Ledger',
  downloading: 'Preparing...',
  verifyFailed: 'The ledger could not be verified',
  downloadFailed: 'The file wasn’t created',
  downloaded: (count: number) => ({ title: 'The ledger was downloaded', message: `The file holds ${rows(count)}.` }),
  whole: (count: number, erased: number) =>
    erased === 0
      ? `The consent ledger is intact: ${rows(count)}.`
      : `The consent ledger is intact: ${rows(count)}, ${erased} of them deleted with their accounts.`,
  head: (hash: string) => `Last link: ${hash}`,
  headLabel: 'Last link',
  headHint: 'Keep a note of it somewhere else: it lets you show later that no row was removed from the end.',
  holdsKnown: 'It contains the link you gave.',
  cutOff:
    'The consent ledger doesn’t contain the link you gave: rows have since been removed from its end, or it was rewritten.',
  errors: {
    changed: (row: number) => `Row ${row} of the consent ledger was changed after it was written.`,
    removed: (row: number) => `Row ${row} of the consent ledger was removed, and no deleted account explains it.`,
    unlinked: (row: number) =>
      `Row ${row} of the consent ledger has no link: it was not added by this site, or its link was removed.`,
    moved: (row: number) =>
      `Row ${row} of the consent ledger doesn’t follow the one before: rows were inserted, moved or rewritten there.`,
    link_removed: (row: number) => `A link before row ${row} of the consent ledger was removed.`,
  } satisfies Record<LedgerError['what'], (row: number) => string>,
  file: 'Consent ledger, with the hashes that verify it',
  fileName: (day: string) => `consent-ledger-${day}`,
};
