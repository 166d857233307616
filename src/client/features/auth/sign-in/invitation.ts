/** What carries an invitation in the address. */
export const INVITATION = 'invitation';
