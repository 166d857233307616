/** The program's entry file. */
export const PROGRAM_FILE = 'entry.cjs';
/** The environment variable with the folder that `record-code-cache.ts` writes to. */
export const CODE_CACHE_FOLDER = 'CODE_CACHE_FOLDER';
