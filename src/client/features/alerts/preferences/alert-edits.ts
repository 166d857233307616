import { z } from 'zod';
import { contractWords } from '#strings/messages/contracts.ts';
import { MAIL_KINDS, type MailCategory, type MailKind } from '../../../../shared/alerts/mail-categories.ts';
import { cleanPhoneNumber, isPhoneNumber } from '../../../../shared/alerts/phone.ts';
import { type alertChangesBody, alertMethod, mailKind, missingFor } from '../../../../shared/alerts.ts';
import {
  ALERT_METHODS,
  type AlertMethod,
  CHANNELS,
  NUMBER_FIELDS,
  numberFieldOf,
} from '../../../../shared/channels/channels.ts';
import type { NumberField } from '../../../../shared/channels/facts.ts';
import { contractSentence } from '../../../../shared/messages/contracts.ts';
import { createDraftStore } from '../../../lib/forms/draft.ts';

/** The fields that can show an error, from top to bottom. */
export const ALERT_FIELDS = ['phoneNumber', 'smsConsent', 'whatsappNumber'] as const;
type AlertField = (typeof ALERT_FIELDS)[number];

/** The values that the screen edits; numbers as they are typed. */
export interface AlertValues {
  alertMethods: AlertMethod[];
  phoneNumber: string;
  smsConsent: boolean;
  whatsappNumber: string;
  /** The kinds of mail that come; null while what is saved of them is not known. */
  mail: MailKind[] | null;
}

/** What is stored on the server. */
export interface SavedAlerts {
  alertMethods: AlertMethod[];
  phoneNumber: string | null;
  smsConsent: boolean;
  whatsappNumber: string | null;
  /** Which kinds of mail come; not known before they are loaded. */
  categories?: MailCategory[] | undefined;
}

const knownNumbers = z.object({ phoneNumber: z.string().nullable(), whatsappNumber: z.string().nullable() }).partial();
// Only what differs from what is saved: a method that is saved elsewhere meanwhile, as push is, stays as saved.
const alertEdits = z.object({
  methods: z.partialRecord(alertMethod, z.boolean()).optional(),
  mail: z.partialRecord(mailKind, z.boolean()).optional(),
  phoneNumber: z.string().optional(),
  smsConsent: z.boolean().optional(),
  whatsappNumber: z.string().optional(),
  // The saved numbers that the screen showed at the first edit that depends on them.
  from: knownNumbers.optional(),
});
/** The changes on the screen that are not saved. */
export type AlertEdits = z.infer<typeof alertEdits>;

export const alertDrafts = createDraftStore<AlertEdits>('alerts', alertEdits);

/** The values on the screen: the saved ones with the edits applied. */
export function applyEdits(saved: SavedAlerts, { methods, mail, from, ...edits }: AlertEdits): AlertValues {
  return {
    alertMethods: ALERT_METHODS.filter((method) => methods?.[method] ?? saved.alertMethods.includes(method)),
    phoneNumber: edits.phoneNumber ?? saved.phoneNumber ?? '',
    smsConsent: edits.smsConsent ?? saved.smsConsent,
    whatsappNumber: edits.whatsappNumber ?? saved.whatsappNumber ?? '',
    mail: saved.categories ? MAIL_KINDS.filter((kind) => mail?.[kind] ?? saved.categories?.includes(kind)) : null,
  };
}

/** Whether saving would change nothing; spaces and dashes in a number do not count. */
export function isUnchanged(saved: SavedAlerts, values: AlertValues): boolean {
  return (
    ALERT_METHODS.every((method) => saved.alertMethods.includes(method) === values.alertMethods.includes(method)) &&
    cleanPhoneNumber(values.phoneNumber) === (saved.phoneNumber ?? '') &&
    cleanPhoneNumber(values.whatsappNumber) === (saved.whatsappNumber ?? '') &&
    values.smsConsent === saved.smsConsent &&
    MAIL_KINDS.every((kind) => values.mail === null || values.mail.includes(kind) === saved.categories?.includes(kind))
  );
}

/**
 * Switches a method on the screen. A method with a box of consent asks for it each time it is switched on, and only the
 * member ticks the box (rules.md C9); a switch that goes back to where it is saved brings the saved box back.
 */
export function switchMethod(saved: SavedAlerts, edits: AlertEdits, method: AlertMethod, on: boolean): AlertEdits {
  const { [method]: _before, ...others } = edits.methods ?? {};
  // A switch that is back at its saved position is no edit, so it does not undo a later change from another screen.
  const methods = saved.alertMethods.includes(method) === on ? others : { ...others, [method]: on };
  const switched = { ...edits, methods };
  const field = numberFieldOf(method);
  if (field === null) return switched;
  const { box } = CHANNELS[method].consent;
  const consent = box && { [box]: on && saved.alertMethods.includes(method) ? saved[box] : false };
  return withKnown(saved, { ...switched, ...consent }, field);
}

/** Switches a kind of mail on the screen; a switch that is back where it is saved is no edit. */
export function switchMailKind(saved: SavedAlerts, edits: AlertEdits, kind: MailKind, on: boolean): AlertEdits {
  const { [kind]: _before, ...others } = edits.mail ?? {};
  return { ...edits, mail: saved.categories?.includes(kind) === on ? others : { ...others, [kind]: on } };
}

/** Edits a number or the consent on the screen. */
export function editFields(saved: SavedAlerts, edits: AlertEdits, some: Partial<AlertEdits>): AlertEdits {
  return withKnown(saved, { ...edits, ...some }, 'whatsappNumber' in some ? 'whatsappNumber' : 'phoneNumber');
}

const FIELDS = Object.keys(NUMBER_FIELDS) as NumberField[];

/** Notes the saved number that an edit depends on, as the screen showed it at the first such edit. */
function withKnown(saved: SavedAlerts, edits: AlertEdits, name: NumberField): AlertEdits {
  return { ...edits, from: { [name]: saved[name], ...edits.from } };
}

const NUMBER_INVALID = {
  phoneNumber: 'phone_invalid',
  whatsappNumber: 'whatsapp_invalid',
} as const satisfies Record<NumberField, string>;

/** The error of a number as it is typed; null where it is valid. */
export function numberProblem(field: NumberField, number: string): string | null {
  if (isPhoneNumber(number)) return null;
  return contractWords.of(contractSentence(NUMBER_INVALID[field]));
}

/** The fields that Save Preferences still needs (product.md §5); `usable` are the methods that this site has. */
export function missingToSave(values: AlertValues, usable: readonly AlertMethod[]): AlertField[] {
  const alertMethods = values.alertMethods.filter((method) => usable.includes(method));
  const numbers = {
    phoneNumber: isPhoneNumber(values.phoneNumber) ? values.phoneNumber : null,
    whatsappNumber: isPhoneNumber(values.whatsappNumber) ? values.whatsappNumber : null,
  };
  const choices = { ...values, ...numbers, alertMethods };
  const missing = ALERT_METHODS.flatMap((method) => missingFor(method, choices));
  return ALERT_FIELDS.filter((name) => missing.some(({ field }) => field === name));
}

/**
 * The body of the request: only what was changed here, and the saved numbers that it depends on (decisions.md D40). Half
 * a number behind a switch that is off is not sent.
 */
export function toChanges(saved: SavedAlerts, edits: AlertEdits): z.input<typeof alertChangesBody> {
  const values = applyEdits(saved, edits);
  const switches = Object.fromEntries(
    ALERT_METHODS.flatMap((method) => {
      const on = values.alertMethods.includes(method);
      return saved.alertMethods.includes(method) === on ? [] : [[method, on]];
    }),
  ) as Partial<Record<AlertMethod, boolean>>;
  const mail = Object.fromEntries(
    MAIL_KINDS.flatMap((kind) => {
      const on = values.mail?.includes(kind);
      return on === undefined || saved.categories?.includes(kind) === on ? [] : [[kind, on]];
    }),
  ) as Partial<Record<MailKind, boolean>>;
  const consents = values.smsConsent !== saved.smsConsent;
  const numbers = {
    ...changedNumber(saved, edits, 'phoneNumber'),
    ...changedNumber(saved, edits, 'whatsappNumber'),
  };
  const dependsOn = (field: NumberField) => {
    const method = NUMBER_FIELDS[field];
    // A member agrees to messages to this very number.
    const agrees = CHANNELS[method].consent.box !== null && consents && values.smsConsent;
    return field in numbers || switches[method] === true || agrees;
  };
  const known = { phoneNumber: saved.phoneNumber, whatsappNumber: saved.whatsappNumber, ...edits.from };
  const from = Object.fromEntries(FIELDS.flatMap((name) => (dependsOn(name) ? [[name, known[name]]] : [])));
  return {
    switches,
    ...(Object.keys(mail).length > 0 && { mail }),
    ...numbers,
    ...(consents && { smsConsent: values.smsConsent }),
    from,
  };
}

function changedNumber(
  saved: SavedAlerts,
  edits: AlertEdits,
  name: NumberField,
): Partial<Record<NumberField, string | null>> {
  const typed = edits[name];
  if (typed === undefined || cleanPhoneNumber(typed) === (saved[name] ?? '')) return {};
  if (typed.trim() === '') return { [name]: null };
  return isPhoneNumber(typed) ? { [name]: typed } : {};
}

/** The numbers that somebody saved elsewhere since the edits began: the saved one and the one typed here. */
export function collidingNumbers(
  present: SavedAlerts,
  edits: AlertEdits,
): { name: NumberField; theirs: string | null; mine: string | null }[] {
  return FIELDS.flatMap((name) => {
    const known = edits.from?.[name];
    const mine = edits[name] ?? known ?? null;
    const theirs = present[name];
    return known === undefined || known === theirs || cleanPhoneNumber(mine ?? '') === (theirs ?? '')
      ? []
      : [{ name, theirs, mine }];
  });
}

/** The edits based on what is saved now, so that they replace it. */
export function keepMine(present: SavedAlerts, edits: AlertEdits): AlertEdits {
  const mine = collidingNumbers(present, edits).map(({ name, mine: number }) => [name, number ?? '']);
  const { phoneNumber, whatsappNumber } = present;
  return { ...edits, ...Object.fromEntries(mine), from: { phoneNumber, whatsappNumber } };
}

/** The edits without the numbers that were saved elsewhere; consent to another number has to be given again. */
export function takeTheirs(present: SavedAlerts, edits: AlertEdits): AlertEdits {
  const names = collidingNumbers(present, edits).map(({ name }) => name);
  const kept = Object.fromEntries(Object.entries(edits).filter(([name]) => !names.some((each) => each === name)));
  const { phoneNumber, whatsappNumber } = present;
  const consent = names.includes('phoneNumber') && edits.smsConsent !== undefined && { smsConsent: present.smsConsent };
  return { ...kept, ...consent, from: { phoneNumber, whatsappNumber } };
}
