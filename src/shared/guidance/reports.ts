import { pathId } from '../fields.ts';
import { z } from '../zod.ts';
import { REPORT_REASONS } from './report-reasons.ts';

const reportBody = z.strictObject({ reason: z.enum(REPORT_REASONS) });
export const reportInput = reportBody.extend({ id: pathId });
