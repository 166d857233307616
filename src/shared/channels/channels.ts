import { desktop } from './desktop.ts';
import { email } from './email.ts';
import type { ChannelFacts, ConsentFacts, NumberField } from './facts.ts';
import { push } from './push.ts';
import { slack } from './slack.ts';
import { sms } from './sms.ts';
import { telegram } from './telegram.ts';
import { whatsapp } from './whatsapp.ts';

/**
 * The seven methods by which guidance reaches a member, in the order of product.md §3. A new method is a new row here.
 */
const ROWS = { email, sms, push, whatsapp, slack, telegram, desktop } as const;

export type AlertMethod = keyof typeof ROWS;
export const ALERT_METHODS = Object.keys(ROWS) as [AlertMethod, ...AlertMethod[]];

/** The facts of each channel. */
export const CHANNELS: Readonly<Record<AlertMethod, ChannelFacts>> = ROWS;

/** The channels of deliveries: the seven methods, and the app itself, where the entry appears. */
export type DeliveryChannel = AlertMethod | 'app';
export const DELIVERY_CHANNELS = [...ALERT_METHODS, 'app'] as [DeliveryChannel, ...DeliveryChannel[]];

/** The methods that the wizard offers. */
export type OnboardingMethod = {
  [Method in AlertMethod]: (typeof ROWS)[Method]['inWizard'] extends true ? Method : never;
}[AlertMethod];
export const ONBOARDING_METHODS = ALERT_METHODS.filter((method) => CHANNELS[method].inWizard) as [
  OnboardingMethod,
  ...OnboardingMethod[],
];

/** The methods that are ticked in the wizard at first. */
export const FIRST_METHODS = ONBOARDING_METHODS.filter((method) => CHANNELS[method].chosenFromTheStart);

/** The methods that send to a number the member types, by the field with that number. */
export const NUMBER_FIELDS = Object.fromEntries(
  ALERT_METHODS.flatMap((method) => {
    const { address } = CHANNELS[method];
    return address.kind === 'typed' ? [[address.field, method]] : [];
  }),
) as Record<NumberField, AlertMethod>;

/** Returns the field with a method's number; null when the method sends to no number. */
export function numberFieldOf(method: AlertMethod): NumberField | null {
  const { address } = CHANNELS[method];
  return address.kind === 'typed' ? address.field : null;
}

/**
 * The methods whose addresses belong to one member each. A member who links or subscribes one takes it from its
 * previous owner.
 */
export const EXCLUSIVE_METHODS = ALERT_METHODS.filter((method) => {
  const { address } = CHANNELS[method];
  return 'exclusive' in address && address.exclusive;
});

/** The methods whose providers report the outcome of an accepted message. */
export const REPORTING_METHODS = ALERT_METHODS.filter((method) => CHANNELS[method].reports);

/** The method that uses the address of the account. Mail about the account uses it too. */
export const ACCOUNT_METHOD = 'email' satisfies AlertMethod;

/** Returns whether open tabs show the messages of a channel, which they get from the live stream (decisions.md D25). */
export function isShownByTabs(channel: DeliveryChannel): boolean {
  return channel !== 'app' && CHANNELS[channel].address.kind === 'none';
}

export type ConsentRecordName = ConsentFacts['record'];
const RECORDS = ['sms-whatsapp', 'email', 'push', 'third-party'] as const satisfies readonly ConsentRecordName[];

/** The four consent records that have pages, each with its methods (product.md §2). */
export const CONSENT_RECORDS = Object.fromEntries(
  RECORDS.map((record) => [record, ALERT_METHODS.filter((method) => CHANNELS[method].consent.record === record)]),
) as Record<ConsentRecordName, AlertMethod[]>;
