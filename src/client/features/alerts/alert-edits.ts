import { z } from 'zod';
import { faultWords } from '#strings/faults.ts';
import { alertMethod, type alertPreferencesBody, missingFor } from '../../../shared/alerts.ts';
import { ALERT_METHODS, type AlertMethod } from '../../../shared/channels.ts';
import { cleanPhoneNumber, isPhoneNumber, PHONE_MESSAGE, WHATSAPP_MESSAGE } from '../../../shared/phone.ts';
import { createDraftStore } from '../../lib/draft.ts';

/** The fields that an error can stand at, from top to bottom. */
export const ALERT_FIELDS = ['phoneNumber', 'smsConsent', 'whatsappNumber'] as const;
type AlertField = (typeof ALERT_FIELDS)[number];

/** What the screen edits; numbers as they are typed. */
export interface AlertValues {
  alertMethods: AlertMethod[];
  phoneNumber: string;
  smsConsent: boolean;
  whatsappNumber: string;
}

/** What is stored on the server. */
export interface SavedAlerts {
  alertMethods: AlertMethod[];
  phoneNumber: string | null;
  smsConsent: boolean;
  whatsappNumber: string | null;
}

// Only what differs from what is saved: a method that is saved elsewhere meanwhile, as push is, stays as saved.
const alertEdits = z.object({
  methods: z.partialRecord(alertMethod, z.boolean()).optional(),
  phoneNumber: z.string().optional(),
  smsConsent: z.boolean().optional(),
  whatsappNumber: z.string().optional(),
});
/** What was changed on the screen and is not saved. */
export type AlertEdits = z.infer<typeof alertEdits>;

export const alertDrafts = createDraftStore<AlertEdits>('alerts', alertEdits);

/** What stands on the screen: what is saved, with the edits over it. */
export function applyEdits(saved: SavedAlerts, { methods, ...edits }: AlertEdits): AlertValues {
  return {
    alertMethods: ALERT_METHODS.filter((method) => methods?.[method] ?? saved.alertMethods.includes(method)),
    phoneNumber: edits.phoneNumber ?? saved.phoneNumber ?? '',
    smsConsent: edits.smsConsent ?? saved.smsConsent,
    whatsappNumber: edits.whatsappNumber ?? saved.whatsappNumber ?? '',
  };
}

/** Whether saving would change nothing; how a number is written does not count. */
export function isUnchanged(saved: SavedAlerts, values: AlertValues): boolean {
  return (
    ALERT_METHODS.every((method) => saved.alertMethods.includes(method) === values.alertMethods.includes(method)) &&
    cleanPhoneNumber(values.phoneNumber) === (saved.phoneNumber ?? '') &&
    cleanPhoneNumber(values.whatsappNumber) === (saved.whatsappNumber ?? '') &&
    values.smsConsent === saved.smsConsent
  );
}

/**
 * Switches a method on the screen. SMS asks for consent each time it is switched on: the box is never ticked for anybody
 * (rules.md C9), unless the switch only comes back to where it is saved.
 */
export function switchMethod(saved: SavedAlerts, edits: AlertEdits, method: AlertMethod, on: boolean): AlertEdits {
  const methods = { ...edits.methods, [method]: on };
  if (method !== 'sms') return { ...edits, methods };
  return { ...edits, methods, smsConsent: on && saved.alertMethods.includes('sms') ? saved.smsConsent : false };
}

/** What is wrong with a number as it stands; null where nothing is. */
export function numberProblem(field: 'phoneNumber' | 'whatsappNumber', number: string): string | null {
  if (isPhoneNumber(number)) return null;
  return faultWords.of(field === 'phoneNumber' ? PHONE_MESSAGE : WHATSAPP_MESSAGE);
}

/** What Save Preferences still waits for, by field (product.md §5); `usable` are the methods that this site has. */
export function missingToSave(values: AlertValues, usable: readonly AlertMethod[]): AlertField[] {
  const alertMethods = values.alertMethods.filter((method) => usable.includes(method));
  const numbers = {
    phoneNumber: isPhoneNumber(values.phoneNumber) ? values.phoneNumber : null,
    whatsappNumber: isPhoneNumber(values.whatsappNumber) ? values.whatsappNumber : null,
  };
  const choices = { ...values, ...numbers, alertMethods };
  const missing = (['sms', 'whatsapp'] as const).flatMap((method) => missingFor(method, choices));
  return ALERT_FIELDS.filter((name) => missing.some(({ field }) => field === name));
}

/** What is sent: half a number behind a switch that is off is left as it is saved. */
export function toBody(saved: SavedAlerts, values: AlertValues): z.input<typeof alertPreferencesBody> {
  const number = (typed: string, before: string | null) =>
    typed.trim() === '' ? null : isPhoneNumber(typed) ? typed : before;
  return {
    alertMethods: values.alertMethods,
    phoneNumber: number(values.phoneNumber, saved.phoneNumber),
    smsConsent: values.smsConsent,
    whatsappNumber: number(values.whatsappNumber, saved.whatsappNumber),
  };
}
