/** What in the address says that an account was just deleted. */
export const GOODBYE = 'goodbye';
