/** What a member's text may be a sign of (rules.md G6). */
export const CARE_SIGNS = ['self_harm', 'abuse', 'threat'] as const;
export type CareSign = (typeof CARE_SIGNS)[number];
