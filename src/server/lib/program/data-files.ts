/** What a data folder holds of a site: its database, its keys, and mail that was captured. */
export const DATABASE = 'hesed.db';
export const KEYS = 'keys.json';
export const OUTBOX = 'outbox';
