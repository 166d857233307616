import type { Queries, Work } from '../../../../db/database.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import { AppError } from '../../lib/app-error.ts';
import { readHasPasskey } from './passkeys/repo.ts';
import * as repo from './repo.ts';

/**
 * How somebody proved who they are: by the password with this stored hash, or by a passkey. Checking takes time, so the
 * transaction that stores the session requires that the proof still holds.
 */
export type Proof = { kind: 'password'; hash: string } | { kind: 'passkey'; id: number };

/**
 * Requires that a member's proof still holds: a password that was changed meanwhile, or a passkey that was removed,
 * starts no session.
 * @throws {AppError} unauthorized, as for a proof that was wrong.
 */
export function* requireProof(q: Queries, userId: number, proof: Proof): Work<void> {
  if (proof.kind === 'password') {
    if (!(yield* repo.readHasPassword(q, userId, proof.hash))) throw wrongPassword();
  } else if (!(yield* readHasPasskey(q, userId, proof.id))) throw passkeyNotAccepted();
}

/** The answer to a wrong password and to an unknown address alike (decisions.md D5). */
export function wrongPassword(): AppError {
  return new AppError('unauthorized', message('sign_in_failed'));
}

/** The answer to every passkey that signs nobody in. */
export function passkeyNotAccepted(cause?: unknown): AppError {
  return new AppError('unauthorized', message('passkey_not_accepted'), { cause });
}
