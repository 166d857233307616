import { desktop } from './desktop.ts';
import { email } from './email.ts';
import type { ChannelFacts, ConsentFacts, NumberField } from './facts.ts';
import { push } from './push.ts';
import { slack } from './slack.ts';
import { sms } from './sms.ts';
import { telegram } from './telegram.ts';
import { whatsapp } from './whatsapp.ts';

/** The seven ways guidance reaches a member, in the order of product.md §3. A new one is a new row here. */
const ROWS = { email, sms, push, whatsapp, slack, telegram, desktop } as const;

export type AlertMethod = keyof typeof ROWS;
export const ALERT_METHODS = Object.keys(ROWS) as [AlertMethod, ...AlertMethod[]];

/** The facts of each channel. */
export const CHANNELS: Readonly<Record<AlertMethod, ChannelFacts>> = ROWS;

/** Every way a delivery can go: the methods, and the entry appearing in the app itself. */
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

/** The methods that the wizard has ticked from the start. */
export const FIRST_METHODS = ONBOARDING_METHODS.filter((method) => CHANNELS[method].chosenFromTheStart);

/** The methods whose messages go to a number that the member types, by the field that holds it. */
export const NUMBER_FIELDS = Object.fromEntries(
  ALERT_METHODS.flatMap((method) => {
    const { address } = CHANNELS[method];
    return address.kind === 'typed' ? [[address.field, method]] : [];
  }),
) as Record<NumberField, AlertMethod>;

/** The field that holds the number a method sends to; null where it sends to no number. */
export function numberFieldOf(method: AlertMethod): NumberField | null {
  const { address } = CHANNELS[method];
  return address.kind === 'typed' ? address.field : null;
}

/** The methods whose addresses belong to one member each: who links or subscribes one takes it from who had it. */
export const EXCLUSIVE_METHODS = ALERT_METHODS.filter((method) => {
  const { address } = CHANNELS[method];
  return 'exclusive' in address && address.exclusive;
});

/** The methods whose providers report what became of a message after they took it. */
export const REPORTING_METHODS = ALERT_METHODS.filter((method) => CHANNELS[method].reports);

/** The method whose messages go to the address of the account: mail about the account goes by it too. */
export const ACCOUNT_METHOD = 'email' satisfies AlertMethod;

/** Whether open tabs show the messages of a channel, which they hear of on the live stream (decisions.md D25). */
export function isShownByTabs(channel: DeliveryChannel): boolean {
  return channel !== 'app' && CHANNELS[channel].address.kind === 'none';
}

export type ConsentRecordName = ConsentFacts['record'];
const RECORDS = ['sms-whatsapp', 'email', 'push', 'third-party'] as const satisfies readonly ConsentRecordName[];

/** The four consent records that there are pages for, with the methods that each is about (product.md §2). */
export const CONSENT_RECORDS = Object.fromEntries(
  RECORDS.map((record) => [record, ALERT_METHODS.filter((method) => CHANNELS[method].consent.record === record)]),
) as Record<ConsentRecordName, AlertMethod[]>;
