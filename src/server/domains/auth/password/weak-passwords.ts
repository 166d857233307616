import { createRequire } from 'node:module';
import { MIN_PASSWORD_LENGTH } from '../../../../shared/auth.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { fieldError } from '../../../lib/app-error.ts';
import { foldCase } from '../../../lib/fold-case.ts';
import type { Site } from '../../../site/site.ts';

const MAX_COMMON = 10_000;

const require = createRequire(import.meta.url);
let common: Set<string> | undefined;

/** Returns the most common passwords. Unpacking them takes a part of a start, so the first new password does it. */
function commonPasswords(): Set<string> {
  if (common) return common;
  const { dictionary } = require('@zxcvbn-ts/language-common') as typeof import('@zxcvbn-ts/language-common');
  // The list is sorted: the most frequent password of published leaks comes first. Passwords below the minimum length are
  // left out.
  const frequent = dictionary['passwords-common'].filter((password) => password.length >= MIN_PASSWORD_LENGTH);
  common = new Set(frequent.slice(0, MAX_COMMON).map(foldCase));
  return common;
}

// The longest unit that makes a password by repetition alone: `111111`, `121212`, `abcabc`.
const MAX_UNIT_LENGTH = 3;

/** The future owner of a password. */
interface Owner {
  username: string;
  email: string;
}

/**
 * Rejects a new password that attackers try first: one of the 10,000 most common ones, a repetition or sequence
 * (`121212`, `abcdef`, `654321`), only spaces, or a public name. Letter case is ignored; in names, spaces and
 * punctuation are ignored too.
 * @throws {AppError} bad_request at `field`.
 */
export function refuseWeakPassword(site: Site, password: string, owner: Owner, field = 'password'): void {
  const folded = foldCase(password);
  if (folded.trim() === '' || commonPasswords().has(folded) || isRepetition(folded) || isSequence(folded))
    throw fieldError('bad_request', field, message('password_common'));
  const names = [site.env.APP_NAME, owner.username, owner.email, owner.email.slice(0, owner.email.lastIndexOf('@'))];
  const letters = lettersOf(password);
  if (letters && names.some((name) => lettersOf(name) === letters))
    throw fieldError('bad_request', field, message('password_is_name'));
}

function isRepetition(text: string): boolean {
  const units = Array.from({ length: MAX_UNIT_LENGTH }, (_, at) => text.slice(0, at + 1));
  return units.some((unit) => unit.repeat(Math.ceil(text.length / unit.length)).startsWith(text));
}

/** Returns whether each character follows or precedes the one before it; 0 follows 9. */
function isSequence(text: string): boolean {
  const codes = [...text].map((character) => character.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, at) => code - (codes[at] ?? 0));
  return [1, -1].some((step) => steps.every((each) => each === step || each === -9 * step));
}

function lettersOf(text: string): string {
  return foldCase(text).replace(/[^\p{L}\p{N}]/gu, '');
}
