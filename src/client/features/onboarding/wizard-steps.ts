// The fields of each of the wizard's steps, in order.
const STEP_FIELDS = [
  ['friendshipPhilosophy', 'satisfactionRating'],
  ['challenges'],
  ['notificationMethod', 'phoneNumber'],
  ['reminderTime', 'frequency'],
];

export const STEP_COUNT = STEP_FIELDS.length;

/** How far the wizard is, in percent: step / 4 × 100, the step counted from 1 (product.md §9). */
export function progressPercent(step: number): number {
  return (step / STEP_COUNT) * 100;
}

/** Of all that is wrong with the answers, what is wrong on one step (counted from 0). */
export function stepErrors(step: number, errors: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => stepOfField(path) === step));
}

/** The step (counted from 0) that holds a field, given by its path; null where none does. */
export function stepOfField(path: string): number | null {
  const field = path.split('.')[0] ?? '';
  const step = STEP_FIELDS.findIndex((fields) => fields.includes(field));
  return step < 0 ? null : step;
}

/** The first step that holds an error; null where no step does. */
export function firstStepWithError(errors: Record<string, unknown>): number | null {
  const steps = Object.keys(errors)
    .map(stepOfField)
    .filter((step) => step !== null);
  return steps.length > 0 ? Math.min(...steps) : null;
}
