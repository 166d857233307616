import { desktop } from './desktop.ts';
import { email } from './email.ts';
import type { AddressField, ChannelFacts, ConsentBox, ConsentFacts, TypedAddressFacts } from './facts.ts';
import { push } from './push.ts';
import { slack } from './slack.ts';
import { sms } from './sms.ts';
import { telegram } from './telegram.ts';
import { whatsapp } from './whatsapp.ts';

/** The methods by which guidance reaches a member, in the order of product.md §3. A new method is a new row here. */
const ROWS = { email, sms, push, whatsapp, slack, telegram, desktop } as const;

export type AlertMethod = keyof typeof ROWS;
export const ALERT_METHODS = Object.keys(ROWS) as [AlertMethod, ...AlertMethod[]];

/** The facts of each channel. */
export const CHANNELS: Readonly<Record<AlertMethod, ChannelFacts>> = ROWS;

/** The app itself, where an entry appears. It is the channel of one delivery for each entry, and no method. */
export const APP_CHANNEL = 'app';
/** The channels of deliveries: the methods, and the app itself. */
export type DeliveryChannel = AlertMethod | typeof APP_CHANNEL;
export const DELIVERY_CHANNELS = [...ALERT_METHODS, APP_CHANNEL] as [DeliveryChannel, ...DeliveryChannel[]];

/** Returns whether a delivery's channel is a method, and not the app itself. */
export function isMethod(channel: DeliveryChannel): channel is AlertMethod {
  return channel !== APP_CHANNEL;
}

/** The methods that the wizard offers. */
export type OnboardingMethod = {
  [Method in AlertMethod]: (typeof ROWS)[Method]['inWizard'] extends true ? Method : never;
}[AlertMethod];
export const ONBOARDING_METHODS = ALERT_METHODS.filter((method) => CHANNELS[method].inWizard) as [
  OnboardingMethod,
  ...OnboardingMethod[],
];

/** Returns the facts of the address that members type for a method; null when they type none. */
export function typedAddressOf(method: AlertMethod): TypedAddressFacts | null {
  const { address } = CHANNELS[method];
  return address.kind === 'typed' ? address : null;
}

/** A method that sends to an address the member types. */
export type TypedMethod = {
  [Method in AlertMethod]: (typeof ROWS)[Method]['address'] extends { kind: 'typed' } ? Method : never;
}[AlertMethod];
/** The methods that send to an address the member types. */
export const TYPED_METHODS = ALERT_METHODS.filter((method) => typedAddressOf(method) !== null);

/** The methods with a documented field for their address, by that field. */
export const ADDRESS_FIELDS = Object.fromEntries(
  TYPED_METHODS.flatMap((method) => {
    const field = typedAddressOf(method)?.field;
    return field ? [[field, method]] : [];
  }),
) as Record<AddressField, AlertMethod>;

/** The checkboxes of consent, each as its documented field. */
export const CONSENT_BOXES = [...new Set(ALERT_METHODS.flatMap((method) => CHANNELS[method].consent.box ?? []))];

/** Returns a value for each checkbox of consent. */
export function forEachBox<Value>(read: (box: ConsentBox) => Value): Record<ConsentBox, Value> {
  return Object.fromEntries(CONSENT_BOXES.map((box) => [box, read(box)])) as Record<ConsentBox, Value>;
}

type SentencesOf<Row> = Row extends { sentences: infer Sentences } ? Sentences : never;
type Intersection<Union> = (Union extends unknown ? (each: Union) => void : never) extends (all: infer All) => void
  ? All
  : never;

/** The English sentences that only one channel has, by their codes. */
export const CHANNEL_SENTENCES = Object.assign(
  {},
  ...ALERT_METHODS.map((method) => CHANNELS[method].sentences),
) as Intersection<SentencesOf<(typeof ROWS)[AlertMethod]>>;

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
  return isMethod(channel) && CHANNELS[channel].address.kind === 'none';
}

export type ConsentRecordName = ConsentFacts['record'];
const RECORDS = ['sms-whatsapp', 'email', 'push', 'third-party'] as const satisfies readonly ConsentRecordName[];

/** The four consent records that have pages, each with its methods (product.md §2). */
export const CONSENT_RECORDS = Object.fromEntries(
  RECORDS.map((record) => [record, ALERT_METHODS.filter((method) => CHANNELS[method].consent.record === record)]),
) as Record<ConsentRecordName, AlertMethod[]>;

/** Returns whether people write to the site in a chat of the method, where commands begin with a slash. */
export function isChat(method: AlertMethod): boolean {
  return CHANNELS[method].replies?.kind === 'chat';
}
