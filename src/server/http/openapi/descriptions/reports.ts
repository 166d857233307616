import { reportInput } from '../../../../shared/guidance/reports.ts';
import { describeFields } from './description.ts';
import { ID } from './texts.ts';

export const REPORT_REASON =
  'The reason: untrue to Scripture, could harm somebody, hard to understand, does not fit the member, or another one.';

/** The contracts of `shared/guidance/reports.ts`. */
export const REPORT_FIELDS = [describeFields(reportInput, { id: ID, reason: REPORT_REASON })];
