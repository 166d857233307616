import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { Catalogue } from '../../../../shared/messages/message.ts';
import { type ChannelWords, type Wording, wordingOfHours } from '../../channel-words.ts';
import { desktop } from './desktop.ts';
import { email, mailKindsWording } from './email.ts';
import { push } from './push.ts';
import { slack } from './slack.ts';
import { sms } from './sms.ts';
import { telegram } from './telegram.ts';
import { whatsapp } from './whatsapp.ts';

/** The words of each channel. */
export const channelWords: Readonly<Record<AlertMethod, ChannelWords>> = {
  email,
  sms,
  push,
  whatsapp,
  slack,
  telegram,
  desktop,
};

/** The name of each channel on the consent pages and in the export. */
export const consentNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(channelWords).map(([method, { consentName }]) => [method, consentName]),
);

/** The words about each platform of another company, for its consent record. */
export const platformWords = Object.values(channelWords).flatMap(({ consentName, platform }) =>
  platform ? [{ name: consentName, ...platform }] : [],
);

/** The label of the address that members type, for each channel where they type one. */
export const addressLabels: Readonly<Partial<Record<string, string>>> = Object.fromEntries(
  Object.entries(channelWords).flatMap(([method, { address }]) => (address ? [[method, address.label]] : [])),
);

/** The consent words beside each channel that has its own, and over the kinds of mail. */
export const channelWordings: Readonly<Partial<Record<AlertMethod, Wording>> & { mail: Wording }> = {
  ...Object.fromEntries(
    Object.entries(channelWords).flatMap(([method, { wording }]) => (wording ? [[method, wording]] : [])),
  ),
  mail: mailKindsWording,
};

/** The consent words at a slot outside the hours of a channel that has hours. */
export const hoursWordings: Readonly<Partial<Record<AlertMethod, Wording>>> = Object.fromEntries(
  Object.entries(channelWords).flatMap(([method, { hoursWording }]) =>
    hoursWording ? [[method, wordingOfHours(hoursWording)]] : [],
  ),
);

/** The server's sentences that only one channel has. */
export const channelSentences: Readonly<Catalogue> = Object.assign(
  {},
  ...Object.values(channelWords).map(({ sentences }) => sentences),
);
