import type { Queries, Work } from '../../../../db/database.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import { AppError } from '../../lib/app-error.ts';
import { readHasPasskey } from './passkeys/repo.ts';
import * as repo from './repo.ts';

/**
 * The proof of a member's identity: the stored hash of their password, or the id of a passkey. Checking takes time, so
 * the transaction that stores the session checks that the proof is still valid.
 */
export type Proof = { kind: 'password'; hash: string } | { kind: 'passkey'; id: number };

/**
 * Checks that a member's proof is still valid: if the password was changed or the passkey deleted since it was checked,
 * no session starts.
 * @throws {AppError} unauthorized, as for a wrong proof.
 */
export function* requireProof(q: Queries, userId: number, proof: Proof): Work<void> {
  if (proof.kind === 'password') {
    if (!(yield* repo.readHasPassword(q, userId, proof.hash))) throw wrongPassword();
  } else if (!(yield* readHasPasskey(q, userId, proof.id))) throw passkeyNotAccepted();
}

/** Returns the error for a wrong password and for an unknown address, which must look the same (decisions.md D5). */
export function wrongPassword(): AppError {
  return new AppError('unauthorized', message('sign_in_failed'));
}

/** Returns the error for every passkey sign-in that fails. */
export function passkeyNotAccepted(cause?: unknown): AppError {
  return new AppError('unauthorized', message('passkey_not_accepted'), { cause });
}
