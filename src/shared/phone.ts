/** Shown where a phone number cannot be one (product.md §5). */
export const PHONE_MESSAGE = 'Please enter a valid phone number with country code (e.g., +1234567890)';

/** Shown where a WhatsApp number cannot be one (product.md §5). */
export const WHATSAPP_MESSAGE = 'Please enter a valid WhatsApp number with country code (e.g., +1234567890)';

/** Strips spaces, dashes, brackets and dots, as specified in product.md §5. */
export function cleanPhoneNumber(input: string): string {
  return input.replace(/[\s\-().[\]{}]/g, '');
}

/** Whether a number, once cleaned, is an optional plus, a non-zero digit and digits, 10 to 16 characters in all. */
export function isPhoneNumber(input: string): boolean {
  const cleaned = cleanPhoneNumber(input);
  return cleaned.length >= 10 && cleaned.length <= 16 && /^\+?[1-9]\d*$/.test(cleaned);
}
