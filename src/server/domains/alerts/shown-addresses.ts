import { type PhoneNumber, parsePhoneNumberFromString } from 'libphonenumber-js';
import type { ShownAddresses, TypedAddresses } from '../../../shared/alerts/typed-addresses.ts';
import { type AlertMethod, TYPED_METHODS, typedAddressOf } from '../../../shared/channels/channels.ts';

/** The country (ISO 3166-1 alpha-2) whose numbers are written without their country code. */
type HomeCountry = string | undefined;

/** Returns a stored address as people write it. A phone number is written as its country writes it. */
export function showAddress(method: AlertMethod, address: string, home?: HomeCountry): string {
  const number = readNumber(method, address);
  if (!number) return address;
  return number.country && number.country === home ? number.formatNational() : number.formatInternational();
}

/** Returns all of a member's typed addresses as people write them. */
export function showAddresses(typed: TypedAddresses, home: HomeCountry): ShownAddresses {
  const shown = TYPED_METHODS.flatMap((method) => {
    const address = typed[method];
    if (!address) return [];
    return [[method, { asRead: showAddress(method, address, home), asTyped: spaceAddress(method, address) }]];
  });
  return Object.fromEntries(shown);
}

/**
 * Returns a stored address with the spaces of its country, for the field in which it is typed. Cleaned, it is the stored
 * one again, so an untouched field changes nothing.
 */
function spaceAddress(method: AlertMethod, address: string): string {
  const spaced = readNumber(method, address)?.formatInternational();
  return spaced !== undefined && typedAddressOf(method)?.form.clean(spaced) === address ? spaced : address;
}

function readNumber(method: AlertMethod, address: string): PhoneNumber | undefined {
  return typedAddressOf(method)?.form.hasCountry ? parsePhoneNumberFromString(address) : undefined;
}
