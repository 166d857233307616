/** The anchor in Settings that opens the way to another address (`/settings#change-email`). */
export const CHANGE_EMAIL = 'change-email';
