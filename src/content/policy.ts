/**
 * The consent policy that the four records tell: its own version, and the day it came into force (decisions.md D31).
 * `digest` is that of the English records. When they say something else, `prose.test.ts` prints the right one; a change that
 * means something else to members raises the version too.
 */
export const CONSENT_POLICY = { version: '1.5', date: '2026-11-28', digest: 'e49b27d79cb1' } as const;
