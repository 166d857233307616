import {
  createCipheriv,
  createDecipheriv,
  createECDH,
  createHash,
  createHmac,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';
import { chmodSync, existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const key = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
// Older sites have no key for encryption or for push yet.
const keyFile = z.object({ signingKey: key, encryptionKey: key.optional(), pushKey: key.optional() });

const PUSH_CURVE = 'prime256v1';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The site's own keys, created once and stored in the data folder. */
export interface Keys {
  /** Signs a message with the site's signing key: 43 characters of base64url. `purpose` keeps uses apart. */
  sign(purpose: string, message: string): string;
  /** Encrypts a text that only this site can decrypt (AES-256-GCM), in base64url. `purpose` keeps uses apart. */
  encrypt(purpose: string, text: string): string;
  /**
   * Returns the text that {@link Keys.encrypt} encrypted.
   * @throws when another site or another purpose encrypted it, or when it was altered.
   */
  decrypt(purpose: string, sealed: string): string;
  /** The public key of the pair that signs push messages (VAPID, RFC 8292): 87 characters of base64url. */
  pushPublicKey: string;
}

/**
 * Reads `keys.json`. Creates it on first start, readable only by its owner, and adds keys that a newer version needs.
 * @throws when the file exists and its content is not what this server wrote.
 */
export function loadKeys(file: string): Keys {
  if (!existsSync(file)) makeKeys(file);
  takeFromOthers(file);
  const parsed = keyFile.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} does not hold this site's keys; restore it from a backup`);
  const { signingKey, encryptionKey, pushKey } = parsed.data;
  if (encryptionKey && pushKey) return createKeys({ signingKey, encryptionKey, pushKey });
  const whole = { signingKey, encryptionKey: encryptionKey ?? newKey(), pushKey: pushKey ?? newPushKey() };
  renameSync(writeDraft(file, whole), file);
  return createKeys(whole);
}

function takeFromOthers(file: string): void {
  try {
    chmodSync(file, 0o600);
  } catch {
    // The file belongs to another user; `closeToOthers` logs that. Reading it comes next and throws if it is not
    // allowed.
  }
}

/** Writes the new keys in one piece. If another process wrote its keys first, those stay. */
function makeKeys(file: string): void {
  const draft = writeDraft(file, { signingKey: newKey(), encryptionKey: newKey(), pushKey: newPushKey() });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

function writeDraft(file: string, keys: Record<string, string>): string {
  const draft = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  writeFileSync(draft, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  return draft;
}

function newKey(): string {
  return randomBytes(32).toString('base64url');
}

/** Creates the private key of a P-256 pair, padded with zeros to its full length. */
function newPushKey(): string {
  const pair = createECDH(PUSH_CURVE);
  pair.generateKeys();
  const secret = pair.getPrivateKey();
  return Buffer.concat([Buffer.alloc(32 - secret.length), secret]).toString('base64url');
}

function publicHalf(pushKey: string): string {
  const pair = createECDH(PUSH_CURVE);
  pair.setPrivateKey(Buffer.from(pushKey, 'base64url'));
  return pair.getPublicKey('base64url');
}

/** Parses JSON; returns null for invalid JSON. The parser's own error would quote the text, which is a secret. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Creates the keys from base64url texts of 43 characters. */
export function createKeys(texts: { signingKey: string; encryptionKey: string; pushKey: string }): Keys {
  const signing = Buffer.from(texts.signingKey, 'base64url');
  const encryption = Buffer.from(texts.encryptionKey, 'base64url');
  return {
    pushPublicKey: publicHalf(texts.pushKey),
    sign: (purpose, message) => createHmac('sha256', signing).update(`${purpose}:${message}`).digest('base64url'),
    encrypt(purpose, text) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', encryption, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
    },
    decrypt(purpose, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const start = NONCE_BYTES + TAG_BYTES;
      const cipher = createDecipheriv('aes-256-gcm', encryption, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      });
      cipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(NONCE_BYTES, start));
      return Buffer.concat([cipher.update(bytes.subarray(start)), cipher.final()]).toString('utf8');
    },
  };
}

/** Returns the SHA-256 of a token in hexadecimal, the form in which tokens are stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Returns a new random token of 256 bits, in base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Compares two codes in constant time. */
export function sameCode(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
