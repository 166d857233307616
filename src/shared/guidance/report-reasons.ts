/** The reasons for which a member reports an entry. There is no free text, so a report holds no words of a member. */
export const REPORT_REASONS = ['untrue', 'harmful', 'unclear', 'unfit', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];
