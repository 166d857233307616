/** The file of the program that is run first. */
export const PROGRAM_FILE = 'entry.cjs';
/** The setting that names the folder into which the recorder writes. */
export const RECORD_TO = 'RECORD_TO';
