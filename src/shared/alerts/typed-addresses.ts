import { ADDRESS_FIELDS, type AlertMethod, TYPED_METHODS, typedAddressOf } from '../channels/channels.ts';
import type { AddressField } from '../channels/facts.ts';

/** The addresses that a member typed, by method; null for an empty one. */
export type TypedAddresses = Partial<Record<AlertMethod, string | null>>;

/** The same in the fields of the alert preferences: the documented ones, and all others in `addresses`. */
export type AddressFields = Record<AddressField, string | null> & { addresses: TypedAddresses };
/** Some of these fields; what is left out stays as it is. */
export type SomeAddressFields = { [Field in keyof AddressFields]?: AddressFields[Field] | undefined };

const DOCUMENTED = Object.entries(ADDRESS_FIELDS) as [AddressField, AlertMethod][];

/** Makes a record with a value for each documented field of an address. */
export function forEachField<Value>(read: (field: AddressField) => Value): Record<AddressField, Value> {
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
