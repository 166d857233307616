import { onboardingWords } from '#strings/onboarding.ts';
import type { Configured, MethodState } from '../../../shared/alerts.ts';
import type { OnboardingMethod } from '../../../shared/channels/channels.ts';
import { needsPhone } from '../../../shared/onboarding/wizard-phone.ts';
import type { OnboardingForm, onboardingBody } from '../../../shared/onboarding.ts';
import type { ContractForm } from '../../lib/forms/contract-form.ts';
import type { FieldErrors } from '../../lib/forms/form-faults.ts';

// The fields of each of the wizard's steps, in order.
const STEP_FIELDS = [
  ['friendshipPhilosophy', 'satisfactionRating'],
  ['challenges'],
  ['notificationMethod', 'phoneNumber'],
  ['reminderTime', 'frequency'],
];

export const STEP_COUNT = STEP_FIELDS.length;

/** The props of a step of the wizard. All steps write into one form. */
export interface StepProps {
  form: ContractForm<typeof onboardingBody>;
  /** Counted from 0. */
  step: number;
  /** The states of the methods and the settings of this site, once they are known. */
  methods: readonly MethodState[] | undefined;
  site: Configured | undefined;
}

/** Returns the step (counted from 0) that holds a field, given by its path; null where none does. */
export function stepOfField(path: string): number | null {
  const field = path.split('.')[0] ?? '';
  const step = STEP_FIELDS.findIndex((fields) => fields.includes(field));
  return step < 0 ? null : step;
}

/** Of all that is wrong with the answers, what is wrong on one step (counted from 0). */
export function stepErrors(step: number, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => stepOfField(path) === step));
}

/** The first step that holds an error, by the paths of the fields with errors; null where no step does. */
export function firstStepWithError(paths: readonly string[]): number | null {
  const steps = paths.map(stepOfField).filter((step) => step !== null);
  return steps.length > 0 ? Math.min(...steps) : null;
}

/** The chosen methods that this site has; a draft may name others. All of them while the states are not known. */
export function availableMethods(
  chosen: readonly OnboardingMethod[],
  states: readonly MethodState[] | undefined,
): OnboardingMethod[] {
  const missing = (states ?? []).filter(({ state }) => state === 'not_configured').map(({ method }) => method);
  return chosen.filter((method) => !missing.includes(method));
}

/**
 * The error of a number without a country code on a site that has no country of its own: no message could reach it
 * (decisions.md D28).
 */
export function countryErrors(
  { notificationMethod, phoneNumber }: OnboardingForm,
  site: Pick<Configured, 'phoneCountry'> | undefined,
): FieldErrors {
  const number = phoneNumber?.trim() ?? '';
  if (!needsPhone(notificationMethod) || number === '' || number.startsWith('+') || !site || site.phoneCountry)
    return {};
  return { phoneNumber: onboardingWords.notifications.phoneNeedsCountry };
}

/** A list with a value put in or taken out, in the order of `all`. */
export function toggled<T>(all: readonly T[], list: readonly T[], value: T, on: boolean): T[] {
  return all.filter((item) => (item === value ? on : list.includes(item)));
}
