import type { z } from 'zod';
import { contractWords } from '#strings/messages/contracts.ts';
import { MAIL_KINDS, type MailCategory, type MailKind } from '../../../shared/alerts/mail-categories.ts';
import { type MissingField, missingFor } from '../../../shared/alerts/missing-fields.ts';
import type { ShownAddresses } from '../../../shared/alerts/typed-address-fields.ts';
import {
  type AddressFields,
  addressesIn,
  someAddressFields,
  type TypedAddresses,
} from '../../../shared/alerts/typed-addresses.ts';
import type { alertChangesBody } from '../../../shared/alerts.ts';
import {
  ADDRESS_FIELDS,
  ALERT_METHODS,
  type AlertMethod,
  CHANNELS,
  CONSENT_BOXES,
  forEachBox,
  TYPED_METHODS,
  typedAddressOf,
} from '../../../shared/channels/channels.ts';
import type { ConsentBox } from '../../../shared/channels/facts.ts';
import { channelSentence } from '../../../shared/messages/contracts.ts';
import { createDraftStore } from '../../lib/forms/draft-store.ts';

/** The top-level fields that can show an error. */
export const ALERT_FIELDS = [...Object.keys(ADDRESS_FIELDS), ...CONSENT_BOXES, 'addresses'];

/** The values that the screen edits. */
export interface AlertValues extends Record<ConsentBox, boolean> {
  alertMethods: AlertMethod[];
  /** The addresses as typed, for every method that takes one. */
  typed: Partial<Record<AlertMethod, string>>;
  /** The kinds of mail that are switched on; null before they are loaded. */
  mail: MailKind[] | null;
}

/** The values on the server. */
export interface SavedAlerts extends AddressFields, Record<ConsentBox, boolean> {
  alertMethods: AlertMethod[];
  /** The same addresses, formatted for people. */
  shownAddresses: ShownAddresses;
  /** The categories of mail that are switched on; undefined before they are loaded. */
  categories?: MailCategory[] | undefined;
}

/**
 * The unsaved changes on the screen: only differences from the saved values, so that a channel saved elsewhere, such as
 * push, stays as saved.
 */
export interface AlertEdits extends Partial<Record<ConsentBox, boolean>> {
  methods?: Partial<Record<AlertMethod, boolean>>;
  mail?: Partial<Record<MailKind, boolean>>;
  typed?: Partial<Record<AlertMethod, string>>;
  /** The saved addresses that the screen showed when an edit first depended on them. */
  from?: TypedAddresses;
}

export const alertDrafts = createDraftStore<AlertEdits>('alerts');

/** Returns the values on the screen: the saved ones with the edits applied. */
export function applyEdits(saved: SavedAlerts, { methods, mail, typed, ...edited }: AlertEdits): AlertValues {
  return {
    alertMethods: ALERT_METHODS.filter((method) => methods?.[method] ?? saved.alertMethods.includes(method)),
    typed: Object.fromEntries(TYPED_METHODS.map((method) => [method, typed?.[method] ?? savedAsTyped(saved, method)])),
    ...forEachBox((box) => edited[box] ?? saved[box]),
    mail: saved.categories ? MAIL_KINDS.filter((kind) => mail?.[kind] ?? saved.categories?.includes(kind)) : null,
  };
}

/** Returns a saved address formatted for its field; empty without one. */
function savedAsTyped(saved: SavedAlerts, method: AlertMethod): string {
  return saved.shownAddresses[method]?.asTyped ?? addressesIn(saved)[method] ?? '';
}

/** Returns the switches, kinds of mail and consent boxes that differ from the saved values. */
function changedFlags(saved: SavedAlerts, { alertMethods, mail, ...boxes }: AlertValues) {
  const { categories = [] } = saved;
  return {
    switches: differences(ALERT_METHODS, saved.alertMethods, alertMethods),
    mail: mail ? differences(MAIL_KINDS, categories, mail) : {},
    boxes: differences(
      CONSENT_BOXES,
      CONSENT_BOXES.filter((box) => saved[box]),
      CONSENT_BOXES.filter((box) => boxes[box]),
    ),
  };
}

function differences<Name extends string>(all: readonly Name[], before: readonly string[], after: readonly string[]) {
  const changed = all.filter((name) => before.includes(name) !== after.includes(name));
  return Object.fromEntries(changed.map((name) => [name, after.includes(name)])) as Partial<Record<Name, boolean>>;
}

/** Returns whether saving would change nothing. Spaces and dashes in a number do not count. */
export function isUnchanged(saved: SavedAlerts, values: AlertValues): boolean {
  const stored = addressesIn(saved);
  return (
    Object.values(changedFlags(saved, values)).every((flags) => Object.keys(flags).length === 0) &&
    TYPED_METHODS.every((method) => clean(method, values.typed[method]) === (stored[method] ?? ''))
  );
}

/**
 * Switches a channel on the screen. Switching a channel on clears its consent box, and only the member ticks it (rules.md
 * C9). A switch that returns to its saved position restores the saved box.
 */
export function switchMethod(saved: SavedAlerts, edits: AlertEdits, method: AlertMethod, on: boolean): AlertEdits {
  const { [method]: _before, ...others } = edits.methods ?? {};
  // A switch at its saved position is no edit, so it does not undo a later change from another screen.
  const methods = saved.alertMethods.includes(method) === on ? others : { ...others, [method]: on };
  const switched = { ...edits, methods };
  if (!TYPED_METHODS.includes(method)) return switched;
  const { box } = CHANNELS[method].consent;
  const consent = box && { [box]: on && saved.alertMethods.includes(method) ? saved[box] : false };
  return withBase(saved, { ...switched, ...consent }, method);
}

/** Switches a kind of mail on the screen. A switch at its saved position is no edit. */
export function switchMailKind(saved: SavedAlerts, edits: AlertEdits, kind: MailKind, on: boolean): AlertEdits {
  const { [kind]: _before, ...others } = edits.mail ?? {};
  return { ...edits, mail: saved.categories?.includes(kind) === on ? others : { ...others, [kind]: on } };
}

/** Edits an address on the screen. */
export function editAddress(saved: SavedAlerts, edits: AlertEdits, method: AlertMethod, text: string): AlertEdits {
  return withBase(saved, { ...edits, typed: { ...edits.typed, [method]: text } }, method);
}

/** Ticks or clears the consent checkbox of a channel on the screen. */
export function editConsent(saved: SavedAlerts, edits: AlertEdits, method: AlertMethod, on: boolean): AlertEdits {
  const { box } = CHANNELS[method].consent;
  return withBase(saved, { ...edits, ...(box && { [box]: on }) }, method);
}

/** Adds the saved address that an edit is based on, unless an earlier edit has added it. */
function withBase(saved: SavedAlerts, edits: AlertEdits, method: AlertMethod): AlertEdits {
  return { ...edits, from: { [method]: addressesIn(saved)[method] ?? null, ...edits.from } };
}

function clean(method: AlertMethod, text: string | null | undefined): string {
  return typedAddressOf(method)?.form.clean(text ?? '') ?? '';
}

function isValid(method: AlertMethod, text: string): boolean {
  return typedAddressOf(method)?.form.isValid(text) ?? false;
}

/** Returns the error of a typed address; null if it is valid. */
export function addressProblem(method: AlertMethod, text: string): string | null {
  if (isValid(method, text)) return null;
  return contractWords.of(channelSentence(typedAddressOf(method)?.invalid ?? ''));
}

/** Returns the fields that Save Preferences still needs (product.md §5). `usable` are the channels that this site has. */
export function missingToSave(values: AlertValues, usable: readonly AlertMethod[]): MissingField[] {
  const alertMethods = values.alertMethods.filter((method) => usable.includes(method));
  const valid = Object.entries(values.typed).filter(([method, text]) => isValid(method as AlertMethod, text));
  return ALERT_METHODS.flatMap((method) =>
    missingFor(method, { ...values, alertMethods, typed: Object.fromEntries(valid) }),
  );
}

/**
 * Returns the body of the request: only the changes made here, and the saved addresses that they are based on
 * (decisions.md D40). It leaves out an invalid address of a channel that is off.
 */
export function toChanges(saved: SavedAlerts, edits: AlertEdits): z.input<typeof alertChangesBody> {
  const values = applyEdits(saved, edits);
  const { switches, mail, boxes } = changedFlags(saved, values);
  const stored = addressesIn(saved);
  const changed = changedAddresses(stored, edits);
  const dependsOn = (method: AlertMethod) => {
    // Consent is for exactly this address.
    const { box } = CHANNELS[method].consent;
    const agrees = box !== null && boxes[box] === true;
    return method in changed || switches[method] === true || agrees;
  };
  const known = { ...stored, ...edits.from };
  const from = Object.fromEntries(TYPED_METHODS.filter(dependsOn).map((method) => [method, known[method] ?? null]));
  return {
    switches,
    ...(Object.keys(mail).length > 0 && { mail }),
    ...someAddressFields(changed),
    ...boxes,
    from: someAddressFields(from),
  };
}

function changedAddresses(stored: TypedAddresses, { typed = {} }: AlertEdits): TypedAddresses {
  const changed = TYPED_METHODS.flatMap((method): [AlertMethod, string | null][] => {
    const text = typed[method];
    if (text === undefined || clean(method, text) === (stored[method] ?? '')) return [];
    if (text.trim() === '') return [[method, null]];
    return isValid(method, text) ? [[method, text]] : [];
  });
  return Object.fromEntries(changed);
}

/** An address that was saved on another screen since the edits began. */
interface Collision {
  method: AlertMethod;
  /** The saved address; empty if it was removed. */
  theirs: string;
  mine: string | null;
}

/** Returns the addresses that were saved on another screen since the edits began. */
export function collidingAddresses(present: SavedAlerts, edits: AlertEdits): Collision[] {
  const stored = addressesIn(present);
  return TYPED_METHODS.flatMap((method) => {
    const known = edits.from?.[method];
    const mine = edits.typed?.[method] ?? known ?? null;
    const theirs = stored[method] ?? null;
    return known === undefined || known === theirs || clean(method, mine) === (theirs ?? '')
      ? []
      : [{ method, theirs: savedAsTyped(present, method), mine }];
  });
}

/** Bases the edits on the present values, so that saving overwrites those values. */
export function keepMine(present: SavedAlerts, edits: AlertEdits): AlertEdits {
  const mine = collidingAddresses(present, edits).map(({ method, mine: text }) => [method, text ?? '']);
  return { ...edits, typed: { ...edits.typed, ...Object.fromEntries(mine) }, from: addressesIn(present) };
}

/** Removes the colliding addresses from the edits, and consent to them. */
export function takeTheirs(present: SavedAlerts, edits: AlertEdits): AlertEdits {
  const taken = collidingAddresses(present, edits).map(({ method }) => method);
  const typed = Object.fromEntries(
    Object.entries(edits.typed ?? {}).filter(([method]) => !taken.includes(method as AlertMethod)),
  );
  const agreed = taken
    .flatMap((method) => CHANNELS[method].consent.box ?? [])
    .filter((box) => edits[box] !== undefined);
  const boxes = Object.fromEntries(agreed.map((box) => [box, present[box]]));
  return { ...edits, typed, ...boxes, from: addressesIn(present) };
}
