/** The reasons why a database cannot be used, the same for every engine. */
export type DatabaseFailure = 'full' | 'not_writable' | 'damaged' | 'disk' | 'locked';

/**
 * The reason behind each error code of the engines. The code of an error is one of these or continues it, such as
 * SQLITE_IOERR_WRITE.
 */
export const FAILURE_CODES: readonly (readonly [code: string, DatabaseFailure])[] = [
  ['SQLITE_FULL', 'full'],
  ['SQLITE_READONLY', 'not_writable'],
  ['SQLITE_CANTOPEN', 'not_writable'],
  ['SQLITE_PERM', 'not_writable'],
  ['SQLITE_CORRUPT', 'damaged'],
  ['SQLITE_NOTADB', 'damaged'],
  ['SQLITE_IOERR', 'disk'],
  ['SQLITE_BUSY', 'locked'],
  ['SQLITE_LOCKED', 'locked'],
];

/** The database has a migration that this version does not know. */
export class NewerDatabaseError extends Error {
  override readonly name = 'NewerDatabaseError';
}

/** A migration does not fit the tables or rows of the database. The message is the engine's sentence about the statement. */
export class MigrationError extends Error {
  override readonly name = 'MigrationError';
}
