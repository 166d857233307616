import type { Catalogue, Translation } from '../../shared/messages/message.ts';

/**
 * The words of one channel in one language, which several screens load. A row in Settings with controls of its own has
 * their words in `channels/<name>/row.ts`, because no other screen needs them.
 */
export interface ChannelWords {
  /** The short name, in lists, in badges and as the title of its row in Settings. */
  name: string;
  /** The same name in the middle of a sentence. */
  inSentence: string;
  /** The same name as the subject of a sentence, where it begins the sentence. */
  asSubject: string;
  /** How a message goes out on it, after a state such as "Sent" or "Not sent". */
  way: string;
  /** The name in the consent pages. */
  consentName: string;
  /** The sentence of its row in Settings; a function where the sentence names the address of the account. */
  about: string | ((address: string) => string);
  badges: {
    /** The badge while the member has a step left, such as confirming the address. */
    needsYou: string;
    /** The badge of a channel that is ready, where "Ready" is not the word for it. */
    ready?: string;
  };
  /** The words about the address that members type; null where they type none. */
  address: AddressWords | null;
  /** Says in Settings that the consent checkbox must be ticked; left out where the channel has none. */
  consentMissing?: string;
  /** The server's sentences that only this channel has, by the codes of its facts; left out where it has none. */
  sentences?: Readonly<Catalogue>;
  /** Its card on the page of the third-party record; null where its record is another. */
  platform: PlatformWords | null;
  /** Its card in the wizard; null where the wizard does not offer it. */
  wizard: WizardWords | null;
  /** The consent words beside its switch; null where those of the whole screen count (decisions.md D30). */
  wording: Wording | null;
  /** The consent words at a slot outside its hours; left out where it comes at any hour (rules.md C12). */
  hoursWording?: HoursWording;
  /** A sentence for each code that only this channel ends a delivery with, or for a family of codes (find-code.ts). */
  codes: Readonly<Record<string, DeliveryCodeWords>>;
  /** The words of the administrators' diagnostic; null where the channel has none. */
  diagnostic: DiagnosticWords | null;
}

/** The sentences of a channel's facts, to be said in any language. */
export type SentencesOf<Facts extends { sentences: object }> = Readonly<Translation<Facts['sentences']>>;

/** The words of Settings about an address that members type. */
export interface AddressWords {
  /** The label of its field, also in the export. */
  label: string;
  /** Says below the field how to write the address. */
  help: string;
  /** Says that the address is needed before the preferences can be saved. */
  missing: string;
  /** Says that a code can be sent once an address is typed and saved. */
  typeFirst: string;
  /** Says that a code can be sent once the address is saved. */
  saveFirst: string;
  /** Replaces `saveFirst` while the consent checkbox is not ticked. */
  notAgreed: string;
  notConfirmed: (address: string) => string;
  /** Says how messages begin again after the provider refused the address. */
  startAgain: string;
  goesTo: (address: string) => string;
  /** The toast after the code. */
  confirmed: (address: string) => { title: string; message: string };
}

/** The words of the consent page about another company's platform. */
interface PlatformWords {
  /** Sentences of the consent record: how a member agrees to this platform, and where their guidance goes. */
  agreement: string;
  place: string;
  /** Sentences of the steps: what the platform does when a member connects it, and which places they can choose. */
  connecting: string;
  choosing: string;
  accessed: string;
  sent: string;
  /** Says what the site reads of what a member does on the platform, what for, and what it keeps. */
  read: string;
  control: string;
  /** The technical note about how it is connected. */
  technical: { title: string; text: string };
}

interface WizardWords {
  name: string;
  /** The sentence of the card; a function where it names the address of the account. */
  about: string | ((address: string) => string);
  /** The same on a site that keeps the messages as files. */
  captured?: string;
  /** The same while the address is not confirmed. */
  unconfirmed?: (address: string) => string;
}

/** Words that a member agrees to. A version never stands for other words than those it was made for. */
export interface Wording {
  version: string;
  text: string;
  /** The first twelve hexadecimal digits of the text's SHA-256. `wordings.test.ts` prints it. */
  digest: string;
}

/** The words at a slot outside the hours of a channel, which a member agrees to by ticking their box. */
export interface HoursWording extends Omit<Wording, 'text'> {
  /** Says when messages come, and that none comes at this time without the tick. */
  about: string;
  box: string;
}

/** Returns the words at a slot as one text, as the ledger shows it. */
export function wordingOfHours({ version, about, box, digest }: HoursWording): Wording {
  return { version, text: `${about} ${box}`, digest };
}

/**
 * Each kind says what can be done about a reason why a message did not arrive:
 * - `nothing`: nothing is left to do.
 * - `byMember`: the reason itself says what the member did or can do, and nobody at the site can do more.
 * - `checkAddress`: the member's email address takes no messages.
 * - `checkNumber`: the same of their number.
 * - `unsure`: it may have arrived.
 * - `otherwise`: an error of the site or of a provider, which only the people of the site can find out about.
 */
export type AdviceKind = 'nothing' | 'byMember' | 'checkAddress' | 'checkNumber' | 'unsure' | 'otherwise';

/** The reason why a delivery ended, for its two readers. */
export interface DeliveryCodeWords {
  /** A whole sentence to the member whose message it was, about what they can know or do. */
  member: string;
  /** The advice after the sentence; left out where the sentence is `UNDELIVERED`, which stands for `otherwise`. */
  advice?: AdviceKind;
  /** A phrase for a cell of the administrators' tables, with the technical cause; it may name the provider's reply. */
  admin: string | ((reply: string) => string);
}

interface DiagnosticWords {
  /** The button. */
  start: string;
  failed: string;
  result: string;
  /** Each field of the answer that only this channel's diagnostic has. */
  fields: Readonly<Record<string, string>>;
}
