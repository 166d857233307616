import { onboardingWords } from '#strings/onboarding.ts';
import type { Configured } from '../../../shared/alerts.ts';
import { needsPhone } from '../../../shared/onboarding/wizard-phone.ts';
import type { OnboardingForm } from '../../../shared/onboarding.ts';

/**
 * The error of a number without a country code on a site that has no country of its own: no message could reach it
 * (decisions.md D28).
 */
export function countryErrors(
  { notificationMethod, phoneNumber }: OnboardingForm,
  site: Pick<Configured, 'phoneCountry'> | undefined,
): Record<string, string> {
  const number = phoneNumber?.trim() ?? '';
  if (!needsPhone(notificationMethod) || number === '' || number.startsWith('+') || !site || site.phoneCountry)
    return {};
  return { phoneNumber: onboardingWords.notifications.phoneNeedsCountry };
}
