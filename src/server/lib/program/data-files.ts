/** The names of a site's files in its data folder: the database, the keys, and the folder of captured mail. */
export const DATABASE = 'hesed.db';
export const KEYS = 'keys.json';
export const OUTBOX = 'outbox';
