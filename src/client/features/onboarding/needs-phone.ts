import { type OnboardingMethod, typedAddressOf } from '../../../shared/channels/channels.ts';

/** Returns whether the wizard asks for a phone number: one of the chosen methods sends to it. */
export function needsPhone(chosen: readonly OnboardingMethod[]): boolean {
  return chosen.some((method) => typedAddressOf(method)?.field === 'phoneNumber');
}
