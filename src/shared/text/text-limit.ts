/** The longest text of any field, in characters. Apart from the contracts, so that a form needs no zod for it. */
export const TEXT_LIMIT = 16_384;
