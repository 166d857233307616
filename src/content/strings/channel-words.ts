/** The words of one channel in one language. What only its row's own controls say stands with the words of Settings. */
export interface ChannelWords {
  /** The short name, in lists, in badges and as the title of its row in Settings. */
  name: string;
  /** The same name in the middle of a sentence. */
  inSentence: string;
  /** The name in the consent pages. */
  consentName: string;
  /** The sentence of its row in Settings; a function where the sentence names the address of the account. */
  about: string | ((address: string) => string);
  badges: {
    /** The badge while the member has a step left, such as confirming the address. */
    toDo: string;
    /** The badge of a channel that is ready, where "Ready" is not the word for it. */
    ready?: string;
  };
  /** The label of the field for the number that the channel sends to; null where members type none. */
  number: string | null;
  /** Its card in the wizard; null where the wizard does not offer it. */
  wizard: WizardWords | null;
  /** The consent words beside its switch; null where those of the whole screen count (decisions.md D30). */
  wording: Wording | null;
  /** A sentence for each code that only this channel ends a delivery with, or for a family of codes (find-code.ts). */
  codes: Readonly<Record<string, DeliveryCodeWords>>;
  /** The words of the administrators' diagnostic; null where the channel has none. */
  diagnostic: DiagnosticWords | null;
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
}

/** Why a delivery ended as it did, for its two readers. */
export interface DeliveryCodeWords {
  /** A whole sentence to the member whose message it was, about what they can know or do. */
  member: string;
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
