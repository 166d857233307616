/** Tells a member that a delivery failed for a reason that only administrators can do something about. */
export const UNDELIVERED = 'We couldn’t deliver it.';
export const NO_REPLY = 'There was no reply. It may have arrived.';
export const NO_TEXTS = 'Your number can’t receive text messages.';
export const CHECK_NUMBER = 'Your number was refused: check it in Settings.';
