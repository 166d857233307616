/** The query parameter that carries an invitation. */
export const INVITATION = 'invitation';
