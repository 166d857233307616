import { argon2, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import pLimit from 'p-limit';
import { equalInConstantTime } from './secrets.ts';

/** The cost of one argon2id hash: memory in KiB, passes, and lanes. */
interface PasswordCost {
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's first choice for argon2id: 19 MiB, two passes, one lane (Password Storage Cheat Sheet). */
export const OWASP_COST: PasswordCost = { memory: 19_456, passes: 2, parallelism: 1 };

const TAG_LENGTH = 32;

const hashOffThread = promisify(argon2);
// Argon2, file access and mail share Node's four threads, so two stay free.
const limit = pLimit(2);

/** Hashes and checks passwords with argon2id, off the main thread and two at a time. */
export interface Passwords {
  /** Returns a PHC string, which names its own parameters. */
  hash(password: string): Promise<string>;
  /**
   * Returns whether a password matches a PHC string. Null stands for an unknown account: the check takes the same time
   * and returns false.
   */
  verify(password: string, stored: string | null): Promise<boolean>;
}

/** @param cost of new hashes; stored hashes are checked with their own parameters. */
export function createPasswords(cost: PasswordCost): Passwords {
  // No password hashes to a tag of zeros.
  const standIn = toPhc(cost, Buffer.alloc(16), Buffer.alloc(TAG_LENGTH));
  return {
    async hash(password) {
      const salt = randomBytes(16);
      return toPhc(cost, salt, await derive(password, salt, cost));
    },
    async verify(password, stored) {
      const match = PHC.exec(stored ?? standIn);
      if (!match) return false;
      const [, memory, passes, parallelism, salt = '', tag = ''] = match;
      const derived = await derive(password, Buffer.from(salt, 'base64'), {
        memory: Number(memory),
        passes: Number(passes),
        parallelism: Number(parallelism),
      });
      return equalInConstantTime(unpadded(derived), tag);
    },
  };
}

const PHC = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]+)\$([A-Za-z0-9+/]+)$/;

function toPhc({ memory, passes, parallelism }: PasswordCost, salt: Buffer, tag: Buffer): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${unpadded(salt)}$${unpadded(tag)}`;
}

function derive(password: string, salt: Buffer, cost: PasswordCost): Promise<Buffer> {
  const message = Buffer.from(password.normalize('NFKC'));
  return limit(() => hashOffThread('argon2id', { message, nonce: salt, tagLength: TAG_LENGTH, ...cost }));
}

function unpadded(bytes: Buffer): string {
  return bytes.toString('base64').replace(/=+$/, '');
}
