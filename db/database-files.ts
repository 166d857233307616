/**
 * The operations of an engine on the files of a database that this process does not have open: before the start, for
 * backups and for restores.
 */
export interface DatabaseFiles {
  /** Returns the paths of the files that a database may consist of: its own, and those that the engine keeps beside it. */
  list(file: string): string[];
  /**
   * Copies a database into a new file while other processes write to it. The copy holds one state of the database.
   * @param progress hears how much is copied, and of how much.
   */
  copy(from: string, to: string, progress: (done: number, of: number) => void): Promise<void>;
  /**
   * Checks a copied database and turns it into a single file.
   * @returns a sentence about what is damaged, or null.
   * @throws {NewerDatabaseError} when a newer version wrote it; and when it is no database.
   */
  checkCopy(file: string): string | null;
  /**
   * Makes a copied database ready to be used in place of the one it was copied from. The lease of the scheduler is
   * released, because its holder does not use the copy. New rows get ids that no row has had since the copy was made: mails
   * that left after it carry such ids in their Message-ID and in their links.
   */
  prepareRestored(file: string): void;
  /**
   * Returns whether another process has the database open.
   * @throws when the file is no database.
   */
  isInUse(file: string): boolean;
  /**
   * Locks a file of its own, which is created empty, and returns the function that releases it; null while another process
   * has locked it. The system releases the lock of a process that ends.
   */
  tryLock(file: string): (() => void) | null;
  /** Returns how many migrations a database has when opening it would add others, else null. It changes nothing. */
  countBeforeUpgrade(file: string): number | null;
}
