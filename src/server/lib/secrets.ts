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
// Sites made before there was anything to encrypt, or to push, have no such key yet.
const keyFile = z.object({ signingKey: key, encryptionKey: key.optional(), pushKey: key.optional() });

const PUSH_CURVE = 'prime256v1';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The site's own keys, made once and kept in the data folder. */
export interface Keys {
  /** A message's code under the site's signing key, 43 characters of base64url; `purpose` keeps uses apart. */
  sign(purpose: string, message: string): string;
  /** A text that only this site can read again (AES-256-GCM), in base64url; `purpose` keeps uses apart. */
  encrypt(purpose: string, text: string): string;
  /**
   * The text behind {@link Keys.encrypt}.
   * @throws when it was made by another site or for another purpose, or was changed since.
   */
  decrypt(purpose: string, sealed: string): string;
  /** The public half of the pair that push messages are signed with (VAPID, RFC 8292): 87 characters of base64url. */
  pushPublicKey: string;
}

/**
 * Reads `keys.json`, or makes it (readable by its owner only) on first start; a key that a newer version needs is added.
 * @throws when the file is there and is not what this server wrote.
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
    // It belongs to somebody else, which `closeToOthers` says in the log; whether it can be read shows next.
  }
}

/** Writes new keys whole or not at all; where another process was first, its keys stand. */
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

/** The secret half of a pair on P-256; a number that happens to be short is written with its zeros in front. */
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

/** Null for what is no JSON: the parser's own error quotes the text, and this text is a secret. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The keys behind texts of 43 characters of base64url. */
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

/** SHA-256 in hexadecimal: how tokens are stored. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** A new random token of 256 bits, in base64url. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Compares two codes in a time that does not depend on where they differ. */
export function sameCode(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
