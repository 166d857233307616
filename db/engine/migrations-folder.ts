import { join } from 'node:path';

/** The folder with the migrations of this engine. */
export const MIGRATIONS = join(import.meta.dirname, '../migrations/sqlite');
