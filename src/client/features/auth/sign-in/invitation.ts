/** The query parameter that carries an invitation. */
export const INVITATION = 'invitation';

/** Returns whether a query carries an invitation, which opens the form to join. */
export const isInvited = (search: string): boolean => new URLSearchParams(search).has(INVITATION);
