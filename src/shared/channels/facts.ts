import type { AddressForm } from '../alerts/address-form.ts';
import type { Catalogue } from '../messages/message.ts';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from '../schedule/durations.ts';

/**
 * The facts of a channel, which hold for every provider. The queue keeps the hours, the messages a day, the rate of the
 * site and to one address, the calls at once and the waits. A channel's rendering keeps the length.
 */
export interface ChannelFacts {
  /** The English name; the pages have a name in each language. */
  label: string;
  /** True when the wizard offers the channel; Settings offers all (product.md §2). */
  inWizard: boolean;
  /**
   * True when a call of unknown outcome may be repeated, because the provider or the recipient recognises a repeat
   * (rules.md S7).
   */
  repeatable: boolean;
  /** True when the provider later reports that a message arrived, was read or failed (rules.md C7). */
  reports: boolean;
  address: AddressFacts;
  /** The way a member proves that an address is theirs. */
  verification: 'none' | 'link' | 'code' | 'linking';
  /** How people write to the site on the channel; null where the site takes no text from it. */
  replies: ReplyFacts | null;
  limits: ChannelLimits;
  consent: ConsentFacts;
  says: ChannelMessages;
  /**
   * The English sentences that only this channel has, by codes of its own; REST answers them. The channel's words have
   * them in each other language.
   */
  sentences?: Readonly<Catalogue>;
}

/** The kind of address that a channel sends to. */
type AddressFacts =
  /** No address: the message appears wherever the member has the app open. */
  | { kind: 'none' }
  /** The address of the account. */
  | { kind: 'account' }
  /** An address that the member types in Settings, such as a phone number. */
  | TypedAddressFacts
  /** A chat or workspace that the member linked; an exclusive one belongs to one member. */
  | { kind: 'linked'; exclusive: boolean }
  /** Each of the member's browsers, which belong only to them. Above `most`, the oldest is removed. */
  | {
      kind: 'browsers';
      most: number;
      exclusive: true;
      /** A browser is forgotten with so many messages that its provider rejected one upon another (rules.md C24). */
      rejections: number;
    };

export interface TypedAddressFacts {
  kind: 'typed';
  form: AddressForm;
  /** Its documented field in the alert preferences (product.md §3); null where it stands in `addresses` by the channel's name. */
  field: AddressField | null;
  /** The error of an address of another form, and of a missing one. */
  invalid: MessageCode;
}

/** The documented fields with an address (product.md §3). */
export type AddressField = 'phoneNumber' | 'whatsappNumber';

interface ReplyFacts {
  /**
   * `texts` where commands are plain words, such as STOP, and a text is about the last message; `chat` where commands
   * begin with a slash, and a text is about the message that it replies to.
   */
  kind: 'texts' | 'chat';
  /** True when the provider charges for each message. The site then gives no answer that is not needed. */
  costs: boolean;
}

export interface ChannelLimits {
  /** The longest message, in the unit its provider counts. */
  length: { most: number; unit: 'characters' | 'segments' | 'bytes' } | null;
  /**
   * The longest that its provider keeps a message that it cannot send yet, in milliseconds; it keeps none past the
   * member's next slot or the end of `hours`. Absent where the provider decides.
   */
  ttlMs?: number;
  /** The number of messages a second from the site, and to one address, as whole numbers; null without a limit. */
  perSecond: { site: number | null; address: number | null };
  /** The hours of the recipient's day when guidance may arrive. Outside these hours it is held back (rules.md C12). */
  hours: { from: number; until: number } | null;
  /** The number of guidance messages that a member agrees to per local day (rules.md C11). */
  aDay: { least: number; most: number } | null;
  /** The number of calls to the provider that may run at the same time. */
  atOnce: number;
  /** The waits before the second and each further attempt, in milliseconds, plus or minus a fifth (rules.md C35). */
  waitsMs: readonly number[];
}

export interface ConsentFacts {
  /** The channel's consent record, named by the last segment of its page's path (product.md §2). */
  record: 'sms-whatsapp' | 'email' | 'push' | 'third-party';
  /**
   * `own` when switching the channel on accepts a wording beside it in Settings; null when the wording of the screen
   * applies.
   */
  wording: 'own' | null;
  /** The checkbox that must be ticked before anything is sent; null when the switch is enough. */
  box: ConsentBox | null;
  /** True when a newly proved address gets a message with the terms before any guidance (rules.md C9). */
  terms: boolean;
  /** True when members choose kinds of messages besides the channel itself (decisions.md D34). */
  kinds: boolean;
}

/** The documented fields with a checkbox of consent (product.md §3). */
export type ConsentBox = 'smsConsent';

/** A code of `sentences` or of a message in `shared/messages/`; `channels.test.ts` checks that it exists. */
export type MessageCode = string;

/** The server's sentences about the channel. */
interface ChannelMessages {
  /** Tells a member who switched the channel on how to confirm their address. */
  toConfirm: MessageCode;
  /** Replaces `toConfirm` while the consent checkbox is not ticked. */
  toAgree: MessageCode | null;
  /** Says that the provider rejects the address. */
  refused: MessageCode;
  /** Tells somebody who writes from a place that no member linked what to do; null where members link none. */
  notLinked: MessageCode | null;
  /** Refuses a wrong, used or old secret; null where no event brings a secret. */
  secretOver: MessageCode | null;
  /** The error of the checkbox; null when the channel has none. */
  boxNeeded: MessageCode | null;
  /** The attention banners for a member who chose the channel in the wizard; null when there are none. */
  dashboard: { notSetUp: MessageCode; toConfirm: MessageCode } | null;
}

/** The queue's waits unless a provider needs others (rules.md C35). */
export const USUAL_WAITS_MS = [30 * SECOND_MS, 2 * MINUTE_MS, 8 * MINUTE_MS] as const;
/** The longest that a provider keeps a message that it cannot send yet, in milliseconds (rules.md C23). */
export const NOTIFICATION_TTL_MS = 4 * HOUR_MS;
/** The default number of concurrent calls, for a provider that documents none. */
export const USUAL_AT_ONCE = 20;
