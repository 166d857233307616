/** The id of the form of unsaved recovery codes, which the bar of unsaved changes submits. */
export const RECOVERY_CODES_FORM = 'recovery-codes';
