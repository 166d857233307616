import type { OnboardingForm, onboardingBody } from '../../../shared/onboarding.ts';
import { type ContractForm, useContractForm } from '../../lib/forms/contract-form.ts';

/** The one form all four steps write into. */
export type WizardForm = ContractForm<typeof onboardingBody>;

export interface StepProps {
  form: WizardForm;
  /** Counted from 0. */
  step: number;
}

/** The wizard's answers, from where they were left, by the contract they are sent with. */
export function useWizardForm(start: OnboardingForm): WizardForm {
  return useContractForm(async () => (await import('../../../shared/onboarding.ts')).onboardingBody, {
    name: 'onboarding',
    initialValues: start,
  });
}

/** A list with a value put in or taken out, in the order of `all`. */
export function toggled<T>(all: readonly T[], list: readonly T[], value: T, on: boolean): T[] {
  return all.filter((item) => (item === value ? on : list.includes(item)));
}
