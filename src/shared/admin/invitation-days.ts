/** How long an invitation works where nobody chooses another time, in days. */
export const INVITATION_DAYS = 14;
