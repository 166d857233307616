/** The consent policy that the four records tell: its own version, and the day it came into force (decisions.md D31). */
export const CONSENT_POLICY = { version: '1.4', date: '2026-11-28' } as const;
