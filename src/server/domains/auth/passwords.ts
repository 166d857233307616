import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { sameCode } from '../../lib/secrets.ts';

// OWASP's first choice for argon2id: 19 MiB, two passes, one lane (Password Storage Cheat Sheet).
const MEMORY_KIB = 19_456;
const PASSES = 2;
const LANES = 1;
const TAG_LENGTH = 32;

/** A stored form that no password has: checking against it takes as long as against a real one. */
export const NO_PASSWORD = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${'A'.repeat(22)}$${'A'.repeat(43)}`;

const hashOffThread = promisify(argon2);
// Node has four threads for such work, and files and mail are read and written by the same ones.
const inTurn = pLimit(2);

interface Parameters {
  memory: number;
  passes: number;
  parallelism: number;
}

/** Hashes a password with argon2id off the main thread; the result is a PHC string that names its own parameters. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await derive(password, salt, { memory: MEMORY_KIB, passes: PASSES, parallelism: LANES });
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${unpadded(salt)}$${unpadded(tag)}`;
}

/** Whether a password is the one behind a PHC string; false for a string that is none. */
export async function verifyPassword(password: string, stored: string): Promise<boolean> {
  const match = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/.exec(stored);
  if (!match) return false;
  const [, memory, passes, parallelism, salt, tag] = match as unknown as string[];
  const derived = await derive(password, Buffer.from(String(salt), 'base64'), {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
  });
  return sameCode(unpadded(derived), String(tag));
}

async function derive(password: string, salt: Buffer, parameters: Parameters): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  return inTurn(() => hashOffThread('argon2id', { message, nonce: salt, tagLength: TAG_LENGTH, ...parameters }));
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
