import { type CountryCode, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { type AlertMethod, typedAddressOf } from '../../../shared/channels/channels.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../shared/messages/message.ts';
import type { Site } from '../../site/site.ts';

/**
 * Returns why a number is not verified and not written to: it belongs to a country that the site does not allow, which
 * are the ones of `PHONE_COUNTRIES`, else the site's own (rules.md C10). Returns null where it is allowed, and for
 * addresses that have no country.
 */
export function reasonAgainstCountry(site: Site, method: AlertMethod, address: string): CodedMessage | null {
  const allowed = allowedCountries(site);
  if (allowed === null || !typedAddressOf(method)?.form.hasCountry) return null;
  const number = parsePhoneNumberFromString(address);
  if (!number) return null;
  const { country, countryCallingCode } = number;
  // A number of a range that the library does not know yet counts by its calling code.
  const isAllowed = country
    ? allowed.includes(country)
    : allowed.some((each) => getCountryCallingCode(each) === countryCallingCode);
  return isAllowed ? null : message('country_not_allowed', { countries: allowed.join(',') });
}

/** A number as its country writes it: with its country code, unless it is one of the site's own country. */
export function showNumber(site: Site, address: string): string {
  const number = parsePhoneNumberFromString(address);
  if (!number) return address;
  return number.country && number.country === site.env.PHONE_COUNTRY
    ? number.formatNational()
    : number.formatInternational();
}

function allowedCountries({ env }: Site): readonly CountryCode[] | null {
  if (env.PHONE_COUNTRIES) return env.PHONE_COUNTRIES;
  return env.PHONE_COUNTRY ? [env.PHONE_COUNTRY as CountryCode] : null;
}
