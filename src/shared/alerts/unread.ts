// Not in the contract, so that the bell does not load the contracts on every screen.

/** The most messages that the bell counts. It shows a larger number as more than this one. */
export const MAX_UNREAD_SHOWN = 99;
