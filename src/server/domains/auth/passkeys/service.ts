import type { Passkey, PasskeyAttestation } from '../../../../shared/auth/credentials.ts';
import { message } from '../../../../shared/messages/catalogue.ts';
import { type MemberActor, ownId } from '../../../lib/actor.ts';
import { AppError } from '../../../lib/app-error.ts';
import type { Site } from '../../../site/site.ts';
import { alertMember } from '../../alerts/security-events/service.ts';
import { atomicAs } from '../../authority/service.ts';
import { checkPassword, countAttempt, requirePassword } from '../identity-check.ts';
import { CHALLENGE_LIFETIME_MS, consumeChallenge, storeChallenge } from './challenges.ts';
import * as repo from './repo.ts';
import { loadWebauthn, loadWebauthnHelpers } from './webauthn.ts';

const MAX_PASSKEYS = 10;
// ES256, EdDSA and RS256 by their numbers in COSE, which every browser and every version of Node supports. Without this
// list the library would also probe experimental ones.
const ALGORITHMS = [-7, -8, -257];

/** Returns the site's relying party id: the host of its address (WebAuthn §5.1.2). */
export function relyingPartyId(site: Site): string {
  return new URL(site.env.publicUrl).hostname;
}

/** Returns the actor's passkeys, oldest first. */
export async function listPasskeys(site: Site, actor: MemberActor): Promise<Passkey[]> {
  return (await repo.findPasskeys(site.db, ownId(actor))).map(shown);
}

/**
 * Returns the options with which a member's browser creates a passkey: a discoverable one with user verification by
 * finger, face or PIN.
 * @throws {AppError} bad_request at the field password, conflict at ten passkeys.
 */
export async function startPasskey(site: Site, actor: MemberActor, password: string) {
  const userId = ownId(actor);
  const checked = await countAttempt(site, userId, () => checkPassword(site, actor, password));
  const { email } = checked;
  const known = await repo.findPasskeys(site.db, userId);
  if (known.length >= MAX_PASSKEYS) throw tooMany();
  const { generateRegistrationOptions } = await loadWebauthn();
  const options = await generateRegistrationOptions({
    rpName: site.env.APP_NAME,
    rpID: relyingPartyId(site),
    userName: email,
    userDisplayName: email,
    userID: userHandle(site, userId),
    timeout: CHALLENGE_LIFETIME_MS,
    attestationType: 'none',
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    supportedAlgorithmIDs: ALGORITHMS,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await storeChallenge(site, options.challenge, actor, (q) => requirePassword(q, userId, checked));
  return { ...options };
}

/**
 * Stores the passkey that a browser created, if the session that started it is still valid.
 * @throws {AppError} bad_request when the browser's answer is invalid, conflict at ten passkeys or for a known one,
 * unauthorized when the session has ended.
 */
export async function finishPasskey(
  site: Site,
  actor: MemberActor,
  { name, response }: { name: string; response: PasskeyAttestation },
  userAgent: string | null,
): Promise<Passkey> {
  const userId = ownId(actor);
  const challenge = await consumeChallenge(site, response.response.clientDataJSON, actor);
  if (challenge === null) throw notAdded();
  const made = await verifyAttestation(site, response, challenge);
  const { id: credentialId, publicKey, counter } = made.credential;
  const row = await atomicAs(site, actor, function* (q) {
    if ((yield* repo.countPasskeys(q, userId)) >= MAX_PASSKEYS) throw tooMany();
    const stored = yield* repo.insertPasskey(q, {
      userId,
      name,
      credentialId,
      publicKey: Buffer.from(publicKey).toString('base64url'),
      counter,
      transports: response.response.transports ?? [],
      backedUp: made.credentialBackedUp,
      createdAt: new Date(site.clock.now()),
    });
    yield* alertMember(q, site, { userId, kind: 'passkey_added', userAgent });
    return stored;
  }).catch((error) => {
    throw site.db.isUniqueViolation(error) ? new AppError('conflict', message('passkey_added_already')) : error;
  });
  return shown(row);
}

/**
 * Deletes one of the actor's passkeys.
 * @throws {AppError} not_found when they have none with that id.
 */
export async function deletePasskey(
  site: Site,
  actor: MemberActor,
  id: number,
  userAgent: string | null,
): Promise<void> {
  const userId = ownId(actor);
  await atomicAs(site, actor, function* (q) {
    if (!(yield* repo.deletePasskey(q, userId, id))) throw new AppError('not_found', message('no_such_passkey'));
    yield* alertMember(q, site, { userId, kind: 'passkey_removed', userAgent });
  });
}

async function verifyAttestation(site: Site, response: PasskeyAttestation, challenge: string) {
  const { verifyRegistrationResponse } = await loadWebauthn();
  try {
    await refuseAttestation(response.response.attestationObject);
    const { registrationInfo } = await verifyRegistrationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.env.publicUrl,
      expectedRPID: relyingPartyId(site),
      requireUserVerification: true,
      supportedAlgorithmIDs: ALGORITHMS,
    });
    if (registrationInfo) return registrationInfo;
  } catch (cause) {
    throw notAdded(cause);
  }
  throw notAdded();
}

/**
 * Rejects attestation statements about the authenticator's model. None was requested, and checking one would parse
 * certificates and fetch the addresses in them. Browsers send at most a self attestation (WebAuthn §5.1.3).
 */
async function refuseAttestation(attestationObject: string): Promise<void> {
  const { decodeAttestationObject } = await loadWebauthnHelpers();
  const decoded = decodeAttestationObject(new Uint8Array(Buffer.from(attestationObject, 'base64url')));
  const format = decoded.get('fmt');
  if (format === 'none' || (format === 'packed' && decoded.get('attStmt').get('x5c') === undefined)) return;
  throw new Error(`an attestation that was not asked for: ${format}`);
}

/**
 * Returns the user handle by which a passkey knows its owner: the same for all of a member's passkeys, and meaningless
 * to others (WebAuthn §14.6.1).
 */
function userHandle(site: Site, userId: number): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(site.keys.sign('passkey-user', String(userId)), 'base64url'));
}

function shown({ id, name, backedUp, createdAt, lastUsedAt }: repo.PasskeyRow): Passkey {
  return { id, name, backedUp, createdAt, lastUsedAt };
}

function notAdded(cause?: unknown): AppError {
  return new AppError('bad_request', message('passkey_not_added'), { cause });
}

function tooMany(): AppError {
  return new AppError('conflict', message('too_many_passkeys', { limit: MAX_PASSKEYS }));
}
