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
import { parseJson } from './parse-json.ts';

const key = z.string().regex(/^[A-Za-z0-9_-]{43}$/);
// Older sites have no key for encryption or for push yet.
const keyFile = z.object({
  signingKey: key,
  encryptionKey: key.optional(),
  retiredEncryptionKeys: z.array(key).optional(),
  pushKey: key.optional(),
});

/** The keys of a file, in base64url. */
interface KeyTexts {
  signingKey: string;
  encryptionKey: string;
  /** Keys that still decrypt, the latest first; nothing is encrypted with them any more. */
  retiredEncryptionKeys?: string[] | undefined;
  pushKey: string;
}

/** A text is stored with the id of its key before it: the first 48 bits of the key's hash. */
const KEY_ID_LENGTH = 8;

const PUSH_CURVE = 'prime256v1';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** The site's own keys, created once and stored in the data folder. */
export interface Keys {
  /** Signs a message with the site's signing key: 43 characters of base64url. `purpose` keeps uses apart. */
  sign(purpose: string, message: string): string;
  /**
   * Encrypts a text that only this site can decrypt (AES-256-GCM): the id of the key, a dot, and base64url. `purpose`
   * keeps uses apart.
   */
  encrypt(purpose: string, text: string): string;
  /**
   * Returns the text that {@link Keys.encrypt} encrypted, with the present key or a retired one. Reads the file again
   * for a key that it does not know: the operator may have rotated the keys while the site runs.
   * @throws when another site or another purpose encrypted it, or when it was altered.
   */
  decrypt(purpose: string, sealed: string): string;
  /** Encrypts a text again with the present key; null where that key encrypted it already. */
  reseal(purpose: string, sealed: string): string | null;
  /** Reads the file again, as after a rotation by another process. */
  refresh(): void;
  /** The public key of the pair that signs push messages (VAPID, RFC 8292): 87 characters of base64url. */
  pushPublicKey: string;
  /** The private half of that pair: 43 characters of base64url. Only the push channel needs it. */
  pushPrivateKey: string;
}

/**
 * Reads `keys.json`. Creates it on first start, readable only by its owner, and adds keys that a newer version needs.
 * @throws when the file exists and its content is not what this server wrote, or without `create` when it is missing.
 */
export function loadKeys(file: string, { create } = { create: true }): Keys {
  if (create && !existsSync(file)) makeKeys(file);
  takeFromOthers(file);
  return createKeys(readKeys(file), () => readKeys(file));
}

/**
 * Puts a new encryption key into `keys.json`; the present one still decrypts. Running processes read the file again
 * when they decrypt a text of the new key.
 * @throws when the file does not hold a site's keys.
 */
export function rotateEncryptionKey(file: string): void {
  const { encryptionKey, retiredEncryptionKeys = [], ...others } = readKeys(file);
  const rotated = {
    ...others,
    encryptionKey: newKey(),
    retiredEncryptionKeys: [encryptionKey, ...retiredEncryptionKeys],
  };
  renameSync(writeTemporary(file, rotated), file);
}

/** Reads the keys of a file, and adds keys that a newer version needs. */
function readKeys(file: string): KeyTexts {
  const parsed = keyFile.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} does not hold this site's keys; restore it from a backup`);
  const { encryptionKey, pushKey, ...others } = parsed.data;
  if (encryptionKey && pushKey) return { ...others, encryptionKey, pushKey };
  const whole = { ...others, encryptionKey: encryptionKey ?? newKey(), pushKey: pushKey ?? newPushKey() };
  renameSync(writeTemporary(file, whole), file);
  return whole;
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
  const temporary = writeTemporary(file, { signingKey: newKey(), encryptionKey: newKey(), pushKey: newPushKey() });
  try {
    linkSync(temporary, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(temporary);
  }
}

/** The keys are on the disk before anything is encrypted with them, in case the machine loses its power. */
function writeTemporary(file: string, keys: KeyTexts): string {
  const temporary = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  writeFileSync(temporary, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true });
  return temporary;
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

/**
 * Creates the keys from base64url texts of 43 characters.
 * @param reread gives the present texts, where they are kept in a file.
 */
export function createKeys(texts: KeyTexts, reread: () => KeyTexts = () => texts): Keys {
  const signing = Buffer.from(texts.signingKey, 'base64url');
  let ring = createRing(texts);
  const keys: Keys = {
    pushPublicKey: publicHalf(texts.pushKey),
    pushPrivateKey: texts.pushKey,
    sign: (purpose, message) => createHmac('sha256', signing).update(`${purpose}:${message}`).digest('base64url'),
    encrypt(purpose, text) {
      const [[id, key]] = ring;
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(purpose));
      const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return `${id}.${Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')}`;
    },
    decrypt(purpose, sealed) {
      const { id, body } = splitSealed(sealed);
      // Texts from before keys had ids were encrypted with the key that was the only one then.
      if (id === null) return open(purpose, body, ring.at(-1)?.[1]);
      if (!ring.some(([known]) => known === id)) keys.refresh();
      return open(purpose, body, ring.find(([known]) => known === id)?.[1]);
    },
    reseal(purpose, sealed) {
      const { id } = splitSealed(sealed);
      return id === ring[0][0] ? null : keys.encrypt(purpose, keys.decrypt(purpose, sealed));
    },
    refresh() {
      ring = createRing(reread());
    },
  };
  return keys;
}

/** Returns whether a key of the site decrypts a text. */
export function canDecrypt(keys: Keys, purpose: string, sealed: string): boolean {
  try {
    keys.decrypt(purpose, sealed);
    return true;
  } catch {
    return false;
  }
}

/** Returns whether a text has the form that {@link Keys.encrypt} gives. */
export function isSealed(text: string): boolean {
  return /^[\w-]{8}\.[\w-]+$/.test(text);
}

/** Encryption keys by their ids: the present one first, the oldest last. */
type Ring = [present: [string, Buffer], ...retired: [string, Buffer][]];

function createRing({ encryptionKey, retiredEncryptionKeys = [] }: KeyTexts): Ring {
  const named = (text: string): [string, Buffer] => {
    const key = Buffer.from(text, 'base64url');
    return [createHash('sha256').update(key).digest('base64url').slice(0, KEY_ID_LENGTH), key];
  };
  return [named(encryptionKey), ...retiredEncryptionKeys.map(named)];
}

function splitSealed(sealed: string): { id: string | null; body: string } {
  const dot = sealed.indexOf('.');
  return dot === -1 ? { id: null, body: sealed } : { id: sealed.slice(0, dot), body: sealed.slice(dot + 1) };
}

function open(purpose: string, body: string, key: Buffer | undefined): string {
  if (!key) throw new Error('no key of this site encrypted this text');
  const bytes = Buffer.from(body, 'base64url');
  const start = NONCE_BYTES + TAG_BYTES;
  const cipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
  cipher.setAAD(Buffer.from(purpose)).setAuthTag(bytes.subarray(NONCE_BYTES, start));
  return Buffer.concat([cipher.update(bytes.subarray(start)), cipher.final()]).toString('utf8');
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
export function equalInConstantTime(a: string, b: string): boolean {
  const left = Buffer.from(a);
  const right = Buffer.from(b);
  return left.length === right.length && timingSafeEqual(left, right);
}
