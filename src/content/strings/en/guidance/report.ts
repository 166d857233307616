import type { ReportReason } from '../../../../shared/guidance/report-reasons.ts';

/** Reporting an entry (rules.md G8). */
export const reportWords = {
  report: 'Report a problem',
  reportOf: (title: string) => `Report a problem with “${title}”`,
  title: 'What’s wrong with this text?',
  about:
    'The people who look after the guidance see the reason and the text, but neither your name nor what you wrote.',
  reasons: {
    untrue: 'It isn’t true to Scripture',
    harmful: 'It could hurt someone',
    unclear: 'It’s hard to understand',
    unfit: 'It doesn’t fit my life',
    other: 'Something else',
  } satisfies Record<ReportReason, string> as Record<ReportReason, string>,
  send: 'Send Report',
  sending: 'Sending...',
  sent: { title: 'Thank you', message: 'The people who look after the guidance will see your report.' },
  failed: { title: 'Your report wasn’t sent', message: 'Please try again.' },
};
