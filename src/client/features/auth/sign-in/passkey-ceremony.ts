import type { PasskeyAssertion, PasskeyAttestation } from '../../../../shared/identity.ts';

/** What the server hands a browser to make a passkey from, or to sign with one, as WebAuthn writes it in JSON. */
interface CreationOptions {
  challenge: string;
  user: { id: string };
  excludeCredentials?: { id: string }[] | undefined;
}
interface RequestOptions {
  challenge: string;
}

/** How a ceremony ended that made nothing: the member turned away, the device has one already, or it may not be here. */
export type PasskeyRefusal = 'cancelled' | 'known' | 'refused' | 'failed';

/** Whether passkeys can work in this browser, at this address: they are bound to a name, never to a number. */
export function canUsePasskeys(): boolean {
  const isNumber = /^[\d.]+$|:/.test(window.location.hostname);
  return window.isSecureContext && 'PublicKeyCredential' in window && !isNumber;
}

/** Asks the device to make a passkey. */
export async function createPasskey(options: CreationOptions): Promise<PasskeyAttestation | PasskeyRefusal> {
  try {
    const credential = await navigator.credentials.create({ publicKey: readCreationOptions(options) });
    if (!credential) return 'cancelled';
    const { response } = credential as PublicKeyCredential;
    const { attestationObject, clientDataJSON } = response as AuthenticatorAttestationResponse;
    const transports = (response as AuthenticatorAttestationResponse).getTransports?.();
    return {
      ...idsOf(credential as PublicKeyCredential),
      response: {
        attestationObject: toBase64url(attestationObject),
        clientDataJSON: toBase64url(clientDataJSON),
        ...(transports ? { transports } : {}),
      },
    };
  } catch (error) {
    return refusalOf(error);
  }
}

/** Asks the device to sign with one of its passkeys. */
export async function signWithPasskey(options: RequestOptions): Promise<PasskeyAssertion | PasskeyRefusal> {
  try {
    const credential = await navigator.credentials.get({ publicKey: readRequestOptions(options) });
    if (!credential) return 'cancelled';
    const { response } = credential as PublicKeyCredential;
    const { authenticatorData, clientDataJSON, signature } = response as AuthenticatorAssertionResponse;
    return {
      ...idsOf(credential as PublicKeyCredential),
      response: {
        authenticatorData: toBase64url(authenticatorData),
        clientDataJSON: toBase64url(clientDataJSON),
        signature: toBase64url(signature),
      },
    };
  } catch (error) {
    return refusalOf(error);
  }
}

function idsOf({ rawId }: PublicKeyCredential) {
  const id = toBase64url(rawId);
  return { id, rawId: id, type: 'public-key' as const };
}

function readCreationOptions(options: CreationOptions): PublicKeyCredentialCreationOptions {
  const json = options as unknown as PublicKeyCredentialCreationOptionsJSON;
  // Newer browsers read the JSON themselves, with whatever the standard has added to it since.
  if (PublicKeyCredential.parseCreationOptionsFromJSON) return PublicKeyCredential.parseCreationOptionsFromJSON(json);
  return {
    ...(options as unknown as PublicKeyCredentialCreationOptions),
    challenge: fromBase64url(options.challenge),
    user: { ...json.user, id: fromBase64url(options.user.id) },
    excludeCredentials: (options.excludeCredentials ?? []).map((known) => ({
      ...(known as unknown as PublicKeyCredentialDescriptor),
      id: fromBase64url(known.id),
    })),
  };
}

function readRequestOptions(options: RequestOptions): PublicKeyCredentialRequestOptions {
  const json = options as unknown as PublicKeyCredentialRequestOptionsJSON;
  if (PublicKeyCredential.parseRequestOptionsFromJSON) return PublicKeyCredential.parseRequestOptionsFromJSON(json);
  // The server names no passkeys of its own: the device says whose it is.
  const { allowCredentials: _, ...rest } = options as unknown as PublicKeyCredentialRequestOptions;
  return { ...rest, challenge: fromBase64url(options.challenge) };
}

function refusalOf(error: unknown): PasskeyRefusal {
  switch ((error as { name?: string } | null)?.name) {
    // Turned away, or nobody answered in time: browsers do not tell which.
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

function toBase64url(buffer: ArrayBuffer): string {
  const text = String.fromCharCode(...new Uint8Array(buffer));
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64url(text: string): Uint8Array<ArrayBuffer> {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
  return Uint8Array.from(bytes, (character) => character.charCodeAt(0));
}
