import { type DatabaseFailure, FAILURE_CODES } from '../../../../db/database-errors.ts';

/** The reason why the database, or the disk under it, cannot be used. */
export type StorageError = DatabaseFailure | 'closed_folder';

const SYSTEM_CODES: Readonly<Record<string, StorageError>> = {
  ENOSPC: 'full',
  EDQUOT: 'full',
  EFBIG: 'full',
  EIO: 'disk',
  EROFS: 'closed_folder',
};
// These concern files only if the error names one. A connection that a firewall blocks has them too.
const CODES_OF_FILES: readonly string[] = ['EACCES', 'EPERM'];

/** The meaning of each storage error, with what the operator can do about it. */
export const STORAGE_ADVICE: Readonly<Record<StorageError, string>> = {
  full: 'The disk is full. Make room; nothing that is stored is lost.',
  not_writable:
    'The database cannot be written. Check who owns the data folder (DATA_DIR) and the files in it, and that its file system is not mounted read-only.',
  closed_folder:
    'No file can be written into the data folder (DATA_DIR). Check who owns it and the folders in it, and that its file system is not mounted read-only; nothing that is stored is lost.',
  damaged: 'The database file is damaged or is not a database. Restore it from a backup.',
  disk: 'The disk cannot be read or written. It may be full, failing or mounted read-only; nothing that is stored is lost.',
  locked: 'Another program has locked the database. Stop that program.',
};

/** Returns the storage error among an error and its causes, or null if there is none. */
export function findStorageError(error: unknown): StorageError | null {
  // An error may be its own cause.
  const seen = new Set<Error>();
  for (let at = error; at instanceof Error && !seen.has(at); at = at.cause) {
    seen.add(at);
    const { code, path } = at as NodeJS.ErrnoException;
    if (typeof code !== 'string') continue;
    if (path !== undefined && CODES_OF_FILES.includes(code)) return 'closed_folder';
    const found = SYSTEM_CODES[code] ?? FAILURE_CODES.find(([start]) => code.startsWith(start))?.[1];
    if (found) return found;
  }
  return null;
}
