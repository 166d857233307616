import { expect, test } from 'vitest';
import { MigrationError } from '../../../../db/database-errors.ts';
import { EnvError } from '../settings/read-settings.ts';
import { explainStartFailure } from './start-failures.ts';

const failing = (fields: object, message = 'what the system said') => Object.assign(new Error(message), fields);

test.each([
  [
    { code: 'EADDRINUSE', port: 3000 },
    'Port 3000 is already in use. Stop the other program, or set PORT to another number.',
  ],
  [{ code: 'EACCES', port: 80 }, 'Port 80 needs rights this user does not have. Set PORT to a number above 1023.'],
  [
    { code: 'EADDRNOTAVAIL', address: '1.2.3.4' },
    'This machine has no address 1.2.3.4. Set HOST to one it has, such as 0.0.0.0.',
  ],
  [
    { code: 'ENOTFOUND', hostname: 'church' },
    'This machine cannot find church. Set HOST to an address it has, such as 0.0.0.0.',
  ],
  [{ code: 'SQLITE_NOTADB' }, 'The database file is damaged or is not a database. Restore it from a backup.'],
  [{ code: 'SQLITE_BUSY' }, 'Another program has locked the database. Stop that program.'],
  [
    { code: 'SQLITE_READONLY' },
    'The database cannot be written. Check who owns the data folder (DATA_DIR) and the files in it, and that its file system is not mounted read-only.',
  ],
  [{ code: 'SQLITE_FULL' }, 'The disk is full. Make room; nothing that is stored is lost.'],
  [{ code: 'ENOSPC' }, 'The disk is full. Make room; nothing that is stored is lost.'],
  [
    { code: 'SQLITE_IOERR_SHMSIZE' },
    'The disk cannot be read or written. It may be full, failing or mounted read-only; nothing that is stored is lost.',
  ],
])('%j is one sentence or two', (fields, sentence) => {
  expect(explainStartFailure(failing(fields))).toBe(sentence);
});

test.each(['EACCES', 'EPERM', 'EEXIST', 'ENOTDIR', 'EISDIR', 'ENOENT', 'EROFS', 'ENAMETOOLONG'])(
  '%s is about the data folder',
  (code) => {
    expect(explainStartFailure(failing({ code }))).toBe(
      'The data folder cannot be used: what the system said. Give it to this user, or set DATA_DIR to a folder that this user may write.',
    );
  },
);

test('settings errors are listed line by line', () => {
  expect(explainStartFailure(new EnvError('PORT: must be a port\nHOST: must be a host'))).toBe(
    'Hesed cannot start with these settings:\n  PORT: must be a port\n  HOST: must be a host',
  );
});

test('the cause with an error code is explained, not the error that wraps it', () => {
  const cause = failing({ code: 'SQLITE_FULL' }, 'database or disk is full');
  const outer = new Error('Failed to run the query "CREATE TABLE users (\n id …)"', { cause });
  expect(explainStartFailure(outer)).toBe('The disk is full. Make room; nothing that is stored is lost.');
});

test('a migration that does not fit the tables is explained with the sentence of the database', () => {
  expect(explainStartFailure(new MigrationError('table `users` already exists'))).toBe(
    "The database cannot be brought to this version (table `users` already exists). Check that DATA_DIR is this site's own folder, or restore a backup; nothing was changed.",
  );
});

test('an unexpected error is its first line, without a stack', () => {
  expect(explainStartFailure(new Error('The interface is not built.\nmore\nlines'))).toBe(
    'The interface is not built.',
  );
  expect(explainStartFailure('a text')).toBe('a text');
  expect(explainStartFailure(undefined)).toBe('undefined');
});
