import type { Logger } from '../logger.ts';
import { findStorageFault, type StorageFault } from './storage-faults.ts';

/** Logs the errors of work that is tried again and again, such as every second. */
export interface RepeatedErrorLog {
  /** Logs an error. Errors of one storage fault are logged once, because lines every second would fill a full disk. */
  failed(error: unknown, said: string): void;
  /** Logs once that the work succeeds again after a storage fault. */
  worked(said: string): void;
}

/** @param fields are added to each line. */
export function createRepeatedErrorLog(log: Logger, fields: object = {}): RepeatedErrorLog {
  let logged: StorageFault | null = null;
  return {
    failed(error, said) {
      const fault = findStorageFault(error);
      if (fault && fault === logged) return;
      logged = fault;
      log.error({ err: error, ...fields }, said);
    },
    worked(said) {
      if (!logged) return;
      logged = null;
      log.info(fields, said);
    },
  };
}
