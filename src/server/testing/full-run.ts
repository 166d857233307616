/** Whether this run tries everything (`npm test -- --full`), where the default run tries a sample. */
export const FULL_RUN = process.env.HESED_FULL_TESTS === '1';
