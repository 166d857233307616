import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { PasskeyAssertion, PasskeyAttestation } from '../../../../shared/auth/credentials.ts';

/**
 * The failure of a passkey ceremony: the member cancelled, the device already has a passkey, the browser refused it for
 * this site, or another error.
 */
export type PasskeyFailure = 'cancelled' | 'known' | 'refused' | 'failed';

/** Returns whether this browser supports passkeys on this host. A passkey needs a host name, not an IP address. */
export function canUsePasskeys(): boolean {
  const isNumber = /^[\d.]+$|:/.test(window.location.hostname);
  return window.isSecureContext && 'PublicKeyCredential' in window && !isNumber;
}

/** Asks the device to create a passkey. */
export function createPasskey(
  optionsJSON: Parameters<typeof startRegistration>[0]['optionsJSON'],
): Promise<PasskeyAttestation | PasskeyFailure> {
  return startRegistration({ optionsJSON }).catch(failureOf);
}

/** Asks the device to sign with one of its passkeys. */
export function signWithPasskey(
  optionsJSON: Parameters<typeof startAuthentication>[0]['optionsJSON'],
): Promise<PasskeyAssertion | PasskeyFailure> {
  return startAuthentication({ optionsJSON }).catch(failureOf);
}

function failureOf(error: unknown): PasskeyFailure {
  switch ((error as { name?: string } | null)?.name) {
    // The member cancelled or the request timed out. Browsers do not say which.
    case 'NotAllowedError':
    case 'AbortError':
      return 'cancelled';
    case 'InvalidStateError':
      return 'known';
    case 'SecurityError':
      return 'refused';
    default:
      return 'failed';
  }
}
