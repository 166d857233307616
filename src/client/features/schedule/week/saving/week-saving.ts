import type { z } from 'zod';
import type { scheduleBody } from '../../../../../shared/schedule.ts';
import { readServerError } from '../../../../lib/calls/server-error.ts';
import {
  type FieldErrors,
  issuesForFields,
  issuesToErrors,
  showFieldErrors,
} from '../../../../lib/forms/form-errors.ts';

// One chunk with what saving a week needs. `use-schedule-save.ts` calls the server.
export { WeekConflict } from './week-conflict.tsx';

const FORM = 'schedule';

/** Sets the errors of the week's form, by the contract's paths. */
type SetErrors = (errors: FieldErrors) => void;

/** Validates a week. On an error it returns null, shows the errors and focuses the first one. */
export async function checkWeek(
  values: z.input<typeof scheduleBody>,
  setErrors: SetErrors,
): Promise<z.output<typeof scheduleBody> | null> {
  const contract = await import('../../../../../shared/schedule.ts');
  const { success, data, error } = contract.scheduleBody.safeParse(values);
  if (success) setErrors({});
  else showFieldErrors(FORM, issuesToErrors(error.issues), setErrors);
  return data ?? null;
}

/** Shows the server's errors at their fields, and focuses the first one. */
export function showServerErrors(error: unknown, setErrors: SetErrors): void {
  const errors = issuesForFields(readServerError(error).issues, ['scheduleData', 'timezone']);
  if (Object.keys(errors).length > 0) showFieldErrors(FORM, errors, setErrors);
}
