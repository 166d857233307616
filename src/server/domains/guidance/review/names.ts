import { REPORT_REASONS } from '../../../../shared/guidance/report-reasons.ts';
import type { ReviewedEntry } from '../../../../shared/guidance/review.ts';
import type { OpenReport } from './repo.ts';

const GENERATED = /^generated-([1-9]\d{0,14})$/;

/** Names an entry that a model wrote. */
export function generatedName(id: number): string {
  return `generated-${id}`;
}

/** Returns the number in the name of an entry that a model wrote; null for any other name. */
export function generatedId(name: string): number | null {
  const [, digits] = GENERATED.exec(name) ?? [];
  return digits === undefined ? null : Number(digits);
}

/** Names the entry that a report is about. Members have copies of one entry of the library. */
export function nameOfReport({ libraryKey, entryId }: Pick<OpenReport, 'libraryKey' | 'entryId'>): string {
  return libraryKey ?? generatedName(entryId);
}

/** Counts reports by their reason. */
export function summarize(reports: readonly OpenReport[]): ReviewedEntry['reports'] {
  return REPORT_REASONS.flatMap((reason) => {
    const [newest, ...others] = reports.filter((report) => report.reason === reason);
    return newest ? [{ reason, reports: others.length + 1, lastReportedAt: newest.createdAt }] : [];
  });
}
