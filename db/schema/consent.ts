import { CONSENT_ACTIONS } from '../../src/shared/consent.ts';
import type { SchemaKit } from '../columns.ts';

/** The tables of the consent ledger. */
export function consentTables(kit: SchemaKit) {
  // No reference to users, because opt-outs outlive the account. Triggers (see migrations) refuse to change a row, to
  // delete one while its member exists, and to delete an opt-out or an erasure at any time (decisions.md D30, D33).
  const consentEvents = kit.table(
    'consent_events',
    {
      id: kit.id(),
      userId: kit.int().notNull(),
      channel: kit.text().notNull(),
      action: kit.choice(CONSENT_ACTIONS).notNull(),
      source: kit.text().notNull(),
      wordingVersion: kit.text(),
      addressHash: kit.text(),
      createdAt: kit.createdAt(),
      // The ids of the rows that were deleted with an account; only in the row that records the deletion.
      erases: kit.json<number[]>(),
      // Random, so that the digest of a deleted row tells nothing about it.
      salt: kit.text().notNull().default(''),
    },
    (t) => [kit.index('consent_events_user').on(t.userId, t.id)],
  );

  // One link for each row of the ledger, in the order of writing. A link outlives its row, so a chain stays whole when an
  // account is deleted. Triggers refuse to change or delete a link (docs/consent-ledger.md).
  const consentChain = kit.table(
    'consent_chain',
    {
      // 1, 2, 3 and so on: two writers cannot both add the same link.
      position: kit.primaryInt(),
      eventId: kit.int().notNull(),
      // The SHA-256 of the row's content.
      digest: kit.text().notNull(),
      // The SHA-256 of the link before, the position, the row's id and its digest.
      hash: kit.text().notNull(),
    },
    (t) => [kit.uniqueIndex('consent_chain_event').on(t.eventId)],
  );

  return { consentEvents, consentChain };
}
