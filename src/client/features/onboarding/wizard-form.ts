import { useState } from 'react';
import type { OnboardingForm, onboardingBody } from '../../../shared/onboarding.ts';
import { type Faults, useFaults } from '../../lib/forms/form-faults.ts';

/** The one form all four steps write into. */
export interface WizardForm {
  values: OnboardingForm;
  setValue: <Field extends keyof OnboardingForm>(field: Field, value: OnboardingForm[Field]) => void;
  faults: Faults<typeof onboardingBody>;
}

export interface StepProps {
  form: WizardForm;
  /** Counted from 0. */
  step: number;
}

/** The wizard's answers, from where they were left, by the contract they are sent with. */
export function useWizardForm(start: OnboardingForm): WizardForm {
  const [values, setValues] = useState(start);
  const faults = useFaults(async () => (await import('../../../shared/onboarding.ts')).onboardingBody, {
    name: 'onboarding',
    fields: Object.keys(start) as (keyof OnboardingForm)[],
  });
  return {
    values,
    faults,
    setValue(field, value) {
      setValues((known) => ({ ...known, [field]: value }));
      faults.clearField(field);
    },
  };
}

/** A list with a value put in or taken out, in the order of `all`. */
export function toggled<T>(all: readonly T[], list: readonly T[], value: T, on: boolean): T[] {
  return all.filter((item) => (item === value ? on : list.includes(item)));
}
