import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';
import type { PasskeyAssertion, PasskeyAttestation } from '../../../shared/auth/credentials.ts';
import { OWN_ORIGIN } from '../api.ts';

type Statement = Map<string, number | Uint8Array<ArrayBuffer> | Uint8Array<ArrayBuffer>[]>;

/** Deviations of an authenticator, or of the browser around it, from correct behaviour. */
interface Deviations {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** True if the authenticator verified a fingerprint, a face or a PIN. */
  userVerified?: boolean;
  counter?: number;
  /** The attestation it sends: none by default; `self` is signed by the new key itself. */
  attestation?: 'self' | { format: string; statement: Statement };
}

/** A passkey in software. The server sees the same messages as from a browser with a real passkey (WebAuthn §6). */
export interface Authenticator {
  credentialId: string;
  /** Answers the options of `navigator.credentials.create`. */
  create(options: { challenge: string; rp: { id?: string } }, deviations?: Deviations): PasskeyAttestation;
  /** Answers the options of `navigator.credentials.get`; its counter rises by one each time. */
  get(options: { challenge: string; rpId?: string }, deviations?: Deviations): PasskeyAssertion;
}

const ES256 = -7;
const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const CREDENTIAL_INCLUDED = 0x40;

/** Creates a P-256 key with its own credential id; `counts` is false for a synced passkey. */
export function createAuthenticator({ counts = true } = {}): Authenticator {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  const credentialId = id.toString('base64url');
  const credential = { id: credentialId, rawId: credentialId, type: 'public-key' as const };
  let uses = 0;

  function authenticatorData(rpId: string, { userVerified = true, counter }: Deviations, credentialData?: Buffer) {
    uses += counts ? 1 : 0;
    const flags = USER_PRESENT | (userVerified ? USER_VERIFIED : 0) | (credentialData ? CREDENTIAL_INCLUDED : 0);
    const head = Buffer.alloc(5);
    head.writeUInt8(flags, 0);
    head.writeUInt32BE(counter ?? uses, 1);
    return Buffer.concat([sha256(rpId), head, credentialData ?? Buffer.alloc(0)]);
  }

  function signAll(authData: Buffer, client: Buffer): Buffer {
    return sign('sha256', Buffer.concat([authData, sha256(client)]), privateKey);
  }

  function attest({ attestation }: Deviations, authData: Buffer, client: Buffer) {
    if (attestation !== 'self') return attestation ?? { format: 'none', statement: new Map() as Statement };
    const statement: Statement = new Map<string, number | Uint8Array<ArrayBuffer>>([
      ['alg', ES256],
      ['sig', new Uint8Array(signAll(authData, client))],
    ]);
    return { format: 'packed', statement };
  }

  return {
    credentialId,
    create(options, deviations = {}) {
      const idLength = Buffer.alloc(2);
      idLength.writeUInt16BE(id.length);
      const credentialData = Buffer.concat([Buffer.alloc(16), idLength, id, coseKey(publicKey)]);
      const client = clientData('webauthn.create', options.challenge, deviations);
      const authData = authenticatorData(deviations.rpId ?? options.rp.id ?? '', deviations, credentialData);
      const { format, statement } = attest(deviations, authData, client);
      const attestation = new Map<string, string | Uint8Array<ArrayBuffer> | Statement>([
        ['fmt', format],
        ['attStmt', statement],
        ['authData', new Uint8Array(authData)],
      ]);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          attestationObject: Buffer.from(isoCBOR.encode(attestation)).toString('base64url'),
          transports: ['internal', 'hybrid'],
        },
      };
    },
    get(options, deviations = {}) {
      const client = clientData('webauthn.get', options.challenge, deviations);
      const authData = authenticatorData(deviations.rpId ?? options.rpId ?? '', deviations);
      const signature = signAll(authData, client);
      return {
        ...credential,
        response: {
          clientDataJSON: client.toString('base64url'),
          authenticatorData: authData.toString('base64url'),
          signature: signature.toString('base64url'),
        },
      };
    },
  };
}

function clientData(type: string, challenge: string, deviations: Deviations): Buffer {
  const { origin = OWN_ORIGIN } = deviations;
  return Buffer.from(
    JSON.stringify({ type, challenge: deviations.challenge ?? challenge, origin, crossOrigin: false }),
  );
}

/** Encodes a public key as authenticators do: EC2, ES256, P-256, x, y (RFC 9053 §7.1.1). */
function coseKey(key: KeyObject): Uint8Array {
  const { x = '', y = '' } = key.export({ format: 'jwk' });
  const coordinate = (text: string) => new Uint8Array(Buffer.from(text, 'base64url'));
  return isoCBOR.encode(
    new Map<number, number | Uint8Array<ArrayBuffer>>([
      [1, 2],
      [3, ES256],
      [-1, 1],
      [-2, coordinate(x)],
      [-3, coordinate(y)],
    ]),
  );
}

function sha256(data: string | Buffer): Buffer {
  return createHash('sha256').update(data).digest();
}
