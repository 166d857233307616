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

/** The addresses that a member typed, by method; null for an empty one. */
export type TypedAddresses = Partial<Record<AlertMethod, string | null>>;

/** The same in the fields of the alert preferences: the documented ones, and all others in `addresses`. */
export type AddressFields = Record<AddressField, string | null> & { addresses: TypedAddresses };
/** Some of these fields; what is left out stays as it is. */
export type SomeAddressFields = { [Field in keyof AddressFields]?: AddressFields[Field] | undefined };

const DOCUMENTED = Object.entries(ADDRESS_FIELDS) as [AddressField, AlertMethod][];

function forEachField<Value>(read: (field: AddressField) => Value): Record<AddressField, Value> {
  return Object.fromEntries(DOCUMENTED.map(([field]) => [field, read(field)])) as Record<AddressField, Value>;
}

/** Returns where the alert preferences hold the address of a method. */
export function addressPath(method: AlertMethod): string[] {
  const field = typedAddressOf(method)?.field;
  return field ? [field] : ['addresses', method];
}

/** Reads the addresses from fields of the alert preferences. A field that is left out is left out here. */
export function addressesIn(fields: SomeAddressFields): TypedAddresses {
  const found: TypedAddresses = {};
  for (const method of TYPED_METHODS) {
    const field = typedAddressOf(method)?.field;
    const address = field ? fields[field] : fields.addresses?.[method];
    if (address !== undefined) found[method] = address;
  }
  return found;
}

/** Returns all fields of the alert preferences for a member's addresses; the documented ones are null without one. */
export function addressFields(typed: TypedAddresses): AddressFields {
  const addresses = mapped(typed, (method) => typed[method] ?? null);
  return { ...forEachField((field) => typed[ADDRESS_FIELDS[field]] ?? null), addresses };
}

/** Returns the fields of the alert preferences for some addresses; the others are left out. */
export function someAddressFields(typed: TypedAddresses): SomeAddressFields {
  const documented = DOCUMENTED.flatMap(([field, method]) => (method in typed ? [[field, typed[method]]] : []));
  const addresses = mapped(typed, (method) => typed[method]);
  return { ...Object.fromEntries(documented), ...(Object.keys(addresses).length > 0 && { addresses }) };
}

function mapped(typed: TypedAddresses, read: (method: AlertMethod) => string | null | undefined): TypedAddresses {
  const entries = TYPED_METHODS.filter((method) => method in typed && typedAddressOf(method)?.field === null);
  return Object.fromEntries(entries.map((method) => [method, read(method)]));
}

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
const LONGEST = Math.max(...TYPED_METHODS.map((each) => typedAddressOf(each)?.form.maxLength ?? 0));
const anyAddress = z.string().max(LONGEST).nullable();

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

/** A stored address as people write it: in a sentence, and in the field in which it is typed. */
export const shownAddress = z.object({ asRead: z.string(), asTyped: z.string() });
/** The stored addresses as people write them; a method without an address is left out. */
export const shownAddresses = z.partialRecord(method, shownAddress);
export type ShownAddresses = z.infer<typeof shownAddresses>;

/** The fields with the addresses that a screen showed. */
export const knownAddresses = z
  .strictObject({
    ...forEachField(() => z.string().max(LONGEST).nullable()),
    addresses: z.partialRecord(method, anyAddress),
  })
  .partial();
