import { ADDRESS_FIELDS, type AlertMethod } from '../channels/channels.ts';

/** The method whose number the wizard asks for, in its documented field `phoneNumber` (product.md §2). */
export const WIZARD_PHONE_METHOD = ADDRESS_FIELDS.phoneNumber;

/** Returns whether the wizard asks for a phone number: one of the chosen methods sends to it. */
export function needsPhone(chosen: readonly AlertMethod[]): boolean {
  return chosen.includes(WIZARD_PHONE_METHOD);
}
