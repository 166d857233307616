import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { cleanPhoneNumber } from '../../../shared/alerts/phone.ts';
import { CHANNELS, NUMBER_FIELDS } from '../../../shared/channels/channels.ts';
import type { NumberField } from '../../../shared/channels/facts.ts';
import { fieldError } from '../../lib/app-error.ts';
import type { Site } from '../../site/site.ts';

/**
 * A number as it is stored: null for an empty one. One that names no country is read in the site's own, as E.164; on a
 * site that has none it is stored cleaned, and its country stays unknown (decisions.md D28).
 * @throws {AppError} bad_request at the field, where the site's country has no such number.
 */
export function readNumber(site: Site, field: NumberField, text: string | null | undefined): string | null {
  if (!text?.trim()) return null;
  const cleaned = cleanPhoneNumber(text);
  const country = site.env.PHONE_COUNTRY;
  if (cleaned.startsWith('+') || country === undefined) return cleaned;
  const number = parsePhoneNumberFromString(cleaned, country as CountryCode);
  if (!number?.isPossible())
    throw fieldError('bad_request', field, {
      code: CHANNELS[NUMBER_FIELDS[field]].says.numberInvalid ?? 'request_not_valid',
    });
  return number.number;
}
