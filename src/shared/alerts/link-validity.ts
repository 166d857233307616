import { MINUTE_MS } from '../schedule/durations.ts';

/** The time for which a secret that links a chat and a member is valid, in milliseconds (rules.md C28). */
export const LINK_VALID_MS = 15 * MINUTE_MS;
