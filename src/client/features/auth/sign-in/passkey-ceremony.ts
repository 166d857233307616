import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import type { PasskeyAssertion, PasskeyAttestation } from '../../../../shared/identity.ts';

/** A ceremony's end without a result: the member cancelled, the device has a passkey, the site may not use it, or an error. */
export type PasskeyRefusal = 'cancelled' | 'known' | 'refused' | 'failed';

/** Returns whether this browser supports passkeys at this address. They are bound to a host name, never to an IP address. */
export function canUsePasskeys(): boolean {
  const isNumber = /^[\d.]+$|:/.test(window.location.hostname);
  return window.isSecureContext && 'PublicKeyCredential' in window && !isNumber;
}

/** Asks the device to create a passkey. */
export function createPasskey(
  optionsJSON: Parameters<typeof startRegistration>[0]['optionsJSON'],
): Promise<PasskeyAttestation | PasskeyRefusal> {
  return startRegistration({ optionsJSON }).catch(refusalOf);
}

/** Asks the device to sign with one of its passkeys. */
export function signWithPasskey(
  optionsJSON: Parameters<typeof startAuthentication>[0]['optionsJSON'],
): Promise<PasskeyAssertion | PasskeyRefusal> {
  return startAuthentication({ optionsJSON }).catch(refusalOf);
}

function refusalOf(error: unknown): PasskeyRefusal {
  switch ((error as { name?: string } | null)?.name) {
    // Cancelled, or nobody answered in time: browsers do not tell which.
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
