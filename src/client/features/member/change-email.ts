/** The anchor in Settings that opens the form to change the e-mail address (`/settings#change-email`). */
export const CHANGE_EMAIL = 'change-email';
