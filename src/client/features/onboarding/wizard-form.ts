import { onboardingWords } from '#strings/onboarding.ts';
import type { Configured, MethodState } from '../../../shared/alerts.ts';
import type { OnboardingMethod } from '../../../shared/channels/channels.ts';
import { needsPhone } from '../../../shared/channels/wizard.ts';
import type { OnboardingForm, onboardingBody } from '../../../shared/onboarding.ts';
import type { ContractForm } from '../../lib/forms/contract-form.ts';
import type { FieldErrors } from '../../lib/forms/form-errors.ts';

// The steps in order, each with its fields.
const FIELDS = {
  heart: ['friendshipPhilosophy', 'satisfactionRating'],
  growth: ['challenges'],
  notifications: ['notificationMethod', 'phoneNumber'],
  rhythm: ['reminderTime', 'frequency'],
};

export type Step = keyof typeof FIELDS;
/** The steps of the wizard, in order. */
export const STEPS = Object.keys(FIELDS) as Step[];

/** The props of a step of the wizard. All steps write into one form. */
export interface StepProps {
  form: ContractForm<typeof onboardingBody>;
  step: Step;
  /** The states of the methods and the configuration of the site; undefined before they are loaded. */
  methods: readonly MethodState[] | undefined;
  site: Configured | undefined;
}

/** Returns the step (counted from 0) with the field at a path; null if no step has it. */
export function stepOfField(path: string): number | null {
  const field = path.split('.')[0] ?? '';
  const step = STEPS.findIndex((each) => FIELDS[each].includes(field));
  return step < 0 ? null : step;
}

/** Returns the errors of one step, counted from 0. */
export function stepErrors(step: number, errors: FieldErrors): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => stepOfField(path) === step));
}

/** Returns the first step with one of these fields; null if no step has one. */
export function firstStepWithError(paths: readonly string[]): number | null {
  const steps = paths.map(stepOfField).filter((step) => step !== null);
  return steps.length > 0 ? Math.min(...steps) : null;
}

/** Returns the chosen methods that this site offers, or all of them before the states are loaded. */
export function availableMethods(
  chosen: readonly OnboardingMethod[],
  states: readonly MethodState[] | undefined,
): OnboardingMethod[] {
  const missing = (states ?? []).filter(({ state }) => state === 'not_configured').map(({ method }) => method);
  return chosen.filter((method) => !missing.includes(method));
}

/**
 * Returns the error for a number without a country code on a site without a default country, which no message can reach
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
