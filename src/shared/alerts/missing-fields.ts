import { type AlertMethod, CHANNELS, typedAddressOf } from '../channels/channels.ts';
import type { ConsentBox } from '../channels/facts.ts';
import type { CodedMessage } from '../messages/message.ts';
import { addressPath, type TypedAddresses } from './typed-addresses.ts';

/** A member's choices after saving. */
export interface AlertChoices extends Record<ConsentBox, boolean> {
  alertMethods: readonly AlertMethod[];
  /** The addresses that the member typed. */
  typed: TypedAddresses;
}

/** The thing that a switched-on method lacks: an address, or the tick in its box. */
export interface MissingField {
  method: AlertMethod;
  what: 'address' | 'consent';
  path: string[];
  said: CodedMessage;
}

/** Returns the missing fields of a method, each with its error, for the rules of the Save button (product.md §5). */
export function missingFor(method: AlertMethod, choices: AlertChoices): MissingField[] {
  if (!choices.alertMethods.includes(method)) return [];
  const { consent, says } = CHANNELS[method];
  const address = typedAddressOf(method);
  const missing: MissingField[] = [];
  if (address && !choices.typed[method])
    missing.push({ method, what: 'address', path: addressPath(method), said: { code: address.invalid } });
  if (consent.box && says.boxNeeded && !choices[consent.box])
    missing.push({ method, what: 'consent', path: [consent.box], said: { code: says.boxNeeded } });
  return missing;
}
