import { type CipherGCM, createCipheriv, createDecipheriv, type DecipherGCM, randomBytes, scrypt } from 'node:crypto';
import { open } from 'node:fs/promises';
import { promisify } from 'node:util';

// An encrypted backup begins with these bytes, the salt and the nonce, and ends with the tag (docs/backup.md).
const MAGIC = Buffer.from('HESEDBK1', 'latin1');
const SALT_BYTES = 16;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEADER_BYTES = MAGIC.length + SALT_BYTES + NONCE_BYTES;

// OWASP's first choice for scrypt. It takes 128 MB for a moment.
const SCRYPT = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

/** The parts of an encrypted file: the header, then the cipher's output, then the cipher's tag. */
export interface Encryption {
  header: Buffer;
  cipher: CipherGCM;
}

/** Begins the encryption of one file with a passphrase (AES-256-GCM, key by scrypt). */
export async function beginEncryption(passphrase: string): Promise<Encryption> {
  const salt = randomBytes(SALT_BYTES);
  const nonce = randomBytes(NONCE_BYTES);
  const header = Buffer.concat([MAGIC, salt, nonce]);
  const cipher = createCipheriv('aes-256-gcm', await deriveKey(passphrase, salt), nonce).setAAD(header);
  return { header, cipher };
}

/** Returns whether a file is an encrypted backup. */
export async function isEncrypted(file: string): Promise<boolean> {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(MAGIC.length), 0, MAGIC.length, 0);
    return buffer.equals(MAGIC);
  } finally {
    await handle.close();
  }
}

/** The encrypted bytes of a file and the stream that decrypts them. */
interface Decryption {
  range: { start: number; end: number };
  decipher: DecipherGCM;
}

/**
 * Opens an encrypted file. The decipher ends with an error when the passphrase is wrong or the file was changed, so its
 * output must not be used before it ends.
 */
export async function openEncrypted(file: string, passphrase: string): Promise<Decryption> {
  const handle = await open(file);
  try {
    const { size } = await handle.stat();
    const end = size - TAG_BYTES;
    if (end < HEADER_BYTES) throw new Error('the file is too short');
    const header = Buffer.alloc(HEADER_BYTES);
    await handle.read(header, 0, HEADER_BYTES, 0);
    const tag = Buffer.alloc(TAG_BYTES);
    await handle.read(tag, 0, TAG_BYTES, end);
    const salt = header.subarray(MAGIC.length, MAGIC.length + SALT_BYTES);
    const nonce = header.subarray(MAGIC.length + SALT_BYTES);
    const decipher = createDecipheriv('aes-256-gcm', await deriveKey(passphrase, salt), nonce, {
      authTagLength: TAG_BYTES,
    });
    decipher.setAAD(header).setAuthTag(tag);
    return { range: { start: HEADER_BYTES, end: end - 1 }, decipher };
  } finally {
    await handle.close();
  }
}

function deriveKey(passphrase: string, salt: Buffer): Promise<Buffer> {
  // The same passphrase can be typed as different characters: é is one character or two.
  return promisify<string, Buffer, number, typeof SCRYPT, Buffer>(scrypt)(
    passphrase.normalize('NFC'),
    salt,
    32,
    SCRYPT,
  );
}
