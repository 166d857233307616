import type { onboardingBody } from '../../../shared/onboarding.ts';
import type { ContractForm } from '../../lib/contract-form.ts';

/** The one form all four steps write into. */
export type WizardForm = ContractForm<typeof onboardingBody>;

/** A list with a value put in or taken out, in the order of `all`. */
export function toggled<T>(all: readonly T[], list: readonly T[], value: T, on: boolean): T[] {
  return all.filter((item) => (item === value ? on : list.includes(item)));
}
