/** The form of the recovery codes that are not saved yet; the bar of unsaved changes submits it. */
export const RECOVERY_CODES_FORM = 'recovery-codes';
