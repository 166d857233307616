import type { ShownAddresses } from '../../../shared/alerts/typed-address-fields.ts';
import type { TypedAddresses } from '../../../shared/alerts/typed-addresses.ts';
import { type AlertMethod, TYPED_METHODS, typedAddressOf } from '../../../shared/channels/channels.ts';
import { type HomeCountry, readNumber, showNumber } from '../../channels/phone-number.ts';

/** Returns a stored address as people write it. A phone number is written as its country writes it. */
export function showAddress(method: AlertMethod, address: string, home?: HomeCountry): string {
  return isNumber(method) ? showNumber(address, home) : address;
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
  const spaced = isNumber(method) ? readNumber(address)?.formatInternational() : undefined;
  return spaced !== undefined && typedAddressOf(method)?.form.clean(spaced) === address ? spaced : address;
}

function isNumber(method: AlertMethod): boolean {
  return typedAddressOf(method)?.form.hasCountry ?? false;
}
