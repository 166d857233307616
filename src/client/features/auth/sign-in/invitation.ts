/** The query parameter with the token of an invitation. */
export const INVITATION = 'invitation';

/** Returns whether a query contains an invitation, which opens the form to join. */
export const isInvited = (search: string): boolean => new URLSearchParams(search).has(INVITATION);
