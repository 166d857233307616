import { createKeys, type Keys } from '../lib/secrets.ts';

/** Creates keys that are the same in every run; another byte makes another site's keys. */
export function createSampleKeys(byte = 7): Keys {
  const text = (value: number) => Buffer.alloc(32, value).toString('base64url');
  return createKeys({ signingKey: text(byte), encryptionKey: text(byte + 100), pushKey: text(byte + 50) });
}
