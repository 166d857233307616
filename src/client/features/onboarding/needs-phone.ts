import { numberFieldOf, type OnboardingMethod } from '../../../shared/channels/channels.ts';

/** Whether the wizard asks for a phone number: one of the chosen methods sends to it. */
export function needsPhone(chosen: readonly OnboardingMethod[]): boolean {
  return chosen.some((method) => numberFieldOf(method) === 'phoneNumber');
}
