import { onboardingBody, onboardingSteps } from '../../../shared/onboarding.ts';
import { contractErrors } from '../../lib/contract-form.ts';

export const STEP_COUNT = onboardingSteps.length;

/** How far the wizard is, in percent: step / 4 × 100, the step counted from 1 (product.md §9). */
export function progressPercent(step: number): number {
  return (step / STEP_COUNT) * 100;
}

/**
 * What is wrong on one step of the wizard (counted from 0), and nothing else: the rule for the phone number spans
 * two fields, so the whole contract is asked and the step's own fields are kept.
 */
export function stepErrors(step: number, values: unknown): Record<string, string> {
  const own = contractErrors(onboardingSteps[step] ?? onboardingBody, values);
  if (Object.keys(own).length > 0) return own;
  return Object.fromEntries(
    Object.entries(contractErrors(onboardingBody, values)).filter(([path]) => stepOfField(path) === step),
  );
}

/** The step (counted from 0) that holds a field, given by its path; null where none does. */
export function stepOfField(path: string): number | null {
  const field = path.split('.')[0] ?? '';
  const step = onboardingSteps.findIndex(({ shape }) => field in shape);
  return step < 0 ? null : step;
}

/** The first step that holds an error; null where no step does. */
export function firstStepWithError(errors: Record<string, unknown>): number | null {
  const steps = Object.keys(errors)
    .map(stepOfField)
    .filter((step) => step !== null);
  return steps.length > 0 ? Math.min(...steps) : null;
}
