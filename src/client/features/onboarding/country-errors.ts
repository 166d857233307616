import { onboardingWords } from '#strings/onboarding.ts';
import type { Configured } from '../../../shared/alerts.ts';
import type { OnboardingForm } from '../../../shared/onboarding.ts';

/**
 * What is wrong with a number that names no country, on a site that has none of its own: nobody could be written to
 * under it (decisions.md D28).
 */
export function countryErrors(
  { notificationMethod, phoneNumber }: OnboardingForm,
  site: Pick<Configured, 'phoneCountry'> | undefined,
): Record<string, string> {
  const number = phoneNumber?.trim() ?? '';
  if (!notificationMethod.includes('sms') || number === '' || number.startsWith('+') || !site || site.phoneCountry)
    return {};
  return { phoneNumber: onboardingWords.notifications.phoneNeedsCountry };
}
