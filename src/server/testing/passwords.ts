import { createPasswords } from '../lib/passwords.ts';

/** Hashes at the minimum cost of argon2id, because tests must not wait for deliberately slow hashing. */
export const TEST_PASSWORDS = createPasswords({ memory: 8, passes: 1, parallelism: 1 });
