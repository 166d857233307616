import { randomInt } from 'node:crypto';
import type { Site } from '../../../site/site.ts';

const CODES = 10;
const HALF_LENGTH = 5;
// Without letters and digits that look alike on paper.
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Creates ten recovery codes in the form that a member writes down. */
export function createCodes(): string[] {
  return Array.from({ length: CODES }, () => `${randomText(HALF_LENGTH)}-${randomText(HALF_LENGTH)}`);
}

/**
 * Returns the stored form of a recovery code, however it was typed. Codes are short enough to find by trying all plain
 * hashes, so the hash is keyed with the site's key: a copy of the database alone reveals no code.
 */
export function hashCode(site: Site, userId: number, code: string): string {
  const plain = code.toLowerCase().replace(/[\s-]/g, '');
  return site.keys.sign('recovery-code', `${userId}:${plain}`);
}

function randomText(length: number): string {
  return Array.from({ length }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
}
