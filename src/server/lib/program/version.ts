import { readProgramText } from './program-files.ts';

/** The version of Hesed. */
export const VERSION = (JSON.parse(readProgramText('package.json')) as { version: string }).version;
