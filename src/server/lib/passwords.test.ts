import { createHook } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createPasswords, OWASP_COST } from './passwords.ts';

const passwords = createPasswords(OWASP_COST);

test('a hash is a PHC string with OWASP’s parameters and its own salt', async () => {
  const [one, two] = await Promise.all([passwords.hash('whither'), passwords.hash('whither')]);
  expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/);
  expect(one).not.toBe(two);
});

test('only the same password matches', async () => {
  const stored = await passwords.hash('whither thou goest');
  expect(await passwords.verify('whither thou goest', stored)).toBe(true);
  for (const other of ['whither thou goest ', 'Whither thou goest', '', 'whither'])
    expect(await passwords.verify(other, stored)).toBe(false);
});

test('the same text typed on two keyboards is the same password', async () => {
  expect(await passwords.verify('caf\u00e9', await passwords.hash('cafe\u0301'))).toBe(true);
});

test('a hash with other parameters is checked with those parameters', async () => {
  // The reference implementation: echo -n password | argon2 somesalt -id -t 2 -m 16 -p 1 (its own test vector).
  const stored = '$argon2id$v=19$m=65536,t=2,p=1$c29tZXNhbHQ$CTFhFdXPJO1aFaMaO6Mm5c8y7cJHAph8ArZWb2GRPPc';
  expect(await passwords.verify('password', stored)).toBe(true);
  expect(await passwords.verify('Password', stored)).toBe(false);
});

test.each([
  '',
  'whither',
  '$2b$12$abcdefghijklmnopqrstuv',
  '$argon2i$v=19$m=8,t=1,p=1$AAAA$AAAA',
  '$argon2id$v=19$m=x,t=2,p=1$AA$AA',
])('an invalid stored hash matches no password: %s', async (stored) => {
  expect(await passwords.verify('whither', stored)).toBe(false);
});

test('no password matches an unknown account', async () => {
  for (const password of ['', 'A', 'password', '\0'.repeat(16)])
    expect(await passwords.verify(password, null)).toBe(false);
});

describe('hashing leaves the event loop free', () => {
  test('the event loop keeps turning while twelve passwords are hashed', async () => {
    let hashing = true;
    let turns = 0;
    const all = Promise.all(Array.from({ length: 12 }, (_, each) => passwords.hash(`password ${each}`))).then(() => {
      hashing = false;
    });
    for (; hashing; turns += 1) await turn();
    await all;
    // On this thread each hash would block the loop for its whole length, and leave about a dozen turns.
    expect(turns).toBeGreaterThan(100);
  });

  test('two passwords are hashed at a time, so that two of the four threads stay free for files and mail', async () => {
    const running = new Set<number>();
    const atOnce: number[] = [];
    const hook = createHook({
      init(id, type) {
        if (type !== 'ARGON2REQUEST') return;
        running.add(id);
        atOnce.push(running.size);
      },
      // Node runs this hook when the hash is done.
      before: (id) => void running.delete(id),
    }).enable();
    await Promise.all([
      ...Array.from({ length: 4 }, (_, each) => passwords.hash(`password ${each}`)),
      ...Array.from({ length: 4 }, (_, each) => passwords.verify(`password ${each}`, null)),
    ]);
    hook.disable();
    expect(atOnce).toHaveLength(8);
    expect(Math.max(...atOnce)).toBe(2);
  });
});
