import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';

/** The country (ISO 3166-1 alpha-2) whose numbers are written without their country code. */
export type HomeCountry = string | undefined;

/**
 * Returns a phone number as its country writes it: `(202) 555-0142` at home and `+1 202 555 0142` elsewhere. Any other
 * text stays as it is, such as a number without its country.
 */
export function showNumber(number: string, home?: HomeCountry): string {
  const read = readNumber(number);
  if (!read) return number;
  return read.country && read.country === home ? read.formatNational() : read.formatInternational();
}

/** Returns a phone number with its country, or undefined for any other text. */
export function readNumber(number: string): PhoneNumber | undefined {
  return parsePhoneNumberFromString(number);
}
