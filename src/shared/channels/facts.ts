/**
 * The facts of a channel, which hold for every provider. The queue keeps the hours, the messages a day, the pace of the
 * site and to one address, the calls at once and the waits. A channel's rendering keeps the length.
 */
export interface ChannelFacts {
  /** The English name; the pages have the name in each language. */
  label: string;
  /** Whether the wizard offers the channel; Settings offers all (product.md §2). */
  inWizard: boolean;
  /** Whether the first form of the wizard has it ticked. */
  chosenFromTheStart: boolean;
  /** Whether a call of unknown outcome may be made again: only where a repeat is recognised as one (rules.md S7). */
  repeatable: boolean;
  /** Whether the provider reports afterwards that a message arrived, was read or failed (rules.md C7). */
  reports: boolean;
  address: AddressFacts;
  /** How a member shows that an address is theirs. */
  verification: 'none' | 'link' | 'code' | 'linking';
  limits: ChannelLimits;
  consent: ConsentFacts;
  says: ChannelMessages;
}

/** Where messages of a channel go. */
export type AddressFacts =
  /** To the member, wherever they have the app open. */
  | { kind: 'none' }
  /** To the address of the account. */
  | { kind: 'account' }
  /** To a number that the member types into a field of the alert preferences. */
  | { kind: 'typed'; field: NumberField }
  /** To a chat or workspace that the member linked; one that is exclusive belongs to one member. */
  | { kind: 'linked'; exclusive: boolean }
  /** To each of the member's browsers, which belong to them alone; of more than the most, the oldest goes. */
  | { kind: 'browsers'; most: number; exclusive: true };

/** The documented fields that hold a number (product.md §3). */
export type NumberField = 'phoneNumber' | 'whatsappNumber';

export interface ChannelLimits {
  /** The longest message, in the unit its provider counts by. */
  length: { most: number; unit: 'characters' | 'segments' | 'bytes' } | null;
  /** How many messages a second leave the site, and reach one address; null where nothing asks for a limit. */
  perSecond: { site: number | null; address: number | null };
  /** The hours of the recipient's day in which guidance may come; outside them it is held back (rules.md C12). */
  hours: { from: number; until: number } | null;
  /** How many messages of guidance a member agrees to on one local day (rules.md C11). */
  aDay: { least: number; most: number } | null;
  /** How many calls to the provider are open at once. */
  atOnce: number;
  /** The waits before the second and each further attempt, in milliseconds, give or take a fifth (rules.md C35). */
  waitsMs: readonly number[];
}

export interface ConsentFacts {
  /** The consent record that the channel belongs to, by the end of its page's address (product.md §2). */
  record: 'sms-whatsapp' | 'email' | 'push' | 'third-party';
  /** The words beside the channel in Settings that switching it on agrees to; null where those of the screen count. */
  wording: 'sms' | 'whatsapp' | null;
  /** The box that is ticked before anything is sent; null where the switch is enough. */
  box: 'smsConsent' | null;
  /** Whether members choose kinds of messages besides the channel itself (decisions.md D34). */
  kinds: boolean;
}

/** The code of a message in `shared/messages/`; `channels.test.ts` checks that there is one. */
export type MessageCode = string;

/** The sentences of the server about the channel. */
export interface ChannelMessages {
  /** Tells a member who switched the channel on how to confirm their address. */
  toConfirm: MessageCode;
  /** Takes its place while the box of the consent is not ticked. */
  toAgree: MessageCode | null;
  /** Says that the provider refuses the address. */
  refused: MessageCode;
  /** The errors of the number and of the box; null where the channel has no such field. */
  numberInvalid: MessageCode | null;
  boxNeeded: MessageCode | null;
  /** The dashboard's requests to a member who chose the channel in the wizard; null where it makes none. */
  dashboard: { notSetUp: MessageCode; toConfirm: MessageCode } | null;
}

/** The waits that the queue keeps unless a provider asks for others (rules.md C35). */
export const USUAL_WAITS_MS = [30_000, 120_000, 480_000] as const;
/** Open calls at once, for a provider that says nothing of it. */
export const USUAL_AT_ONCE = 20;
