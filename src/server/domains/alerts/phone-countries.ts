import { type CountryCode, getCountryCallingCode, parsePhoneNumberFromString } from 'libphonenumber-js';
import { type AlertMethod, typedAddressOf } from '../../../shared/channels/channels.ts';
import { message } from '../../../shared/messages/catalogue.ts';
import type { CodedMessage } from '../../../shared/messages/message.ts';
import type { Site } from '../../site/site.ts';

/**
 * Returns the reason why a number is neither verified nor written to, or null: the site allows the countries in
 * `PHONE_COUNTRIES`, else its own (rules.md C10). Addresses without a country are always allowed.
 */
export function reasonAgainstCountry(site: Site, method: AlertMethod, address: string): CodedMessage | null {
  const allowed = allowedCountries(site);
  if (allowed === null || !typedAddressOf(method)?.form.hasCountry) return null;
  const number = parsePhoneNumberFromString(address);
  if (!number) return null;
  const { country, countryCallingCode } = number;
  // A number in a range that the library does not know yet counts by its calling code.
  const isAllowed = country
    ? allowed.includes(country)
    : allowed.some((each) => getCountryCallingCode(each) === countryCallingCode);
  return isAllowed ? null : message('country_not_allowed', { countries: allowed.join(',') });
}

function allowedCountries({ env }: Site): readonly CountryCode[] | null {
  if (env.PHONE_COUNTRIES) return env.PHONE_COUNTRIES;
  return env.DEFAULT_COUNTRY ? [env.DEFAULT_COUNTRY as CountryCode] : null;
}
