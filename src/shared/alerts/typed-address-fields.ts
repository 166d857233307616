import {
  ADDRESS_FIELDS,
  ALERT_METHODS,
  type AlertMethod,
  TYPED_METHODS,
  typedAddressOf,
} from '../channels/channels.ts';
import type { AddressField } from '../channels/facts.ts';
import { channelSentence, contractSentence } from '../messages/contracts.ts';
import { z } from '../zod.ts';
import { forEachField } from './typed-addresses.ts';

/** Returns the error of a text that is no address of a method, empty ones aside; null where there is none. */
function errorOf(method: AlertMethod, text: string | null | undefined): string | null {
  const address = typedAddressOf(method);
  if (!address || address.field !== null) return contractSentence('no_typed_address');
  return isBlankOrValid(method, text ?? '') ? null : channelSentence(address.invalid);
}

function isBlankOrValid(method: AlertMethod, text: string): boolean {
  const form = typedAddressOf(method)?.form;
  return text.trim() === '' || (form !== undefined && text.length <= form.maxLength && form.isValid(text));
}

const documentedField = (field: AddressField) => {
  const method = ADDRESS_FIELDS[field];
  const error = channelSentence(typedAddressOf(method)?.invalid ?? '');
  return z
    .string()
    .max(typedAddressOf(method)?.form.maxLength ?? 0, error)
    .refine((text) => isBlankOrValid(method, text), error)
    .nullish();
};

const method = z.enum(ALERT_METHODS);
const MAX_ADDRESS_LENGTH = Math.max(...TYPED_METHODS.map((each) => typedAddressOf(each)?.form.maxLength ?? 0));
const anyAddress = z.string().max(MAX_ADDRESS_LENGTH).nullable();

/** The fields of a request with addresses as members type them. */
export const addressBody = {
  ...forEachField(documentedField),
  addresses: z
    .partialRecord(method, anyAddress)
    .superRefine((addresses, context) => {
      for (const [name, text] of Object.entries(addresses)) {
        const message = errorOf(name as AlertMethod, text);
        if (message) context.addIssue({ code: 'custom', path: [name], message });
      }
    })
    .optional(),
};

/** The fields of an answer with stored addresses. */
export const storedAddresses = {
  ...forEachField(() => z.string().nullable()),
  addresses: z.partialRecord(method, z.string().nullable()),
};

/** A stored address as people write it: in a sentence, and in the field where it is typed. */
export const shownAddress = z.object({ asRead: z.string(), asTyped: z.string() });
/** The stored addresses as people write them; a method without an address is left out. */
export const shownAddresses = z.partialRecord(method, shownAddress);
export type ShownAddresses = z.infer<typeof shownAddresses>;

/** The fields with the addresses that a screen showed. */
export const knownAddresses = z
  .strictObject({
    ...forEachField(() => z.string().max(MAX_ADDRESS_LENGTH).nullable()),
    addresses: z.partialRecord(method, anyAddress),
  })
  .partial();
