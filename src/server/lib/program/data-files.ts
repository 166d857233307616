/** The names of a site's files in its data folder: the database, the keys, and the folder of captured mail. */
export const DATABASE = 'hesed.db';
export const KEYS = 'keys.json';
export const OUTBOX = 'outbox';
/** The file that a starting process locks. It is empty. */
export const START_LOCK = 'start.lock';
