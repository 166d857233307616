import type { AlertMethod, OnboardingMethod } from './channels.ts';

// Written here, so that the first step of the wizard loads no facts of channels. `channels.test.ts` compares the number's.

/** The methods that are ticked in the wizard at first, so that guidance reaches a member who changes nothing. */
export const FIRST_METHODS: readonly OnboardingMethod[] = ['email'];

/** The method whose number the wizard asks for, in its documented field `phoneNumber` (product.md §2). */
export const WIZARD_PHONE_METHOD = 'sms' satisfies OnboardingMethod;

/** Returns whether the wizard asks for a phone number: one of the chosen methods sends to it. */
export function needsPhone(chosen: readonly AlertMethod[]): boolean {
  return chosen.includes(WIZARD_PHONE_METHOD);
}
