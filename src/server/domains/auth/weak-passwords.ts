import { dictionary } from '@zxcvbn-ts/language-common';
import { fieldError } from '../../lib/errors.ts';
import type { Site } from '../../lib/site.ts';
import { foldCase } from './fold-case.ts';

const MOST_COMMON = 10_000;

// The list is sorted: the most frequent password of published leaks comes first.
const commonPasswords = new Set(dictionary['passwords-common'].slice(0, MOST_COMMON).map(foldCase));

/** Whose password it will be. */
interface Owner {
  username: string;
  email: string;
}

/**
 * Refuses a new password that an attacker tries first: one of the 10,000 most common ones, or a name that everybody
 * knows. Letter case makes no difference; in names, spaces and signs make none either.
 * @throws {AppError} bad_request at `field`.
 */
export function refuseWeakPassword(site: Site, password: string, owner: Owner, field = 'password'): void {
  if (commonPasswords.has(foldCase(password)))
    throw fieldError('bad_request', field, 'Many people use this password. Please choose one that is only yours.');
  const names = [site.env.APP_NAME, owner.username, owner.email, owner.email.slice(0, owner.email.lastIndexOf('@'))];
  const letters = lettersOf(password);
  if (letters && names.some((name) => lettersOf(name) === letters))
    throw fieldError(
      'bad_request',
      field,
      'Please choose a password that is not your name, your email or the name of this site.',
    );
}

function lettersOf(text: string): string {
  return foldCase(text).replace(/[^\p{L}\p{N}]/gu, '');
}
