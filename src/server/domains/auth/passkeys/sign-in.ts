import type { PasskeyAssertion } from '../../../../shared/auth/credentials.ts';
import type { Account } from '../../../../shared/auth.ts';
import type { Site } from '../../../site/site.ts';
import { type Proof, passkeyNotAccepted } from '../proof.ts';
import { findAccount } from '../repo.ts';
import { CHALLENGE_LIFETIME_MS, consumeChallenge, storeChallenge } from './challenges.ts';
import * as repo from './repo.ts';
import { relyingPartyId } from './service.ts';
import { loadWebauthn } from './webauthn.ts';

/**
 * Returns the options of a passkey sign-in; the passkey itself names its owner.
 * @throws {AppError} too_many_requests past 600 in 15 minutes from one address.
 */
export async function startPasskeySignIn(site: Site, callerAddress: string) {
  await site.rateLimits.consume('passkey_start', callerAddress);
  const { generateAuthenticationOptions } = await loadWebauthn();
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyId(site),
    timeout: CHALLENGE_LIFETIME_MS,
    userVerification: 'required',
  });
  await storeChallenge(site, options.challenge, null);
  return { ...options };
}

/**
 * Returns the account that a passkey signs in to. A passkey includes user verification by finger, face or PIN, so it
 * replaces both steps. The session is then stored together with the proof.
 * @throws {AppError} unauthorized, or too_many_requests after 100 failures or 600 tries in 15 minutes from one address.
 */
export async function finishPasskeySignIn(
  site: Site,
  response: PasskeyAssertion,
  callerAddress: string,
): Promise<{ account: Account; proof: Proof }> {
  await site.rateLimits.consumeAll(['sign_in_address', callerAddress], ['sign_in_work', callerAddress]);
  const challenge = await consumeChallenge(site, response.response.clientDataJSON, null);
  // The member follows from the credential id, which is unique over all members. The user handle is not compared, because
  // it is derived from the keys file and would lock members out after a loss of that file (WebAuthn §7.2 step 6).
  const passkey = await repo.findByCredential(site.db, response.id);
  if (challenge === null || !passkey) throw passkeyNotAccepted();
  const used = await verifyAssertion(site, passkey, response, challenge);
  const lastUsedAt = new Date(site.clock.now());
  const noted = await site.db.atomic((q) => repo.updateLastUsed(q, passkey.id, { ...used, lastUsedAt }));
  const account = noted ? await findAccount(site.db, passkey.userId, lastUsedAt, site.env) : null;
  if (!account) throw passkeyNotAccepted();
  await site.rateLimits.refund('sign_in_address', callerAddress);
  return { account, proof: { kind: 'passkey', id: passkey.id } };
}

async function verifyAssertion(site: Site, passkey: repo.PasskeyRow, response: PasskeyAssertion, challenge: string) {
  const { verifyAuthenticationResponse } = await loadWebauthn();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { ...response, clientExtensionResults: {} },
      expectedChallenge: challenge,
      expectedOrigin: site.env.publicUrl,
      expectedRPID: relyingPartyId(site),
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports,
      },
      requireUserVerification: true,
    });
    if (verified) return { counter: authenticationInfo.newCounter, backedUp: authenticationInfo.credentialBackedUp };
  } catch (cause) {
    throw passkeyNotAccepted(cause);
  }
  throw passkeyNotAccepted();
}
