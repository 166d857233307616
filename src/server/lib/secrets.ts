import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { chmodSync, existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { z } from 'zod';

const keyFile = z.object({ signingKey: z.string().regex(/^[A-Za-z0-9_-]{43}$/) });

/** The site's own keys, made once and kept in the data folder. */
export interface Keys {
  /** A message's code under the site's signing key, 43 characters of base64url; `purpose` keeps uses apart. */
  sign(purpose: string, message: string): string;
}

/**
 * Reads `keys.json`, or makes it (readable by its owner only) on first start.
 * @throws when the file is there and is not what this server wrote.
 */
export function loadKeys(file: string): Keys {
  if (!existsSync(file)) makeKeys(file);
  chmodSync(file, 0o600);
  const parsed = keyFile.safeParse(parseJson(readFileSync(file, 'utf8')));
  if (!parsed.success) throw new Error(`${file} does not hold this site's keys; restore it from a backup`);
  return createKeys(parsed.data.signingKey);
}

/** Writes new keys whole or not at all; where another process was first, its keys stand. */
function makeKeys(file: string): void {
  const made = { signingKey: randomBytes(32).toString('base64url') };
  const draft = `${file}.${randomBytes(6).toString('hex')}.tmp`;
  writeFileSync(draft, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, file);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft);
  }
}

/** Null for what is no JSON: the parser's own error quotes the text, and this text is a secret. */
function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The keys behind a signing key of 43 characters of base64url. */
export function createKeys(signingKey: string): Keys {
  const key = Buffer.from(signingKey, 'base64url');
  return {
    sign: (purpose, message) => createHmac('sha256', key).update(`${purpose}:${message}`).digest('base64url'),
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
