/** The query parameter that says that an account was just deleted. */
export const GOODBYE = 'goodbye';
