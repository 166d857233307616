/** The program's entry file. */
export const PROGRAM_FILE = 'entry.cjs';
/** The environment variable with the folder that the recorder writes to. */
export const RECORD_TO = 'RECORD_TO';
