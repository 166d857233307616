import type { Queries, Work } from '../../../../../db/database.ts';
import { ACCOUNT_METHOD } from '../../../../shared/channels/channels.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { type Actor, type MemberActor, ownId } from '../../../lib/actor.ts';
import { AppError, fieldError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { ownSinceOf } from '../../alerts/addresses/ownership.ts';
import { alertMember } from '../../alerts/security-events/service.ts';
import { atomicAs } from '../../authority/service.ts';
import { checkPassword, countAttempt, requirePassword } from '../identity-check.ts';
import { createCodes, hashCode } from './recovery-codes.ts';
import * as repo from './repo.ts';
import { createSecret, findStep, secretUri } from './totp.ts';

/** Both proofs of a member's identity. */
interface PasswordAndCode {
  password: string;
  code: string;
}

/**
 * Returns whether a member's second step is on, how many recovery codes are left, and whether a reset would switch it
 * off.
 */
export async function secondStepState(site: Site, actor: MemberActor) {
  const userId = ownId(actor);
  return site.db.snapshot(function* (q) {
    const stored = yield* repo.readSecret(q, userId);
    return {
      enabled: stored?.confirmed ?? false,
      pending: stored?.confirmed === false,
      recoveryCodesLeft: yield* repo.countUnusedCodes(q, userId),
      addressIsOwn: (yield* ownSinceOf(q, userId, ACCOUNT_METHOD)) !== null,
    };
  });
}

/**
 * Creates a secret for an authenticator app. Sign-ins need no code before {@link confirmSecondStep}.
 * @throws {AppError} bad_request at the field password, conflict when the second step is on.
 */
export async function startSecondStep(site: Site, actor: MemberActor, password: string) {
  const userId = ownId(actor);
  const checked = await countAttempt(site, userId, () => checkPassword(site, actor, password));
  const secret = createSecret();
  const sealed = site.keys.encrypt('totp', secret);
  const createdAt = new Date(site.clock.now());
  const stored = await atomicAs(site, actor, function* (q) {
    yield* requirePassword(q, userId, checked);
    return yield* repo.putPendingSecret(q, userId, sealed, createdAt);
  });
  if (!stored) throw new AppError('conflict', message('second_step_on'));
  return { secret, uri: secretUri(secret, site.env.APP_NAME, checked.email) };
}

/**
 * Switches the second step on with a first code. Returns the recovery codes, the only time they are shown.
 * @throws {AppError} bad_request at the field code, conflict when there is nothing to confirm.
 */
export async function confirmSecondStep(site: Site, actor: MemberActor, code: string, userAgent: string | null) {
  const userId = ownId(actor);
  return countAttempt(site, userId, () =>
    atomicAs(site, actor, function* (q) {
      const stored = yield* repo.readSecret(q, userId);
      if (stored?.confirmed) throw new AppError('conflict', message('second_step_on'));
      if (!stored) throw new AppError('conflict', message('second_step_not_begun'));
      if (!(yield* consumeAppCode(q, site, userId, stored.secret, code))) throw wrongCode();
      yield* repo.confirmSecret(q, userId, new Date(site.clock.now()));
      yield* alertMember(q, site, { userId, kind: 'second_step_on', userAgent });
      return { recoveryCodes: yield* renewCodes(q, site, userId) };
    }),
  );
}

/**
 * Switches the second step off and deletes the secret and the recovery codes.
 * @throws {AppError} bad_request at the field password or code, conflict when it is not on.
 */
export async function disableSecondStep(
  site: Site,
  actor: MemberActor,
  proof: PasswordAndCode,
  userAgent: string | null,
) {
  const userId = ownId(actor);
  await withProof(site, actor, proof, userAgent, function* (q) {
    yield* endSecondStep(q, userId);
    yield* alertMember(q, site, { userId, kind: 'second_step_off', userAgent });
  });
}

/**
 * Replaces the recovery codes with ten new ones and returns them, the only time they are shown.
 * @throws {AppError} bad_request at the field password or code, conflict when the second step is not on.
 */
export async function renewRecoveryCodes(
  site: Site,
  actor: MemberActor,
  proof: PasswordAndCode,
  userAgent: string | null,
) {
  const userId = ownId(actor);
  return withProof(site, actor, proof, userAgent, function* (q) {
    return { recoveryCodes: yield* renewCodes(q, site, userId) };
  });
}

/**
 * Checks the code of a member with a second step, after their password was correct. Alerts the member about a wrong
 * code. The caller counts the attempts.
 * @throws {AppError} second_step_required without a code, bad_request at the field code when it is wrong, conflict when
 * the site cannot read the secret of the app.
 */
export async function requireSecondStep(
  site: Site,
  userId: number,
  code: string | undefined,
  userAgent: string | null = null,
): Promise<void> {
  if (!(await repo.hasConfirmedSecret(site.db, userId))) return;
  if (!code?.trim()) throw new AppError('second_step_required', message('second_step_code_needed'));
  const taken = await site.db.atomic(function* (q) {
    if (yield* consumeAnyCode(q, site, userId, code, userAgent)) return true;
    // A person who reaches this point knows the password.
    yield* alertMember(q, site, { userId, kind: 'second_step_failed', userAgent });
    return false;
  });
  if (!taken) throw wrongCode();
}

/**
 * Switches a member's second step off on their behalf and alerts them; returns false and does nothing when it is not
 * on.
 */
export async function removeSecondStep(site: Site, actor: Actor, userId: number): Promise<boolean> {
  if (!(await repo.hasConfirmedSecret(site.db, userId))) return false;
  await atomicAs(site, actor, function* (q) {
    yield* endSecondStep(q, userId);
    yield* alertMember(q, site, { userId, kind: 'second_step_off' });
  });
  return true;
}

/**
 * Deletes a member's secret and recovery codes, so sign-ins need only the password. Returns whether the second step was
 * on.
 */
export function* endSecondStep(q: Queries, userId: number): Work<boolean> {
  const wasOn = (yield* repo.readSecret(q, userId))?.confirmed ?? false;
  yield* repo.deleteSecret(q, userId);
  yield* repo.deleteCodes(q, userId);
  return wasOn;
}

async function withProof<T>(
  site: Site,
  actor: MemberActor,
  { password, code }: PasswordAndCode,
  userAgent: string | null,
  work: (q: Queries) => Work<T>,
): Promise<T> {
  const userId = ownId(actor);
  return countAttempt(site, userId, async () => {
    const checked = await checkPassword(site, actor, password);
    return atomicAs(site, actor, function* (q) {
      yield* requirePassword(q, userId, checked);
      if (!(yield* repo.readSecret(q, userId))?.confirmed) throw new AppError('conflict', message('second_step_off'));
      if (!(yield* consumeAnyCode(q, site, userId, code, userAgent))) throw wrongCode();
      return yield* work(q);
    });
  });
}

/**
 * Uses up a code from the app or a recovery code; returns false when it is neither. Alerts the member about a used
 * recovery code.
 */
function* consumeAnyCode(
  q: Queries,
  site: Site,
  userId: number,
  code: string,
  userAgent: string | null,
): Work<boolean> {
  const stored = yield* repo.readSecret(q, userId);
  if (!stored?.confirmed) return false;
  if (yield* consumeAppCode(q, site, userId, stored.secret, code)) return true;
  const now = new Date(site.clock.now());
  if (!(yield* repo.consumeCode(q, userId, hashCode(site, userId, code), now))) return false;
  yield* alertMember(q, site, { userId, kind: 'recovery_code_used', userAgent });
  return true;
}

function* consumeAppCode(q: Queries, site: Site, userId: number, sealed: string, code: string): Work<boolean> {
  const digits = code.replace(/\s/g, '');
  if (!/^[0-9]{6}$/.test(digits)) return false;
  const step = findStep(openSecret(site, sealed), digits, site.clock.now());
  return step !== null && (yield* repo.consumeStep(q, userId, step));
}

function openSecret(site: Site, sealed: string): string {
  try {
    return site.keys.decrypt('totp', sealed);
  } catch {
    throw new AppError('conflict', message('second_step_unreadable'));
  }
}

function* renewCodes(q: Queries, site: Site, userId: number): Work<string[]> {
  const codes = createCodes();
  const hashes = codes.map((code) => hashCode(site, userId, code));
  yield* repo.deleteCodes(q, userId);
  yield* repo.insertCodes(q, userId, hashes, new Date(site.clock.now()));
  return codes;
}

function wrongCode(): AppError {
  return fieldError('bad_request', 'code', message('second_step_code_wrong'));
}
