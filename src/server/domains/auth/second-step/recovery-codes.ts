import { randomInt } from 'node:crypto';
import type { Site } from '../../../site/site.ts';

const CODES = 10;
const HALF_LENGTH = 5;
// Without the letters and digits that are taken for each other on paper.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Ten new recovery codes, as a member writes them down. */
export function createCodes(): string[] {
  return Array.from({ length: CODES }, () => `${randomText(HALF_LENGTH)}-${randomText(HALF_LENGTH)}`);
}

/**
 * How a recovery code is stored, however it was typed. A code is short enough to be found from a plain hash by trying
 * them all, so the site's key goes into it: a copy of the database alone tells none.
 */
export function hashCode(site: Site, userId: number, code: string): string {
  const plain = code.toLowerCase().replace(/[\s-]/g, '');
  return site.keys.sign('recovery-code', `${userId}:${plain}`);
}

function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
