import { createHash } from 'node:crypto';
import type { ConsentAction } from '../../../shared/consent.ts';

/** The hash that stands for the link before the first one. */
export const NO_LINK = { position: 0, hash: '0'.repeat(64) };

/** A row of the ledger with everything that its digest covers. */
export interface LedgerRow {
  id: number;
  userId: number;
  channel: string;
  action: ConsentAction;
  source: string;
  wordingVersion: string | null;
  addressHash: string | null;
  createdAt: Date;
  /** The ids of the rows that were deleted with an account; null in other rows. */
  erases: number[] | null;
  salt: string;
}

/** One link of the chain. */
export interface ChainLink {
  position: number;
  eventId: number;
  digest: string;
  hash: string;
}

/**
 * Returns the text that a row's digest covers: a JSON array without spaces, in this fixed order. The migration
 * `consent-chain` writes the same text.
 */
export function contentOf(row: LedgerRow): string {
  const { id, userId, channel, action, source, wordingVersion, addressHash, createdAt, erases, salt } = row;
  const instant = createdAt.getTime();
  return JSON.stringify([id, userId, channel, action, source, wordingVersion, addressHash, instant, erases, salt]);
}

/** Returns the SHA-256 of a row's content, in hexadecimal. */
export function digestOf(content: string): string {
  return sha256(content);
}

/** Returns the hash that ties a link to the one before it (docs/consent-ledger.md). */
export function hashOf(previous: string, { position, eventId, digest }: Omit<ChainLink, 'hash'>): string {
  return sha256(`${previous} ${position} ${eventId} ${digest}`);
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
