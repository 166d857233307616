import type { AddressForm } from './address-form.ts';

/** Strips spaces, dashes, brackets and dots, as specified in product.md §5. */
export function cleanPhoneNumber(input: string): string {
  return input.replace(/[\s\-().[\]{}]/g, '');
}

/** Returns whether a cleaned number is an optional plus, a non-zero digit and digits, 10 to 16 characters in all. */
export function isPhoneNumber(input: string): boolean {
  const cleaned = cleanPhoneNumber(input);
  return cleaned.length >= 10 && cleaned.length <= 16 && /^\+?[1-9]\d*$/.test(cleaned);
}

/** Returns whether a number has a plus, a country code and at most 15 digits (ITU-T E.164). */
export function isE164(number: string): boolean {
  return /^\+[1-9]\d{6,14}$/.test(number);
}

/**
 * A phone number. One without a country code is read in the site's country; on a site without a country it is stored,
 * and no message can reach it (decisions.md D28).
 */
export const PHONE_FORM = {
  maxLength: 40,
  clean: cleanPhoneNumber,
  isValid: isPhoneNumber,
  isReachable: isE164,
  hasCountry: true,
  input: { type: 'tel', inputMode: 'tel', autoComplete: 'tel', typedFrom: 11 },
} as const satisfies AddressForm;
