import { flushSync } from 'react-dom';
import type { z } from 'zod';
import { scheduleBody } from '../../../../../shared/schedule.ts';
import { readServerError } from '../../../../lib/calls/server-error.ts';
import {
  type FieldErrors,
  focusFirstError,
  issuesForFields,
  issuesToErrors,
} from '../../../../lib/forms/form-faults.ts';

export { WeekConflict } from './week-conflict.tsx';

/** How the week's form says what is wrong, at the places of the contract. */
type Say = (errors: FieldErrors) => void;

/** What the contract makes of a week; null where it finds a fault, which is said and focused. */
export function checkWeek(values: z.input<typeof scheduleBody>, say: Say): z.output<typeof scheduleBody> | null {
  const { success, data, error } = scheduleBody.safeParse(values);
  if (success) say({});
  else show(issuesToErrors(error.issues), say);
  return data ?? null;
}

/** Says what the server found wrong with a week where the form has a place for it, and focuses the first of it. */
export function placeRefusal(refusal: unknown, say: Say): void {
  const errors = issuesForFields(readServerError(refusal).issues, ['scheduleData', 'timezone']);
  if (Object.keys(errors).length > 0) show(errors, say);
}

function show(errors: FieldErrors, say: Say): void {
  flushSync(() => say(errors));
  focusFirstError('schedule', errors);
}
