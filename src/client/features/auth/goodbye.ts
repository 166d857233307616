/** The query parameter set after an account was deleted. */
export const GOODBYE = 'goodbye';
