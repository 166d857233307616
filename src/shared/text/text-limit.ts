/** The longest text of any field, in characters. Apart from the contracts, so that a form needs no zod for it. */
export const MAX_TEXT_LENGTH = 16_384;
