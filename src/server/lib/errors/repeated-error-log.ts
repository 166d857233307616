import type { Logger } from '../logger.ts';
import { findStorageError, type StorageError } from './storage-errors.ts';

/** Logs the errors of work that is retried often, such as every second. */
interface RepeatedErrorLog {
  /** Logs an error. Errors of one kind of storage error are logged once, because lines every second would fill a full disk. */
  failed(error: unknown, line: string): void;
  /** Logs once that the work succeeds again after a storage error. */
  worked(line: string): void;
}

/** @param fields are added to each line. */
export function createRepeatedErrorLog(log: Logger, fields: object = {}): RepeatedErrorLog {
  let logged: StorageError | null = null;
  return {
    failed(error, line) {
      const found = findStorageError(error);
      if (found && found === logged) return;
      logged = found;
      log.error({ err: error, ...fields }, line);
    },
    worked(line) {
      if (!logged) return;
      logged = null;
      log.info(fields, line);
    },
  };
}
