import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { addressPath } from '../../../shared/alerts/typed-addresses.ts';
import { type AlertMethod, typedAddressOf } from '../../../shared/channels/channels.ts';
import { AppError, toIssue } from '../../lib/app-error.ts';
import type { Site } from '../../site/site.ts';
import { reasonAgainstCountry } from './phone-countries.ts';

/**
 * Returns the stored form of an address that a member typed for a method: cleaned, or null for an empty one. A phone
 * number without a country code is read in the site's country, as E.164; on a site without a country it is stored
 * cleaned, and its country stays unknown (decisions.md D28).
 * @throws {AppError} bad_request at the address when the site's country has no such number, or the site does not allow
 * its country (rules.md C10).
 */
export function readTypedAddress(site: Site, method: AlertMethod, text: string | null | undefined): string | null {
  const address = typedAddressOf(method);
  if (!address || !text?.trim()) return null;
  const cleaned = address.form.clean(text);
  const country = site.env.DEFAULT_COUNTRY;
  if (!address.form.hasCountry) return cleaned;
  if (cleaned.startsWith('+') || country === undefined) return allowed(site, method, cleaned);
  const number = parsePhoneNumberFromString(cleaned, country as CountryCode);
  if (!number?.isPossible()) throw addressInvalid(method);
  return allowed(site, method, number.number);
}

/** @throws {AppError} bad_request at the address when the site does not allow its country. */
export function requireAllowedCountry(site: Site, method: AlertMethod, address: string): void {
  const said = reasonAgainstCountry(site, method, address);
  if (said) throw new AppError('bad_request', said, { issues: [toIssue(addressPath(method), said)] });
}

function allowed(site: Site, method: AlertMethod, address: string): string {
  requireAllowedCountry(site, method, address);
  return address;
}

/** Creates the error for an address that a method cannot send to, at its field. */
export function addressInvalid(method: AlertMethod): AppError {
  const said = { code: typedAddressOf(method)?.invalid ?? 'request_not_valid' };
  return new AppError('bad_request', said, { issues: [toIssue(addressPath(method), said)] });
}
