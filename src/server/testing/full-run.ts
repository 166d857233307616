/** True when this run tests everything (`npm test -- --full`); the default run tests a sample. */
export const FULL_RUN = process.env.HESED_FULL_TESTS === '1';
