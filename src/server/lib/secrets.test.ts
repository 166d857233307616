import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createSampleKeys } from '../testing/keys.ts';
import { equalInConstantTime, hashToken, loadKeys, randomToken, rotateEncryptionKey } from './secrets.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hesed-keys-'));
  file = join(folder, 'keys.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const modeOf = (path: string) => statSync(path).mode & 0o777;

describe('keys.json', () => {
  test('is created on first start, readable only by its owner, with no other file beside it', () => {
    loadKeys(file);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
      signingKey: expect.stringMatching(/^[\w-]{43}$/),
      encryptionKey: expect.stringMatching(/^[\w-]{43}$/),
      pushKey: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect(modeOf(file)).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['keys.json']);
  });

  test('stays the same on every later start, and differs between sites', () => {
    const first = loadKeys(file).sign('test', 'message');
    expect(loadKeys(file).sign('test', 'message')).toBe(first);
    expect(loadKeys(join(folder, 'other.json')).sign('test', 'message')).not.toBe(first);
  });

  test('loses read access for other users', () => {
    loadKeys(file);
    chmodSync(file, 0o644);
    loadKeys(file);
    expect(modeOf(file)).toBe(0o600);
  });

  test.each([
    ['cut off', '{"signingKey":"TOPSECRETTOPSECRETTOPSECR'],
    ['empty', ''],
    ['no JSON', 'TOPSECRET'],
    ['another shape', '{"key":"TOPSECRET"}'],
    ['a key too short', '{"signingKey":"TOPSECRET"}'],
    ['null', 'null'],
  ])('that is damaged stops the start with a sentence, says nothing of its content and stays: %s', (_how, content) => {
    writeFileSync(file, content);
    let failure: unknown;
    try {
      loadKeys(file);
    } catch (error) {
      failure = error;
    }
    expect(failure).toMatchObject({ message: `${file} does not hold this site's keys; restore it from a backup` });
    expect(String((failure as Error).stack) + String((failure as Error).cause)).not.toContain('TOPSECRET');
    expect(readFileSync(file, 'utf8')).toBe(content);
  });

  test('throws when the path is a folder', () => {
    mkdirSync(file);
    expect(() => loadKeys(file)).toThrow('EISDIR');
  });

  test('throws when the folder does not exist, and creates nothing', () => {
    expect(() => loadKeys(join(folder, 'gone', 'keys.json'))).toThrow('ENOENT');
    expect(existsSync(join(folder, 'gone'))).toBe(false);
  });
});

test('a file without encryption and push keys gets them, and keeps its signing key', () => {
  const signingKey = Buffer.alloc(32, 7).toString('base64url');
  writeFileSync(file, JSON.stringify({ signingKey }));
  const sealed = loadKeys(file).encrypt('test', 'a secret');
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
    signingKey,
    encryptionKey: expect.any(String),
    pushKey: expect.any(String),
  });
  expect(modeOf(file)).toBe(0o600);
  expect(loadKeys(file).decrypt('test', sealed)).toBe('a secret');
});

test('C21: the push keys are made once, the public one an uncompressed point', () => {
  const { pushPublicKey, pushPrivateKey } = loadKeys(file);
  expect(loadKeys(file).pushPrivateKey).toBe(pushPrivateKey);
  expect(pushPrivateKey).toMatch(/^[\w-]{43}$/);
  expect(pushPublicKey).toMatch(/^B[\w-]{86}$/);
  expect(loadKeys(file).pushPublicKey).toBe(pushPublicKey);
  expect(loadKeys(join(folder, 'other.json')).pushPublicKey).not.toBe(pushPublicKey);
});

describe('an encrypted text', () => {
  const keys = createSampleKeys();

  test('can be decrypted only by its own site for its own purpose', () => {
    const sealed = keys.encrypt('totp', 'Bäume, 木');
    expect(sealed).toMatch(/^[\w-]{8}\.[\w-]+$/);
    expect(keys.decrypt('totp', sealed)).toBe('Bäume, 木');
    expect(() => keys.decrypt('slack', sealed)).toThrow();
    expect(() => createSampleKeys(8).decrypt('totp', sealed)).toThrow();
  });

  test('differs each time, and cannot be altered', () => {
    const sealed = keys.encrypt('totp', 'a secret');
    expect(keys.encrypt('totp', 'a secret')).not.toBe(sealed);
    const [id = '', body = ''] = sealed.split('.');
    const changed = Buffer.from(body, 'base64url');
    changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
    expect(() => keys.decrypt('totp', `${id}.${changed.toString('base64url')}`)).toThrow();
    expect(() => keys.decrypt('totp', `AAAAAAAA.${body}`)).toThrow('no key of this site');
    expect(() => keys.decrypt('totp', '')).toThrow();
  });
});

describe('rotating the encryption key', () => {
  test('keeps what the old key encrypted readable, and encrypts with the new one', () => {
    const before = loadKeys(file);
    const old = before.encrypt('test', 'a secret');
    rotateEncryptionKey(file);
    const after = loadKeys(file);
    expect(after.decrypt('test', old)).toBe('a secret');
    const fresh = after.reseal('test', old);
    expect(fresh?.split('.')[0]).not.toBe(old.split('.')[0]);
    expect(after.decrypt('test', fresh ?? '')).toBe('a secret');
    expect(after.reseal('test', fresh ?? '')).toBeNull();
    expect(modeOf(file)).toBe(0o600);
    expect(readdirSync(folder)).toEqual(['keys.json']);
  });

  test('needs no pause: a process that runs reads what a later key encrypted, and uses that key from then on', () => {
    const running = loadKeys(file);
    rotateEncryptionKey(file);
    const sealed = loadKeys(file).encrypt('test', 'a secret');
    expect(running.decrypt('test', sealed)).toBe('a secret');
    expect(running.reseal('test', sealed)).toBeNull();
  });

  test('leaves signatures and the push key as they are', () => {
    const before = loadKeys(file);
    const [signature, pushKey] = [before.sign('a', 'b'), before.pushPublicKey];
    rotateEncryptionKey(file);
    rotateEncryptionKey(file);
    expect([loadKeys(file).sign('a', 'b'), loadKeys(file).pushPublicKey]).toEqual([signature, pushKey]);
  });

  test('reads texts from before keys had ids, also after two rotations', () => {
    const [, body = ''] = loadKeys(file).encrypt('test', 'a secret').split('.');
    rotateEncryptionKey(file);
    rotateEncryptionKey(file);
    const keys = loadKeys(file);
    expect(keys.decrypt('test', body)).toBe('a secret');
    expect(keys.decrypt('test', keys.reseal('test', body) ?? '')).toBe('a secret');
  });

  test('of a damaged file changes nothing', () => {
    writeFileSync(file, '{"signingKey":"short"}');
    expect(() => rotateEncryptionKey(file)).toThrow('restore it from a backup');
    expect(readFileSync(file, 'utf8')).toBe('{"signingKey":"short"}');
  });
});

describe('a signature', () => {
  const keys = createSampleKeys(7);

  test('is 43 characters of base64url, the same for the same message', () => {
    expect(keys.sign('a', 'b')).toMatch(/^[A-Za-z0-9_-]{43}$/);
    expect(keys.sign('a', 'b')).toBe(keys.sign('a', 'b'));
  });

  test('differs by purpose, message and key', () => {
    const other = createSampleKeys(8);
    const codes = [keys.sign('a', 'b'), keys.sign('b', 'b'), keys.sign('a', 'c'), other.sign('a', 'b')];
    expect(new Set(codes).size).toBe(4);
  });
});

test('a token has 256 random bits, differs each time, and its hash is SHA-256', () => {
  const tokens = Array.from({ length: 100 }, randomToken);
  expect(new Set(tokens).size).toBe(100);
  for (const token of tokens) expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(hashToken('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
});

test.each([
  ['same', 'same', true],
  ['same', 'sama', false],
  ['same', 'samer', false],
  ['', '', true],
  ['ä', 'a\u0308', false],
])('%j and %j are the same code: %s', (a, b, expected) => {
  expect(equalInConstantTime(a, b)).toBe(expected);
});
