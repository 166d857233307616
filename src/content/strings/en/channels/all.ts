import type { AlertMethod } from '../../../../shared/channels/channels.ts';
import type { ConsentFacts } from '../../../../shared/channels/facts.ts';
import type { ChannelWords, Wording } from '../../channel-words.ts';
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

/** What the consent pages and the export call each channel. */
export const consentNames: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(channelWords).map(([method, { consentName }]) => [method, consentName]),
);

type WordingName = NonNullable<ConsentFacts['wording']>;

/** The consent words beside one channel and over the kinds of mail, by the names that the facts of a channel give. */
export const channelWordings = {
  sms: sms.wording,
  whatsapp: whatsapp.wording,
  mail: mailKindsWording,
} satisfies Record<WordingName | 'mail', Wording>;
