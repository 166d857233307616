/** The anchor of the kinds of mail, below the email row of Settings: `/settings#mail`. */
export const MAIL_ANCHOR = 'mail';
